// @module-tag rest-route
import { describe, expect, it } from 'vitest';
import { accounts, draft, personOf, stateOf } from '../../support/people';
import { missing, profile, profiles } from '../../support/paths';
import { as } from '../../support/world';

const required = [ 'user_id', 'first_name', 'last_name', 'email', 'role' ];

const anAccount = async () => {
	const [ account ] = await accounts( 1 );
	return account!;
};

describe( 'creating a profile', () => {
	it( 'takes the five required fields and leaves the others empty', async () => {
		const account = await anAccount();
		const created = await as.manager.post( profiles, draft( account ) );
		expect( created ).toAnswer( 'createProfile' );

		const { id } = created.body as { id: number };
		expect( created.headers.location ).toMatch(
			new RegExp( `${ profile( id ) }$` )
		);
		expect( await stateOf( id ) ).toMatchObject( {
			...draft( account ),
			id,
			nmls_id: '',
			job_title: '',
			phone: '',
			company: '',
			bio: '',
			avatar_id: null,
			avatar_site_id: null,
			social: {},
			meta: { svc_department: '', svc_reports_to: null },
		} );
	} );

	it( 'stores every other field as well', async () => {
		const extras = {
			nmls_id: '001234',
			job_title: 'Processor',
			phone: '+1 (555) 010-0100 x 5',
			company: 'Vale & Sons',
			bio: 'Twenty years of loans.',
			social: {
				twitter: 'https://example.com/t',
				linkedin: 'https://example.com/in/k?a=1',
			},
			meta: { svc_department: 'Operations' },
		};
		const { profileId } = await personOf( await anAccount(), extras );
		expect( await stateOf( profileId ) ).toMatchObject( {
			...extras,
			meta: { svc_department: 'Operations', svc_reports_to: null },
		} );
	} );

	it( 'says 409 and which profile is there when the user has one', async () => {
		const account = await anAccount();
		const first = await personOf( account );
		const second = await as.manager.post(
			profiles,
			draft( account, { first_name: 'Other' } )
		);
		expect( second ).toRefuse( 'rest_profile_exists' );
		expect( second.body ).toMatchObject( {
			data: { id: first.profileId },
		} );
		expect( await stateOf( first.profileId ) ).toMatchObject( {
			first_name: 'Kim',
		} );
	} );

	it( 'names each required field that is missing', async () => {
		expect( await as.manager.post( profiles, {} ) ).toRefuse(
			'rest_invalid_param',
			required
		);
	} );

	it( 'refuses null and emptiness in required fields', async () => {
		const nothing = Object.fromEntries(
			required.map( ( name ) => [ name, null ] )
		);
		const empty = Object.fromEntries(
			required.map( ( name ) => [ name, '' ] )
		);
		expect( await as.manager.post( profiles, nothing ) ).toRefuse(
			'rest_invalid_param',
			required
		);
		expect( await as.manager.post( profiles, empty ) ).toRefuse(
			'rest_invalid_param',
			required
		);
	} );

	it( 'refuses fields that do not exist or are not for writing', async () => {
		const foreign = {
			id: 1,
			avatar_url: 'https://example.com/a.png',
			user_pass: 'x',
			roles: [],
		};
		expect(
			await as.manager.post( profiles, {
				...draft( await anAccount() ),
				...foreign,
			} )
		).toRefuse( 'rest_invalid_param', Object.keys( foreign ) );
	} );

	it( 'refuses a user that does not exist', async () => {
		expect(
			await as.manager.post(
				profiles,
				draft( { id: missing, login: 'nobody' } )
			)
		).toRefuse( 'rest_invalid_param', [ 'user_id' ] );
	} );

	it( 'saves nothing when it refuses', async () => {
		const account = await anAccount();
		await as.manager.post(
			profiles,
			draft( account, { phone: 'call me' } )
		);
		expect(
			await as.manager.get( `${ profiles }/user/${ account.id }` )
		).toRefuse( 'rest_profile_not_found' );
	} );
} );
