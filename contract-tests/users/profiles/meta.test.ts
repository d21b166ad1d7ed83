import { beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as } from '../../support/world';

let kim: Person;
let before: Record< string, unknown >;
beforeAll( async () => {
	[ kim ] = ( await people( { meta: { svc_department: 'Sales' } } ) ) as [
		Person,
	];
	before = await stateOf( kim.profileId );
} );

/** Keys that the database considers equal: they differ by accent, case, white space or invisible characters. */
const foreign = [
	'wp_capabilities',
	'wp_cápabilities',
	'WP_CAPABILITIES',
	'wp_capabilities ',
	'svc_intranet_department',
	'svc_department\u200b',
	'SVC_DEPARTMENT',
	'svc_dépártment',
	'session_tokens',
	'0',
	'__proto__',
];

describe( 'meta', () => {
	it( 'has registered keys only', async () => {
		const meta = Object.fromEntries(
			foreign.map( ( name ) => [ name, { administrator: true } ] )
		);
		const answer = await as.manager.put( profile( kim.profileId ), {
			meta,
		} );
		expect( answer ).toRefuse(
			'rest_invalid_param',
			Object.keys( meta ).map( ( name ) => `meta.${ name }` )
		);
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'keeps the keys that are not sent', async () => {
		await as.manager.put( profile( kim.profileId ), {
			meta: { svc_reports_to: null },
		} );
		expect( await stateOf( kim.profileId ) ).toEqual( before );
	} );

	it( 'does not let fields of the account, such as roles, be sent beside it', async () => {
		const change = {
			roles: [ 'administrator' ],
			user_pass: 'x',
			user_email: 'x',
			caps: {},
		};
		expect(
			await as.manager.put( profile( kim.profileId ), change )
		).toRefuse( 'rest_invalid_param', Object.keys( change ) );
		const user = await as.manager.get( `/wp/v2/users/${ kim.id }`, {
			query: 'context=edit',
		} );
		expect( user.body ).toMatchObject( { roles: [ 'subscriber' ] } );
	} );
} );
