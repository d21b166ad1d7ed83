import { beforeAll, describe, expect, it } from 'vitest';
import type {
	DirectoryItem,
	DirectoryList,
} from '../../../../client/src/users/intranet/directory-schemas';
import { control } from '../../../support/control';
import { newMark, people, stateOf, type Person } from '../../../support/people';
import { directory, intranetProfile, missing } from '../../../support/paths';
import { as, full } from '../../../support/world';

const mark = newMark();
const title = `Clerk ${ mark }`;
const department = `Fínance ${ mark }`;
const office = `Dénver ${ mark }`;

let ana: Person;
let bo: Person;
let cy: Person;
let partner: Person;
beforeAll( async () => {
	[ ana ] = ( await people( {
		first_name: 'Ána',
		last_name: 'Ruiz',
		phone: '555 0100',
		job_title: title,
		role: 'leadership',
		email: `${ mark }-mail@example.com`,
		meta: { svc_department: department },
	} ) ) as [ Person ];
	[ bo, cy, partner ] = ( await people(
		{
			first_name: 'Bo',
			last_name: 'Lind',
			job_title: title,
			meta: { svc_department: department, svc_reports_to: ana.id },
		},
		{ first_name: 'Cy', last_name: 'Oz', job_title: `Agent ${ mark }` },
		{ job_title: title, role: 'realtor_partner' }
	) ) as [ Person, Person, Person ];
	await as.manager.put( intranetProfile( ana.id ), {
		office_location: office,
		extension: 'x204',
	} );
} );

const read = async ( query: object ): Promise< DirectoryList > => {
	const answer = await as.person.get( directory, {
		query: { search: mark, ...query },
	} );
	expect( answer ).toAnswer( 'searchDirectory' );
	return answer.body as DirectoryList;
};
const found = async ( query: object ) =>
	( await read( query ) ).data.map( ( item ) => item.id );

describe( 'the directory', () => {
	it( 'shows people by last name, with all fields of an item', async () => {
		const { data, ...rest } = await read( {} );
		expect( rest ).toEqual( { total: 3, pages: 1, page: 1 } );
		expect( data.map( ( { id } ) => id ) ).toEqual( [
			bo.id,
			cy.id,
			ana.id,
		] );
		const profile = await stateOf( ana.profileId );
		expect( data[ 2 ] ).toEqual( {
			id: ana.id,
			profile_id: ana.profileId,
			first_name: 'Ána',
			last_name: 'Ruiz',
			name: 'Ána Ruiz',
			email: `${ mark }-mail@example.com`,
			role: 'leadership',
			title,
			department,
			phone: '555 0100',
			extension: 'x204',
			office_location: office,
			avatar_url: String( profile.avatar_url ),
		} satisfies DirectoryItem );
	} );

	it( 'says in headers how many there are and where the next page is', async () => {
		const { headers } = await as.person.get( directory, {
			query: { search: mark, per_page: 1, page: 2 },
		} );
		expect( headers[ 'x-wp-total' ] ).toBe( '3' );
		expect( headers[ 'x-wp-totalpages' ] ).toBe( '3' );
		expect( headers.link ).toMatch(
			/page=1.*rel="prev".*page=3.*rel="next"/
		);
	} );

	it( 'has true totals behind the last page', async () => {
		expect( await read( { page: 9 } ) ).toEqual( {
			data: [],
			total: 3,
			pages: 1,
			page: 9,
		} );
		expect( await read( { page: 900 } ) ).toMatchObject( {
			data: [],
			total: 3,
		} );
	} );

	it( 'answers to HEAD, _fields and _envelope', async () => {
		const query = { search: mark };
		const head = await as.person.head( directory, { query } );
		expect( [ head.status, head.text ] ).toEqual( [ 200, '' ] );
		expect( head.headers[ 'x-wp-total' ] ).toBe( '3' );
		const some = await as.person.get( directory, {
			query: { ...query, _fields: 'total' },
		} );
		expect( some.body ).toEqual( { total: 3 } );
		const enveloped = await as.person.get( directory, {
			query: { ...query, _envelope: 1 },
		} );
		expect( enveloped.body ).toMatchObject( {
			status: 200,
			body: { total: 3 },
		} );
	} );
} );

describe( 'a search', () => {
	it.each( [
		[ 'name', 'ana RUIZ', () => [ ana.id ] ],
		[ 'middle of a name', 'uiz', () => [ ana.id ] ],
		[ 'title', 'AGENT', () => [ cy.id ] ],
		[ 'department', 'finance', () => [ bo.id, ana.id ] ],
		[ 'name and department at once', 'bo fínance', () => [ bo.id ] ],
		[ 'nothing', 'bo agent', () => [] ],
	] )( 'finds by %s', async ( _name, words, expected ) => {
		expect( await found( { search: `${ mark } ${ words }` } ) ).toEqual(
			expected()
		);
	} );

	it( 'does not look into the e-mail', async () => {
		expect( await found( { search: `${ mark }-mail` } ) ).toEqual( [] );
	} );

	it( 'follows a new title and department', async () => {
		const other = newMark();
		const [ kim ] = await people( {} );
		await as.manager.put( `/users/v1/profiles/${ kim!.profileId }`, {
			job_title: `Boss ${ other }`,
		} );
		expect( await found( { search: `${ other } boss` } ) ).toEqual( [
			kim!.id,
		] );
		await control.setUserMeta(
			kim!.id,
			'svc_intranet_department',
			`Dept${ other }`
		);
		expect( await found( { search: `dept${ other }` } ) ).toEqual( [
			kim!.id,
		] );
		await control.clearUserMeta( kim!.id, 'svc_intranet_department' );
		expect( await found( { search: `dept${ other }` } ) ).toEqual( [] );
	} );
} );

