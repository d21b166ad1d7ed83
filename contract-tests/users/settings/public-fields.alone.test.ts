import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
	Profile,
	ProfileList,
} from '../../../client/src/users/profile-schemas';
import { publicFields } from '../../../client/src/users/vocabulary';
import { expectSame, run } from '../../support/abilities';
import { seeAll, strangers } from '../../support/columns';
import { newMark, people, stateOf, type Person } from '../../support/people';
import { profile, profileOf, profiles, vcard } from '../../support/paths';
import { withSettings } from '../../support/settings';
import { as, world } from '../../support/world';

const mark = newMark();
const mail = `hidden${ mark }`;
const values = {
	email: `${ mail }@example.com`,
	phone: '555 0100',
	company: 'Hidden Homes',
	bio: 'A secret past',
	social: { linkedin: 'https://linkedin.example/kim' },
};
const nothing = { email: '', phone: '', company: '', bio: '', social: {} };
const always = {
	first_name: 'Kim',
	last_name: mark,
	role: 'loan_officer',
	job_title: 'Guide',
	nmls_id: '123456',
};

let kim: Person;
let partner: Record< string, unknown >;
let restore: () => Promise< void >;
beforeAll( async () => {
	[ kim ] = ( await people( { ...always, ...values } ) ) as [ Person ];
	partner = await stateOf( world.callers.partner.profileId );
	restore = await withSettings( { public_roles: [ 'loan_officer' ] } );
} );
afterAll( () => restore() );

let undo = async () => {};
afterEach( async () => {
	await undo();
	undo = async () => {};
} );

const show = async ( ...public_fields: string[] ) => {
	undo = await withSettings( { public_fields } );
};

const without = ( field: string ) =>
	publicFields.filter( ( one ) => one !== field );

const listFor = async (
	name: keyof typeof as,
	query: Record< string, string >
) => ( await as[ name ].get( profiles, { query } ) ).body as ProfileList;

const outside = [ ...strangers, 'partner' as const ];

describe.each( outside )( '%s', ( name ) => {
	it.each( publicFields )(
		'sees all but %s where it is left out',
		async ( field ) => {
			await show( ...without( field ) );
			const expected = {
				...always,
				...values,
				[ field ]: nothing[ field ],
				avatar_url: expect.stringMatching( /^https?:/ ),
			};
			const answer = await as[ name ].get( profile( kim.profileId ) );
			expect( answer ).toAnswer( 'getProfile' );
			expect( answer.body ).toMatchObject( expected );
			expect( ( answer.body as Profile )[ field ] ).toEqual(
				nothing[ field ]
			);
			const byUser = await as[ name ].get( profileOf( kim.id ) );
			expect( byUser.text ).toBe( answer.text );
		}
	);

	it( 'sees none of them where all are left out', async () => {
		await show();
		const answer = await as[ name ].get( profile( kim.profileId ) );
		expect( answer ).toAnswer( 'getProfile' );
		expect( answer.body ).toMatchObject( { ...always, ...nothing } );
		const list = await as[ name ].get( profiles, {
			query: { search: mark },
		} );
		expect( list ).toAnswer( 'listProfiles' );
		expect( ( list.body as ProfileList ).data ).toEqual( [
			expect.objectContaining( { ...always, email: '', phone: '' } ),
		] );
		const card = ( await as[ name ].get( vcard( kim.profileId ) ) ).text;
		expect( card ).toContain( 'TITLE:Guide' );
		expect( card ).not.toMatch( /^(EMAIL|TEL|ORG|URL|SOCIALPROFILE)\b/m );
		for ( const { text } of [ answer, list ] ) {
			expect( text ).not.toMatch(
				new RegExp( `${ mail }|555 0100|Hidden|secret|linkedin` )
			);
		}
	} );

	it( 'sees them in lists where they are shown', async () => {
		await show( 'email', 'phone' );
		expect(
			( await listFor( name, { search: mark } ) ).data[ 0 ]
		).toMatchObject( { email: values.email, phone: values.phone } );
	} );

	it( 'finds nobody by a hidden e-mail, and cannot sort by it', async () => {
		expect( await listFor( name, { search: mail } ) ).toMatchObject( {
			total: 1,
		} );
		await show( ...without( 'email' ) );
		expect( await listFor( name, { search: mail } ) ).toEqual( {
			data: [],
			total: 0,
			pages: 0,
			page: 1,
		} );
		expect(
			await listFor( name, { search: `${ mark } kim` } )
		).toMatchObject( { total: 1 } );
		for ( const order of [ 'asc', 'desc' ] ) {
			expect(
				await as[ name ].get( profiles, {
					query: { orderby: 'email', order },
				} )
			).toRefuse( 'rest_invalid_param', [ 'orderby' ] );
		}
		expect(
			await as[ name ].get( profiles, {
				query: { orderby: 'job_title' },
			} )
		).toAnswer( 'listProfiles' );
	} );

	it( 'has another ETag of what is hidden', async () => {
		const { headers } = await as[ name ].get( profile( kim.profileId ) );
		await show();
		const answer = await as[ name ].get( profile( kim.profileId ), {
			headers: { 'If-None-Match': String( headers.etag ) },
		} );
		expect( answer.status ).toBe( 200 );
		expect( answer.body ).toMatchObject( nothing );
	} );
} );

describe.each( seeAll )( '%s, where all fields are left out', ( name ) => {
	it( 'sees, finds and sorts as before', async () => {
		await show();
		const answer = await as[ name ].get( profile( kim.profileId ) );
		expect( answer.body ).toMatchObject( { ...always, ...values } );
		const list = await as[ name ].get( profiles, {
			query: { search: mail, orderby: 'email' },
		} );
		expect( list.body ).toMatchObject( {
			total: 1,
			data: [ { email: values.email, phone: values.phone } ],
		} );
		const card = ( await as[ name ].get( vcard( kim.profileId ) ) ).text;
		expect( card ).toContain( values.email );
	} );
} );

describe( 'a realtor partner, where all fields are left out', () => {
	it( 'sees and finds all of the own profile, and sends it back', async () => {
		await show();
		const { profileId } = world.callers.partner;
		const own = ( await as.partner.get( profile( profileId ) ) )
			.body as Profile;
		expect( own ).toMatchObject( {
			email: partner.email,
			phone: partner.phone,
			company: partner.company,
			bio: partner.bio,
		} );
		expect(
			await listFor( 'partner', { search: own.email } )
		).toMatchObject( { total: 1, data: [ { email: own.email } ] } );
		const answer = await as.partner.put( profile( profileId ), own );
		expect( answer ).toAnswer( 'updateProfile' );
		expect( await stateOf( profileId ) ).toEqual( partner );
	} );
} );

it.each( [ 'anonymous', 'account', 'partner' ] as const )(
	'%s is shown the same by abilities',
	async ( name ) => {
		await show( 'bio' );
		expectSame(
			await run( as[ name ], 'svc-users/get-profile', {
				id: kim.profileId,
			} ),
			await as[ name ].get( profile( kim.profileId ) ),
			name
		);
		const found = await run( as[ name ], 'svc-users/list-profiles', {
			search: mark,
		} );
		expect( found.body ).toMatchObject( {
			total: 1,
			data: [ { email: '', phone: '' } ],
		} );
		expect(
			await run( as[ name ], 'svc-users/list-profiles', {
				orderby: 'email',
			} )
		).toRefuse( 'rest_invalid_param', [ 'orderby' ] );
	}
);
