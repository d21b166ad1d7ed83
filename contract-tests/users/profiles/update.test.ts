import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts, people, stateOf, type Person } from '../../support/people';
import { missing, profile, profileOf } from '../../support/paths';
import { as, world } from '../../support/world';

let kim: Person;
let before: Record< string, unknown >;
beforeAll( async () => {
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

const isAsBefore = async () =>
	expect( await stateOf( kim.profileId ) ).toEqual( before );

describe( 'changing a profile', () => {
	afterEach( () => put( before ) );

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

describe( 'a change of nothing', () => {
	it( 'is an empty object, and is content', async () => {
		expect( await put( {} ) ).toAnswer( 'updateProfile' );
		await isAsBefore();
	} );

	it( 'is what was read', async () => {
		expect( await put( before ) ).toAnswer( 'updateProfile' );
		await isAsBefore();
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
		await isAsBefore();
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
		await isAsBefore();
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
		await isAsBefore();
	} );

	it( 'finds no profile that is not there', async () => {
		expect(
			await as.manager.put( profile( missing ), { phone: '1' } )
		).toRefuse( 'rest_profile_not_found' );
	} );
} );

describe( 'the user of a profile', () => {
	it( 'is not changed to one who has a profile', async () => {
		const { userId, profileId } = world.callers.colleague;
		const answer = await put( { user_id: userId } );
		expect( answer ).toRefuse( 'rest_profile_exists' );
		expect( answer.body ).toMatchObject( { data: { id: profileId } } );
		await isAsBefore();
	} );

	it( 'is not changed to one that does not exist', async () => {
		expect( await put( { user_id: missing } ) ).toRefuse(
			'rest_invalid_param',
			[ 'user_id' ]
		);
		await isAsBefore();
	} );

	it( 'may be changed to one without profile, and the links of the reports come along', async () => {
		const [ next ] = await accounts( 1 );
		const [ report ] = await people( { meta: { svc_reports_to: kim.id } } );
		expect( await put( { user_id: next!.id } ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			user_id: next!.id,
			meta: { svc_department: 'Sales' },
		} );
		expect( await as.manager.get( profileOf( kim.id ) ) ).toRefuse(
			'rest_profile_not_found'
		);
		expect( await stateOf( report!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: next!.id },
		} );
	} );
} );
