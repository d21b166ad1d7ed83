// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import type {
	ProfileFacets,
	ProfileList,
} from '../../../client/src/users/profile-schemas';
import { mayManage, seeAll, strangers } from '../../support/columns';
import { newMark, people, type Person } from '../../support/people';
import {
	intranetProfile,
	missing,
	profileFacets,
	profiles,
} from '../../support/paths';
import { as, full } from '../../support/world';

const mark = newMark();
const legal = `Légal ${ mark }`;
const sales = `Sales ${ mark }`;
const denver = `Denver ${ mark }`;

let ana: Person;
let bo: Person;
let cy: Person;
let partner: Person;
beforeAll( async () => {
	[ ana, cy, partner ] = ( await people(
		{
			first_name: 'Ana',
			last_name: mark,
			role: 'leadership',
			meta: { svc_department: legal },
		},
		{ first_name: 'Cy', last_name: mark },
		{
			first_name: 'Pia',
			last_name: mark,
			role: 'realtor_partner',
			meta: { svc_department: sales },
		}
	) ) as [ Person, Person, Person ];
	[ bo ] = ( await people( {
		first_name: 'Bo',
		last_name: mark,
		meta: { svc_department: legal, svc_reports_to: ana.id },
	} ) ) as [ Person ];
	await as.manager.put( intranetProfile( bo.id ), {
		office_location: denver,
		extension: 'x7',
		start_date: '2020-02-29',
	} );
} );

type Query = Record< string, string | number >;

const read = async ( query: Query = {} ) => {
	const answer = await as.manager.get( profiles, {
		query: { search: mark, ...query },
	} );
	expect( answer ).toAnswer( 'listProfiles' );
	return answer.body as ProfileList;
};

const found = async ( query: Query ) =>
	( await read( query ) ).data.map( ( { user_id } ) => user_id );

const counted = async ( query: Query = {} ) => {
	const answer = await as.manager.get( profileFacets, {
		query: { search: mark, ...query },
	} );
	expect( answer ).toAnswer( 'getProfileFacets' );
	const short = ( list: { value: string; count: number }[] ) =>
		Object.fromEntries( list.map( ( one ) => [ one.value, one.count ] ) );
	const { departments, roles, offices, lacks } = answer.body as ProfileFacets;
	return {
		departments: short( departments ),
		roles: short( roles ),
		offices: short( offices ),
		lacks: short( lacks ),
	};
};

describe( 'the list of all profiles', () => {
	const cases: [ string, Query, () => number[] ][] = [
		[ 'a department', { department: legal }, () => [ ana.id, bo.id ] ],
		[
			'a department in other letters',
			{ department: ` LEGAL ${ mark } ` },
			() => [ ana.id, bo.id ],
		],
		[
			'a partner’s department',
			{ department: sales },
			() => [ partner.id ],
		],
		[ 'an office', { office: denver }, () => [ bo.id ] ],
		[ 'no department', { without: 'department' }, () => [ cy.id ] ],
		[
			'no photo',
			{ without: 'photo' },
			() => [ ana.id, bo.id, cy.id, partner.id ],
		],
		[
			'no manager, which partners cannot have',
			{ without: 'manager' },
			() => [ ana.id, cy.id ],
		],
		[
			'nothing at all',
			{ department: '', office: '' },
			() => [ ana.id, bo.id, cy.id, partner.id ],
		],
		[
			'several things at once',
			{ department: legal, role: 'staff', office: denver },
			() => [ bo.id ],
		],
	];
	it.each( cases )(
		'is filtered by %s',
		async ( _name, filter, expected ) => {
			expect( await found( filter ) ).toEqual( expected() );
			expect( ( await read( { ...filter, per_page: 1 } ) ).total ).toBe(
				expected().length
			);
		}
	);

	it( 'is filtered by a manager', async () => {
		expect( await found( { manager: ana.id } ) ).toEqual( [ bo.id ] );
		for ( const nobody of [ bo.id, partner.id, missing ] ) {
			expect( await found( { manager: nobody } ) ).toEqual( [] );
		}
	} );

	it( 'is the same without a search, in any order', async () => {
		const turned = [ bo.id, ana.id ];
		for ( const [ filter, expected ] of [
			[ { department: legal }, [ ana.id, bo.id ] ],
			[ { office: denver }, [ bo.id ] ],
			[ { manager: ana.id }, [ bo.id ] ],
			[ { department: legal, role: 'staff' }, [ bo.id ] ],
			[
				{ department: legal, orderby: 'user_id', order: 'desc' },
				turned,
			],
			[
				{ department: legal, orderby: 'department', order: 'desc' },
				turned,
			],
			[ { department: legal, without: 'manager' }, [ ana.id ] ],
		] as [ Query, number[] ][] ) {
			const { data, total } = await read( { search: '', ...filter } );
			expect( data.map( ( { user_id } ) => user_id ) ).toEqual(
				expected
			);
			expect( total ).toBe( expected.length );
		}
	} );

	it( 'shows for editing what the intranet knows', async () => {
		const { data } = await read( { context: 'edit' } );
		expect(
			data.find( ( { user_id } ) => user_id === bo.id )
		).toMatchObject( {
			avatar_id: null,
			department: legal,
			office_location: denver,
			extension: 'x7',
			start_date: '2020-02-29',
			reports_to: ana.id,
			manager_name: `Ana ${ mark }`,
		} );
		expect(
			data.find( ( { user_id } ) => user_id === cy.id )
		).toMatchObject( {
			department: '',
			start_date: null,
			reports_to: null,
			manager_name: '',
		} );
		const plain = await read( {} );
		expect( plain.data[ 0 ] ).not.toHaveProperty( 'department' );
	} );

	it.each(
		[
			[ 'manager', '0' ],
			[ 'manager', 'me' ],
			[ 'without', 'name' ],
			[ 'department', 'x'.repeat( 101 ) ],
			[ 'office', 'a\u0000b' ],
			[ 'context', 'embed' ],
			[ 'orderby', 'office' ],
		].slice( 0, full ? undefined : 3 )
	)( 'refuses %s=%j', async ( name, value ) => {
		expect(
			await as.manager.get( profiles, { query: { [ name ]: value } } )
		).toRefuse( 'rest_invalid_param', [ name ] );
	} );
} );

