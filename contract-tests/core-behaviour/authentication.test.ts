// @module-tag everywhere
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../support/api';
import { control, type Account } from '../support/control';
import { logIn } from '../support/login';
import { accounts, personOf } from '../support/people';
import { host } from '../support/site';
import { profile, profiles } from '../support/paths';
import { as, full, world } from '../support/world';

const path = profile( world.callers.colleague.profileId );
const caller = ( headers: Record< string, string > ) =>
	api( { ...world.callers.person, headers } );

const basic = ( user: string, password: string ) => ( {
	Authorization: `Basic ${ Buffer.from( `${ user }:${ password }` ).toString( 'base64' ) }`,
} );

/** Has a known login password; the callers of the run have application passwords only. */
let kim: Account & { profileId: number };
let other: Account;
beforeAll( async () => {
	const [ first, second ] = ( await accounts( 2 ) ) as [ Account, Account ];
	kim = await personOf( first );
	other = second;
} );

const enter = ( { login, password }: Account ) => logIn( login, password );

describe( 'a cookie', () => {
	it( 'is a login together with its nonce', async () => {
		const { cookie, nonce } = await enter( kim );
		const answer = await caller( {
			Cookie: cookie,
			'X-WP-Nonce': nonce,
		} ).get( path );
		expect( answer ).toAnswer( 'getProfile' );
		const byQuery = await caller( { Cookie: cookie } ).get( path, {
			query: `_wpnonce=${ nonce }`,
		} );
		expect( byQuery ).toAnswer( 'getProfile' );
	} );

	it( 'is nobody without a nonce, whatever it asks', async () => {
		const { cookie } = await enter( kim );
		expect( await caller( { Cookie: cookie } ).get( path ) ).toRefuse(
			'rest_forbidden'
		);
		const own = profile( world.callers.person.profileId );
		expect(
			await caller( { Cookie: cookie } ).put( own, { phone: '1' } )
		).toRefuse( 'rest_forbidden' );
	} );

	it( 'is refused by WordPress with a nonce that is wrong or of another account', async () => {
		const mine = await enter( kim );
		const theirs = await enter( other );
		for ( const nonce of [ 'wrong', theirs.nonce ] ) {
			const answer = await caller( {
				Cookie: mine.cookie,
				'X-WP-Nonce': nonce,
			} ).get( path );
			expect( answer ).toRefuseAsCore( 'rest_cookie_invalid_nonce', 403 );
		}
	} );
} );

describe( 'an application password', () => {
	it( 'is a login', async () => {
		expect( await as.person.get( path ) ).toAnswer( 'getProfile' );
	} );

	it( 'that is wrong is nobody', async () => {
		const wrong = basic(
			world.callers.person.name,
			'abcd efgh ijkl mnop qrst uvwx'
		);
		expect( await caller( wrong ).get( path ) ).toRefuse(
			'rest_forbidden'
		);
		expect(
			await caller( wrong ).get( profiles, { query: 'page=0' } )
		).toRefuse( 'rest_invalid_param' );
	} );

	it.runIf( full )( 'is not the login password', async () => {
		const login = basic( host.login.user, host.login.password );
		expect( await caller( login ).get( path ) ).toRefuse(
			'rest_forbidden'
		);
	} );
} );

describe( 'a Bearer token', () => {
	const bearer = caller( { Authorization: 'Bearer abc.def.ghi' } );

	it( 'is nobody where no plugin knows it', async () => {
		expect( await bearer.get( path ) ).toRefuse( 'rest_forbidden' );
	} );

	it( 'is the user that a plugin makes of it', async () => {
		const own = profile( world.callers.person.profileId );
		await control.setOption( 'svc_test_jwt', {
			'abc.def.ghi': world.callers.person.userId,
		} );
		const read = await bearer.get( path );
		const write = await bearer.put( own, { role: 'leadership' } );
		const wrong = await caller( { Authorization: 'Bearer wrong' } ).get(
			path
		);
		await control.clearOption( 'svc_test_jwt' );
		expect( read ).toAnswer( 'getProfile' );
		expect( write ).toRefuse( 'rest_forbidden', [ 'role' ] );
		expect( wrong ).toRefuse( 'rest_forbidden' );
	} );
} );

describe( 'nobody', () => {
	it( 'is never 401', async () => {
		const answers = [
			await as.anonymous.get( profiles ),
			await as.anonymous.put( path, { phone: '1' } ),
			await as.anonymous.delete( path ),
		];
		expect( answers.map( ( one ) => one.status ) ).toEqual( [
			403, 403, 403,
		] );
	} );
} );
