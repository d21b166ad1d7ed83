import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, people, type Person } from '../../support/people';
import { missing, profile, profileOf } from '../../support/paths';
import { as, full } from '../../support/world';

const fieldsInOrder = [
	'id',
	'user_id',
	'first_name',
	'last_name',
	'email',
	'role',
	'nmls_id',
	'job_title',
	'phone',
	'company',
	'bio',
	'avatar_url',
	'avatar_id',
	'avatar_site_id',
	'social',
	'meta',
];

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

describe( 'reading one profile', () => {
	it( 'gives the fields of the contract in their order, bare', async () => {
		const answer = await as.person.get( profile( kim.profileId ) );
		expect( answer ).toAnswer( 'getProfile' );
		expect( Object.keys( answer.body as object ) ).toEqual( fieldsInOrder );
	} );

	it( 'gives the same by the user ID', async () => {
		const byUser = await as.person.get( profileOf( kim.id ) );
		const byId = await as.person.get( profile( kim.profileId ) );
		expect( byUser ).toAnswer( 'getProfileByUser' );
		expect( byUser.text ).toBe( byId.text );
		expect( byUser.headers.etag ).toBe( byId.headers.etag );
	} );

	it( 'keeps empty objects objects', async () => {
		const answer = await as.person.get( profile( kim.profileId ) );
		expect( answer.text ).toContain( '"social":{}' );
	} );

	it( 'has an avatar without a photo', async () => {
		const { body } = await as.person.get( profile( kim.profileId ) );
		expect( ( body as { avatar_url: string } ).avatar_url ).toMatch(
			/^https?:\/\//
		);
	} );
} );

describe( 'a profile that is not there', () => {
	it( 'is not found by its id', async () => {
		expect( await as.person.get( profile( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'is not found by a user without profile', async () => {
		const [ account ] = await accounts( 1 );
		expect( await as.person.get( profileOf( account!.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'is not found by a user that does not exist', async () => {
		expect( await as.person.get( profileOf( missing ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it
		.runIf( full )
		.each( [
			'0',
			'9223372036854775807',
			'9223372036854775808',
			'9'.repeat( 40 ),
		] )( 'is not found by the id %s', async ( id ) => {
		expect( await as.person.get( profile( id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await as.person.get( profileOf( id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it.runIf( full ).each( [ '-1', '1.5', 'abc', '1abc', '1e3', '+1', '１' ] )(
		'has no route by the id %s',
		async ( id ) => {
			const path = encodeURI( id ).replaceAll( '%25', '%' );
			expect( await as.person.get( profile( path ) ) ).toRefuseAsCore(
				'rest_no_route',
				404
			);
			expect( await as.person.get( profileOf( path ) ) ).toRefuseAsCore(
				'rest_no_route',
				404
			);
		}
	);

	it.runIf( full )(
		'is found with leading zeros and a slash behind',
		async () => {
			const answer = await as.person.get(
				`${ profile( `00${ kim.profileId }` ) }/`
			);
			expect( answer ).toAnswer( 'getProfile' );
		}
	);
} );