describe( 'a filter', () => {
	const cases: [ string, object, () => number[] ][] = [
		[ 'a department', { department }, () => [ bo.id, ana.id ] ],
		[
			'a department in other letters',
			{ department: `FINANCE ${ mark.toUpperCase() } ` },
			() => [ bo.id, ana.id ],
		],
		[ 'part of a department', { department: 'Finance' }, () => [] ],
		[ 'a role', { role: 'staff' }, () => [ bo.id, cy.id ] ],
		[
			'the role that nobody here has',
			{ role: 'realtor_partner' },
			() => [],
		],
		[ 'an office', { office: `denver ${ mark }` }, () => [ ana.id ] ],
		[
			'nothing at all',
			{ department: '', office: '' },
			() => [ bo.id, cy.id, ana.id ],
		],
		[ 'no manager', { without: 'manager' }, () => [ cy.id, ana.id ] ],
		[ 'no department', { without: 'department' }, () => [ cy.id ] ],
		[ 'no photo', { without: 'photo' }, () => [ bo.id, cy.id, ana.id ] ],
		[
			'several things at once',
			{ department, role: 'leadership', office, without: 'manager' },
			() => [ ana.id ],
		],
	];
	it.each( cases )( 'by %s', async ( _name, filter, expected ) => {
		expect( await found( filter ) ).toEqual( expected() );
	} );

	it( 'by a manager', async () => {
		expect( await found( { manager: ana.id } ) ).toEqual( [ bo.id ] );
		for ( const nobody of [ bo.id, partner.id, missing ] ) {
			expect( await found( { manager: nobody } ) ).toEqual( [] );
		}
	} );

	it( 'is the same without a search', async () => {
		for ( const [ filter, expected ] of [
			[ { department }, [ bo.id, ana.id ] ],
			[ { office }, [ ana.id ] ],
			[ { manager: ana.id }, [ bo.id ] ],
			[ { department, orderby: 'first_name' }, [ ana.id, bo.id ] ],
			[ { department, orderby: 'department' }, [ bo.id, ana.id ] ],
			[ { department, role: 'leadership' }, [ ana.id ] ],
			[ { department, without: 'manager' }, [ ana.id ] ],
		] as [ object, number[] ][] ) {
			const { data, total } = await read( { search: '', ...filter } );
			expect( data.map( ( { id } ) => id ) ).toEqual( expected );
			expect( total ).toBe( expected.length );
		}
	} );

	it( 'takes a manager who is no person any more for none', async () => {
		const other = newMark();
		const [ boss ] = await people( {} );
		const [ low ] = await people( { last_name: other } );
		const here = async ( filter: object ) =>
			await found( { search: other, ...filter } );
		await control.setUserMeta(
			low!.id,
			'svc_intranet_reports_to',
			boss!.id
		);
		expect( await here( { without: 'manager' } ) ).toEqual( [] );
		expect( await here( { manager: boss!.id } ) ).toEqual( [ low!.id ] );
		for ( const nobody of [ partner.id, missing, low!.id ] ) {
			await control.setUserMeta(
				low!.id,
				'svc_intranet_reports_to',
				nobody
			);
			expect( await here( { without: 'manager' } ) ).toEqual( [
				low!.id,
			] );
			expect( await here( { manager: nobody } ) ).toEqual( [] );
		}
	} );
} );

describe( 'a parameter', () => {
	it.each(
		[
			[ 'page', '0' ],
			[ 'page', '1e1' ],
			[ 'page', '100001' ],
			[ 'per_page', '101' ],
			[ 'per_page', '' ],
			[ 'orderby', 'email' ],
			[ 'orderby', '(select sleep(3))' ],
			[ 'order', 'up' ],
			[ 'role', 'boss' ],
			[ 'without', 'name' ],
			[ 'manager', '0' ],
			[ 'manager', 'me' ],
			[ 'search', 'x'.repeat( 101 ) ],
			[ 'search', 'a b c d e f g h i j k' ],
			[ 'department', 'x'.repeat( 101 ) ],
			[ 'office', 'a\u0000b' ],
			[ 'context', 'edit' ],
		].slice( 0, full ? undefined : 3 )
	)( '%s=%j is refused', async ( name, value ) => {
		expect(
			await as.person.get( directory, { query: { [ name ]: value } } )
		).toRefuse( 'rest_invalid_param', [ name ] );
	} );

	it.each( [ 'search', 'department', 'manager', 'orderby' ] )(
		'%s[] is refused',
		async ( name ) => {
			expect(
				await as.person.get( directory, { query: `${ name }[]=a` } )
			).toRefuse( 'rest_invalid_param', [ name ] );
		}
	);

	it.each(
		[ '%', '_', '\\', "' or 1=1-- ", '<b>', '😀', '0', '"' ].slice(
			0,
			full ? undefined : 2
		)
	)( '%s is looked for as it stands', async ( text ) => {
		for ( const name of [ 'search', 'department', 'office' ] ) {
			expect(
				await found( { [ name ]: `${ text }${ mark }x` } )
			).toEqual( [] );
		}
	} );
} );
