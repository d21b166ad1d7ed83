import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, people, stateOf, type Person } from '../../support/people';
import { missing, profile, profileOf } from '../../support/paths';
import { as } from '../../support/world';

let kim: Person;
let before: Record< string, unknown >;
beforeEach( async () => {
	[ kim ] = ( await people( {
		phone: '555 0100',
		nmls_id: '77',
		job_title: 'Agent',
		company: 'Vale',
		bio: 'Hello.',
		social: {
			twitter: 'https://example.com/t',
			facebook: 'https://example.com/f',
		},
		meta: { svc_department: 'Sales' },
	} ) ) as [ Person ];
	before = await stateOf( kim.profileId );
} );

const put = ( change: unknown ) =>
	as.manager.put( profile( kim.profileId ), change );

describe( 'changing a profile', () => {
	it( 'changes what is sent and keeps the rest', async () => {
		const change = {
			first_name: 'Kimberly',
			job_title: 'Senior agent',
			role: 'leadership',
		};
		const answer = await put( change );
		expect( answer ).toAnswer( 'updateProfile' );
		expect( answer.body ).toMatchObject( { id: kim.profileId } );
		expect( await stateOf( kim.profileId ) ).toEqual( {
			...before,
			...change,
		} );
	} );

	it( 'changes nothing for an empty object, and is content', async () => {
		expect( await put( {} ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'takes back what was read', async () => {
		expect( await put( before ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it.each( [
		[ 'null', null ],
		[ 'an empty text', '' ],
	] )( 'clears optional fields by %s', async ( _name, nothing ) => {
		const cleared = {
			nmls_id: '',
			job_title: '',
			phone: '',
			company: '',
			bio: '',
		};
		const answer = await put( {
			...Object.fromEntries(
				Object.keys( cleared ).map( ( name ) => [ name, nothing ] )
			),
			social: { twitter: nothing },
			meta: { svc_department: nothing },
		} );
		expect( answer ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( {
			...before,
			...cleared,
			social: { facebook: 'https://example.com/f' },
			meta: { svc_department: '', svc_reports_to: null },
		} );
	} );

	it( 'clears all social links by null', async () => {
		expect( await put( { social: null } ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toEqual( {
			...before,
			social: {},
		} );
	} );
} );

describe( 'a change that is refused', () => {
	it( 'clears no required field, and not meta as a whole', async () => {
		const nothing = {
			user_id: null,
			first_name: null,
			last_name: null,
			email: null,
			role: null,
			meta: null,
		};
		expect( await put( nothing ) ).toRefuse(
			'rest_invalid_param',
			Object.keys( nothing )
		);
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'does not change read-only fields', async () => {
		const answer = await put( {
			phone: '1',
			id: missing,
			avatar_url: 'https://example.com/x',
		} );
		expect( answer ).toRefuse( 'rest_invalid_param', [
			'id',
			'avatar_url',
		] );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'knows no other fields', async () => {
		const foreign = {
			name: 'x',
			user_pass: 'x',
			user_level: 10,
			wp_capabilities: {},
		};
		expect( await put( { phone: '1', ...foreign } ) ).toRefuse(
			'rest_invalid_param',
			Object.keys( foreign )
		);
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'finds no profile that is not there', async () => {
		expect(
			await as.manager.put( profile( missing ), { phone: '1' } )
		).toRefuse( 'rest_profile_not_found' );
	} );
} );

describe( 'the user of a profile', () => {
	it( 'may be changed to one without profile', async () => {
		const [ next ] = await accounts( 1 );
		expect( await put( { user_id: next!.id } ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			user_id: next!.id,
		} );
		expect( await as.manager.get( profileOf( kim.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
	} );

	it( 'takes the links of the reports along', async () => {
		const [ next ] = await accounts( 1 );
		const [ report ] = await people( { meta: { svc_reports_to: kim.id } } );
		await put( { user_id: next!.id } );
		expect( await stateOf( report!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: next!.id },
		} );
	} );

	it( 'is not changed to one who has a profile', async () => {
		const [ other ] = await people( {} );
		const answer = await put( { user_id: other!.id } );
		expect( answer ).toRefuse( 'rest_profile_exists' );
		expect( answer.body ).toMatchObject( {
			data: { id: other!.profileId },
		} );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'is not changed to one that does not exist', async () => {
		expect( await put( { user_id: missing } ) ).toRefuse(
			'rest_invalid_param',
			[ 'user_id' ]
		);
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );
} );