describe( 'the facets of all profiles', () => {
	it( 'count partners as well, and what is lacked', async () => {
		expect( await counted() ).toEqual( {
			departments: { [ legal ]: 2, [ sales ]: 1 },
			roles: { realtor_partner: 1, staff: 2, leadership: 1 },
			offices: { [ denver ]: 1 },
			lacks: { manager: 2, photo: 4, department: 1 },
		} );
	} );

	it( 'leave their own filter out, and follow the others', async () => {
		expect( await counted( { department: legal } ) ).toEqual( {
			departments: { [ legal ]: 2, [ sales ]: 1 },
			roles: { staff: 1, leadership: 1 },
			offices: { [ denver ]: 1 },
			lacks: { manager: 1, photo: 2 },
		} );
		expect( await counted( { without: 'manager' } ) ).toMatchObject( {
			departments: { [ legal ]: 1 },
			lacks: { manager: 2, photo: 4, department: 1 },
		} );
		expect( await counted( { manager: ana.id } ) ).toMatchObject( {
			roles: { staff: 1 },
			lacks: { photo: 1 },
		} );
	} );

	it( 'are the totals of the list without a search', async () => {
		const whole = await counted( { search: '' } );
		for ( const [ role, count ] of Object.entries( whole.roles ) ) {
			expect(
				( await read( { search: '', role, per_page: 1 } ) ).total
			).toBeGreaterThanOrEqual( count > 0 ? 1 : 0 );
		}
		expect( whole.departments[ legal ] ).toBe( 2 );
		expect( whole.lacks.photo ).toBeGreaterThanOrEqual( 4 );
	} );

	it.each( [ 'page', 'orderby', 'context' ] )(
		'take no %s',
		async ( name ) => {
			expect(
				await as.manager.get( profileFacets, {
					query: { [ name ]: 1 },
				} )
			).toRefuse( 'rest_invalid_param', [ name ] );
		}
	);
} );

describe.each( seeAll )( '%s', ( name ) => {
	it( 'may filter by what the intranet knows, and count', async () => {
		for ( const query of [
			{ department: legal },
			{ manager: 1 },
			{ orderby: 'department' },
		] as Query[] ) {
			expect(
				await as[ name ].get( profiles, {
					query: { per_page: 1, ...query },
				} )
			).toAnswer( 'listProfiles' );
		}
		expect(
			await as[ name ].get( profileFacets, { query: { search: mark } } )
		).toAnswer( 'getProfileFacets' );
	} );

	it( 'sees what is for editing if they may manage', async () => {
		const answer = await as[ name ].get( profiles, {
			query: { context: 'edit', search: mark },
		} );
		if ( mayManage.includes( name ) ) {
			expect( answer ).toAnswer( 'listProfiles' );
		} else {
			expect( answer ).toRefuse( 'rest_forbidden', [ 'context' ] );
			expect( answer.text ).not.toContain( denver );
		}
	} );
} );

describe.each( [ ...strangers, 'partner' as const ] )( '%s', ( name ) => {
	it( 'neither filters by it nor counts', async () => {
		for ( const query of [
			{ department: legal },
			{ office: denver },
			{ manager: ana.id },
			{ without: 'photo' },
			{ orderby: 'department' },
			{ context: 'edit' },
		] as Query[] ) {
			expect( await as[ name ].get( profiles, { query } ) ).toRefuse(
				'rest_forbidden',
				name === 'partner' ? Object.keys( query ) : []
			);
		}
		expect( await as[ name ].get( profileFacets ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );
