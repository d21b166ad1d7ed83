// @module-tag single-site
// @module-tag trials
import { describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import type { Seen } from '../../support/http';
import {
	accounts,
	draft,
	newMark,
	people,
	stateOf,
} from '../../support/people';
import { profile, profiles } from '../../support/paths';
import { as, full, rounds } from '../../support/world';

const atOnce = ( count: number, one: ( index: number ) => Promise< Seen > ) =>
	Promise.all(
		Array.from( { length: count }, ( _none, index ) => one( index ) )
	);

const count = ( answers: Seen[] ) => {
	const counts: Record< number, number > = {};
	for ( const { status } of answers ) {
		counts[ status ] = ( counts[ status ] ?? 0 ) + 1;
	}
	return counts;
};

describe.runIf( full )( 'at the same time', () => {
	it( 'twenty profiles for one user are one', async () => {
		const mark = newMark();
		const [ account ] = await accounts( 1 );
		const answers = await atOnce( 20, () =>
			as.manager.post( profiles, draft( account!, { last_name: mark } ) )
		);
		expect( count( answers ) ).toEqual( { 201: 1, 409: 19 } );
		const [ made ] = answers.filter( ( one ) => one.status === 201 );
		const { id } = made!.body as { id: number };
		for ( const answer of answers.filter(
			( one ) => one.status === 409
		) ) {
			expect( answer ).toRefuse( 'rest_profile_exists' );
			expect( answer.body ).toMatchObject( { data: { id } } );
		}
		const list = await as.manager.get( profiles, {
			query: { search: mark },
		} );
		expect( ( list.body as ProfileList ).total ).toBe( 1 );
	} );

	it( 'two profiles moved to one user are one there', async () => {
		const [ one, two ] = await people( {}, {} );
		const [ goal ] = await accounts( 1 );
		const answers = await atOnce( 2, ( index ) =>
			as.manager.put( profile( [ one, two ][ index ]!.profileId ), {
				user_id: goal!.id,
			} )
		);
		expect( count( answers ) ).toEqual( { 200: 1, 409: 1 } );
	} );

	it( 'two managers of each other are refused once, round after round', async () => {
		for ( let round = 0; round < rounds( 10 ); round++ ) {
			const [ ana, bo ] = await people( {}, {} );
			const pair = [ ana!, bo! ] as const;
			const answers = await atOnce( 2, ( index ) =>
				as.manager.put( profile( pair[ index as 0 | 1 ].profileId ), {
					meta: { svc_reports_to: pair[ ( 1 - index ) as 0 | 1 ].id },
				} )
			);
			expect( count( answers ) ).toEqual( { 200: 1, 400: 1 } );
		}
	} );

	it( 'three in a ring are refused once', async () => {
		for ( let round = 0; round < rounds( 5 ); round++ ) {
			const ring = await people( {}, {}, {} );
			const answers = await atOnce( 3, ( index ) =>
				as.manager.put( profile( ring[ index ]!.profileId ), {
					meta: { svc_reports_to: ring[ ( index + 1 ) % 3 ]!.id },
				} )
			);
			expect( count( answers ) ).toEqual( { 200: 2, 400: 1 } );
		}
	} );

	it( 'eight changes of what all have read are one', async () => {
		const [ kim ] = await people( {} );
		const { headers } = await as.manager.get( profile( kim!.profileId ) );
		const answers = await atOnce( 8, ( index ) =>
			as.manager.put(
				profile( kim!.profileId ),
				{ phone: String( index ) },
				{ headers: { 'If-Match': String( headers.etag ) } }
			)
		);
		expect( count( answers ) ).toEqual( { 200: 1, 412: 7 } );
		const winner = answers.findIndex( ( one ) => one.status === 200 );
		expect( await stateOf( kim!.profileId ) ).toMatchObject( {
			phone: String( winner ),
		} );
	} );

	it( 'eight changes of different fields are all kept', async () => {
		const [ kim ] = await people( {} );
		const fields = [
			'job_title',
			'company',
			'phone',
			'nmls_id',
			'bio',
			'first_name',
			'last_name',
		];
		const answers = await atOnce( fields.length, ( index ) =>
			as.manager.put( profile( kim!.profileId ), {
				[ fields[ index ]! ]: '7',
			} )
		);
		expect( count( answers ) ).toEqual( { 200: fields.length } );
		expect( await stateOf( kim!.profileId ) ).toMatchObject(
			Object.fromEntries( fields.map( ( field ) => [ field, '7' ] ) )
		);
	} );

	it( 'a deletion and changes are no error of the server', async () => {
		const [ kim ] = await people( {} );
		const [ report ] = await people( {
			meta: { svc_reports_to: kim!.id },
		} );
		const answers = await atOnce( 8, ( index ) =>
			index === 3
				? as.manager.delete( profile( kim!.profileId ) )
				: as.manager.put( profile( kim!.profileId ), {
						phone: String( index ),
					} )
		);
		expect(
			answers
				.map( ( one ) => one.status )
				.filter( ( status ) => status !== 404 )
		).toEqual( expect.arrayContaining( [ 200 ] ) );
		expect( answers.filter( ( one ) => one.status >= 500 ) ).toEqual( [] );
		expect( await stateOf( report!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: null },
		} );
	} );

	it( 'a list stays whole while profiles come and go', async () => {
		const mark = newMark();
		await people(
			...Array.from( { length: 5 }, () => ( { last_name: mark } ) )
		);
		const users = await accounts( 10 );
		const writes = atOnce( 10, ( index ) =>
			as.manager.post( profiles, draft( users[ index ]! ) )
		);
		const reads = atOnce( 10, () =>
			as.person.get( profiles, { query: { search: mark } } )
		);
		expect( count( await writes ) ).toEqual( { 201: 10 } );
		for ( const answer of await reads ) {
			expect( answer ).toAnswer( 'listProfiles' );
			expect( answer.body ).toMatchObject( { total: 5 } );
		}
	} );
} );
