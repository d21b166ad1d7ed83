import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
	vi,
} from 'vitest';
import type {
	Position,
	PositionList,
} from '../../../../client/src/users/intranet/position-schemas';
import { mayNotManage } from '../../../support/columns';
import { newMark, people, type Person } from '../../../support/people';
import { missing, position, positions } from '../../../support/paths';
import { as } from '../../../support/world';
import { found, newTeam, removeVacancies, type Team, vacancy } from './team';

afterAll( removeVacancies );

let team: Team;
let partner: Person;
beforeAll( async () => {
	team = await newTeam();
	[ partner ] = ( await people( { role: 'realtor_partner' } ) ) as [ Person ];
} );

describe( 'a vacancy', () => {
	it( 'is created with its fields, and has an address', async () => {
		const title = `O'Brien \\ "Head" & <b> 😀 ${ newMark() }`;
		const answer = await as.manager.post( positions, {
			title,
			department: 'Zöo',
			reports_to: team.boss.id,
			report_ids: [ team.bo.id, team.ana.id ],
		} );
		expect( answer ).toAnswer( 'createPosition' );
		const made = answer.body as Position;
		expect( made ).toEqual( {
			id: made.id,
			title,
			department: 'Zöo',
			reports_to: team.boss.id,
			report_ids: [ team.ana.id, team.bo.id ].sort( ( a, b ) => a - b ),
		} );
		expect( made.id ).toBeLessThan( 0 );
		expect( answer.headers.location ).toContain( position( made.id ) );
		expect( await found( made.id ) ).toEqual( made );
	} );

	it( 'needs only a title', async () => {
		expect( await vacancy( { title: 'Closer' } ) ).toMatchObject( {
			title: 'Closer',
			department: '',
			reports_to: null,
			report_ids: [],
		} );
	} );

	it.each( [
		[ {}, 'title' ],
		[ { title: '' }, 'title' ],
		[ { title: 'x'.repeat( 151 ) }, 'title' ],
		[ { title: null }, 'title' ],
		[ { title: 'x', department: 'x'.repeat( 101 ) }, 'department' ],
		[ { title: 'x', reports_to: missing }, 'reports_to' ],
		[ { title: 'x', reports_to: 0 }, 'reports_to' ],
		[ { title: 'x', report_ids: [ missing ] }, 'report_ids' ],
		[ { title: 'x', report_ids: [ 0 ] }, 'report_ids.0' ],
		[ { title: 'x', report_ids: 5 }, 'report_ids' ],
		[ { title: 'x', id: -1 }, 'id' ],
		[ { title: 'x', user_id: 1 }, 'user_id' ],
	] )( 'is not made of %j', async ( fields, refused ) => {
		expect( await as.manager.post( positions, fields ) ).toRefuse(
			'rest_invalid_param',
			[ refused ]
		);
	} );

	it( 'has people who report to its manager, and no others', async () => {
		const { boss, ana, bo, cy } = team;
		const refused: [ object, string ][] = [
			[
				{ reports_to: boss.id, report_ids: [ ana.id, cy.id ] },
				'report_ids',
			],
			[ { reports_to: boss.id, report_ids: [ boss.id ] }, 'report_ids' ],
			[
				{ reports_to: boss.id, report_ids: [ partner.id ] },
				'report_ids',
			],
			[ { report_ids: [ bo.id ] }, 'report_ids' ],
			[ { reports_to: partner.id }, 'reports_to' ],
		];
		for ( const [ fields, field ] of refused ) {
			expect(
				await as.manager.post( positions, { title: 'x', ...fields } )
			).toRefuse( 'rest_invalid_param', [ field ] );
		}
		expect(
			await vacancy( { title: 'x', report_ids: [ boss.id ] } )
		).toMatchObject( { report_ids: [ boss.id ] } );
	} );

	it( 'takes people from another vacancy', async () => {
		const fields = {
			title: 'x',
			reports_to: team.boss.id,
			report_ids: [ team.ana.id ],
		};
		const first = await vacancy( fields );
		await vacancy( fields );
		expect( await found( first.id ) ).toMatchObject( { report_ids: [] } );
	} );
} );

