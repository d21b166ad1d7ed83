// @module-tag single-site
// @module-tag rest-route
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { newMark, people } from '../../support/people';
import { profiles } from '../../support/paths';
import { as, full } from '../../support/world';

const mark = newMark();
const itemFields = [
	'id',
	'user_id',
	'first_name',
	'last_name',
	'email',
	'role',
	'nmls_id',
	'job_title',
	'phone',
	'avatar_url',
];

beforeAll( () =>
	people(
		{ last_name: `Abel ${ mark }`, role: 'staff' },
		{ last_name: `Bell ${ mark }`, role: 'staff' },
		{ last_name: `Cole ${ mark }`, role: 'loan_officer' }
	)
);

const list = async ( query: Record< string, string | number > = {} ) => {
	const answer = await as.person.get( profiles, {
		query: { search: mark, ...query },
	} );
	return { answer, body: answer.body as ProfileList };
};

describe( 'the list of profiles', () => {
	it( 'is the envelope of the contract with the fields of list items in their order', async () => {
		const { answer, body } = await list();
		expect( answer ).toAnswer( 'listProfiles' );
		expect( Object.keys( body ) ).toEqual( [
			'data',
			'total',
			'pages',
			'page',
		] );
		expect( body ).toMatchObject( { total: 3, pages: 1, page: 1 } );
		expect( Object.keys( body.data[ 0 ] ?? {} ) ).toEqual( itemFields );
	} );

	it( 'has 20 to a page where nothing is said', async () => {
		const answer = await as.person.get( profiles );
		const { total, pages } = answer.body as ProfileList;
		expect( answer ).toAnswer( 'listProfiles' );
		expect( pages ).toBe( Math.ceil( total / 20 ) );
	} );

	it( 'tells its totals and its neighbours in headers', async () => {
		const { answer } = await list( {
			per_page: 1,
			page: 2,
			order: 'desc',
		} );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '3',
			'x-wp-totalpages': '3',
		} );
		const [ previous, next ] = [ 1, 3 ].map( ( page ) =>
			expect.stringContaining( `page=${ page }` )
		);
		const links = neighboursIn( answer.headers.link );
		expect( links ).toEqual( { prev: previous, next } );
		expect( links.next ).toContain( 'order=desc' );
		expect( links.next ).toContain( `search=${ mark }` );
		expect( links.next ).toContain( 'per_page=1' );
	} );

	it( 'has no neighbours where there are none', async () => {
		const { answer } = await list();
		expect( neighboursIn( answer.headers.link ) ).toEqual( {} );
	} );

	it( 'is empty behind its end, with true totals', async () => {
		const { answer, body } = await list( { page: 9, per_page: 2 } );
		expect( answer ).toAnswer( 'listProfiles' );
		expect( body ).toEqual( { data: [], total: 3, pages: 2, page: 9 } );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '3',
			'x-wp-totalpages': '2',
		} );
	} );

	it( 'has no pages where nothing is found', async () => {
		const { answer, body } = await list( { search: `${ mark } nobody` } );
		expect( body ).toEqual( { data: [], total: 0, pages: 0, page: 1 } );
		expect( answer.headers ).toMatchObject( {
			'x-wp-total': '0',
			'x-wp-totalpages': '0',
		} );
	} );

	it( 'is filtered by role', async () => {
		const { body } = await list( { role: 'staff' } );
		expect( body.total ).toBe( 2 );
		expect( body.data.map( ( item ) => item.role ) ).toEqual( [
			'staff',
			'staff',
		] );
	} );
} );

const refused: [ name: string, query: string, field: string ][] = [
	...[
		'0',
		'-1',
		'101',
		'abc',
		'',
		'1.5',
		'1e1',
		'%205',
		'+5',
		'0x5',
		'9'.repeat( 30 ),
	].map( ( value ): [ string, string, string ] => [
		`per_page=${ value }`,
		`per_page=${ value }`,
		'per_page',
	] ),
	...[ '0', '-1', 'abc', '', '1.5', '100001', '9'.repeat( 20 ) ].map(
		( value ): [ string, string, string ] => [
			`page=${ value }`,
			`page=${ value }`,
			'page',
		]
	),
	...[
		'evil',
		'',
		'ID',
		'id;drop',
		'(select%20sleep(3))',
		'phone',
		'last_name,id',
	].map( ( value ): [ string, string, string ] => [
		`orderby=${ value }`,
		`orderby=${ value }`,
		'orderby',
	] ),
	[ 'order=up', 'order=up', 'order' ],
	[ 'order=ASC', 'order=ASC', 'order' ],
	[ 'role=administrator', 'role=administrator', 'role' ],
	[ 'an empty role', 'role=', 'role' ],
	[ '101 characters of search', `search=${ 'a'.repeat( 101 ) }`, 'search' ],
	[ '11 words of search', 'search=a+b+c+d+e+f+g+h+i+j+k', 'search' ],
	[ 'a list as per_page', 'per_page[]=5', 'per_page' ],
	[ 'a list as search', 'search[]=x', 'search' ],
	[ 'an object as orderby', 'orderby[a]=id', 'orderby' ],
	[ 'a list as role', 'role[]=staff', 'role' ],
	[ 'an unknown parameter', 'offset=-1', 'offset' ],
	[ 'an unknown list parameter', 'include[]=1', 'include' ],
	[ 'another context of core', 'context=embed', 'context' ],
];

describe( 'a list query', () => {
	it( 'is refused with every fault named', async () => {
		const query =
			'page=0&per_page=101&orderby=evil&order=up&role=boss&search[]=x&offset=-1';
		expect( await as.person.get( profiles, { query } ) ).toRefuse(
			'rest_invalid_param',
			[
				'page',
				'per_page',
				'orderby',
				'order',
				'role',
				'search',
				'offset',
			]
		);
	} );

	it.runIf( full ).each( refused )(
		'is refused for %s',
		async ( _name, query, field ) => {
			expect( await as.person.get( profiles, { query } ) ).toRefuse(
				'rest_invalid_param',
				[ field ]
			);
		}
	);

	it( 'may have leading zeros, the ends of its ranges, and parameters of core', async () => {
		const query =
			'page=100000&per_page=0100&_locale=user&_fields=total&_anything=1';
		const answer = await as.person.get( profiles, { query } );
		expect( answer.status ).toBe( 200 );
		expect( Object.keys( answer.body as object ) ).toEqual( [ 'total' ] );
	} );

	it( 'reads no body', async () => {
		const answer = await as.person.send( 'GET', profiles, {
			query: { search: mark },
			raw: '{"search":"nobody","per_page":"x"}',
			headers: { 'Content-Type': 'application/json' },
		} );
		expect( answer ).toAnswer( 'listProfiles' );
		expect( answer.body ).toMatchObject( { total: 3 } );
	} );
} );

function neighboursIn(
	header: string | string[] | undefined
): Record< string, string > {
	const found = [
		...String( header ).matchAll( /<([^>]*)>; rel="(prev|next)"/g ),
	];
	return Object.fromEntries(
		found.map( ( [ , url, rel ] ) => [ rel, url ] )
	);
}