describe( 'the list', () => {
	it( 'is sorted by title, a page at a time', async () => {
		const mark = newMark();
		const made: Position[] = [];
		for ( const title of [ 'c', 'B', 'á', 'b' ] ) {
			made.push( await vacancy( { title: `${ mark } ${ title }` } ) );
		}
		// When another test file deletes a vacancy between two pages, the second page skips one.
		await vi.waitFor( async () => {
			const all = await everyPage();
			expect(
				all
					.filter( ( { title } ) => title.startsWith( mark ) )
					.map( ( { id } ) => id )
			).toEqual( [
				made[ 2 ]!.id,
				made[ 3 ]!.id,
				made[ 1 ]!.id,
				made[ 0 ]!.id,
			] );
		}, 20_000 );
	} );

	async function everyPage(): Promise< Position[] > {
		const all: Position[] = [];
		for ( let page = 1, pages = 1; page <= pages; page++ ) {
			const answer = await as.person.get( positions, {
				query: { per_page: 3, page },
			} );
			expect( answer ).toAnswer( 'listPositions' );
			const list = answer.body as PositionList;
			expect( answer.headers[ 'x-wp-total' ] ).toBe(
				String( list.total )
			);
			all.push( ...list.data );
			pages = list.pages;
		}
		return all;
	}
} );

describe( 'a change', () => {
	let made: Position;
	beforeEach( async () => {
		made = await vacancy( {
			title: 'Closer',
			department: 'Closing',
			reports_to: team.boss.id,
			report_ids: [ team.ana.id ],
		} );
	} );
	const put = ( fields: object ) =>
		as.manager.put( position( made.id ), fields );

	it( 'keeps what is absent and clears what is null', async () => {
		const changed = await put( { title: 'Senior closer' } );
		expect( changed ).toAnswer( 'updatePosition' );
		expect( changed.body ).toEqual( { ...made, title: 'Senior closer' } );
		const cleared = await put( {
			department: null,
			reports_to: null,
			report_ids: null,
		} );
		expect( cleared.body ).toEqual( {
			id: made.id,
			title: 'Senior closer',
			department: '',
			reports_to: null,
			report_ids: [],
		} );
		expect( await found( made.id ) ).toEqual( cleared.body );
	} );

	it( 'takes back what was read', async () => {
		const answer = await put( made );
		expect( answer ).toAnswer( 'updatePosition' );
		expect( answer.body ).toEqual( made );
		expect( await put( { ...made, id: made.id - 1 } ) ).toRefuse(
			'rest_invalid_param',
			[ 'id' ]
		);
	} );

	it( 'is refused as a whole where its manager changes and its reports do not', async () => {
		expect( await put( { title: 'y', reports_to: team.bo.id } ) ).toRefuse(
			'rest_invalid_param',
			[ 'report_ids' ]
		);
		expect( await found( made.id ) ).toEqual( made );
		expect(
			(
				await put( {
					reports_to: team.ana.id,
					report_ids: [ team.cy.id ],
				} )
			).body
		).toMatchObject( { report_ids: [ team.cy.id ] } );
	} );

	it( 'and a deletion honour If-Match', async () => {
		const { headers } = await put( { title: 'Known' } );
		const stale = { headers: { 'If-Match': String( headers.etag ) } };
		await put( { title: 'Changed' } );
		expect(
			await as.manager.put( position( made.id ), { title: 'z' }, stale )
		).toRefuse( 'rest_precondition_failed' );
		expect(
			await as.manager.delete( position( made.id ), stale )
		).toRefuse( 'rest_precondition_failed' );
		expect( await found( made.id ) ).toMatchObject( { title: 'Changed' } );
	} );

	it( 'is for those who may manage, and nothing changes for others', async () => {
		for ( const name of mayNotManage ) {
			for ( const answer of [
				await as[ name ].post( positions, { title: 'x' } ),
				await as[ name ].put( position( made.id ), { title: 'x' } ),
				await as[ name ].put( position( made.id ), {
					user_id: team.ana.id,
				} ),
				await as[ name ].put( position( -missing ), { title: 'x' } ),
				await as[ name ].delete( position( made.id ) ),
			] ) {
				expect( answer, name ).toRefuse( 'rest_forbidden' );
			}
		}
		expect( await found( made.id ) ).toEqual( made );
	} );

	it( 'ends with its deletion, and the people stay where they are', async () => {
		const answer = await as.manager.delete( position( made.id ) );
		expect( answer ).toAnswer( 'deletePosition' );
		expect( await found( made.id ) ).toBeUndefined();
		for ( const id of [ made.id, -missing, 0, 1 ] ) {
			expect( await as.manager.delete( position( id ) ) ).toRefuse(
				'rest_position_not_found'
			);
		}
	} );
} );
