// @module-tag single-site
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { control, type Account } from '../../../support/control';
import { exchange } from '../../../support/http';
import { logIn } from '../../../support/login';
import { newMark, people, type Person } from '../../../support/people';
import { host } from '../../../support/site';
import {
	formIn,
	siteHealth,
	type Form,
	type SiteHealth,
} from '../../../support/site-health';
import { full, world } from '../../../support/world';

let admin: SiteHealth;
let kim: Person;
let form: Form;
const mark = newMark();

/** Only the profile's copy is wrong, so any repair would show. */
const isBroken = async () => {
	const [ row ] = await control.sql( [
		`SELECT department FROM {svc_profiles} WHERE id = ${ kim.profileId }`,
	] );
	return row!.department === 'Wrong';
};

beforeAll( async () => {
	admin = await siteHealth( host.login.user, host.login.password );
	[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
} );

beforeEach( async () => {
	await control.sql( [
		`UPDATE {svc_profiles} SET department = 'Wrong' WHERE id = ${ kim.profileId }`,
	] );
	form = formIn( ( await admin.result() ).actions );
} );

afterAll( () => admin.repair() );

const logins: [ string, () => Promise< Account > ][] = [
	[ 'a person', async () => ( await people( {} ) )[ 0 ]! ],
	[
		'a realtor partner',
		async () => ( await people( { role: 'realtor_partner' } ) )[ 0 ]!,
	],
	[
		'an editor',
		async () =>
			(
				await control.createUsers( [
					{ login: `${ world.token }-${ mark }e`, role: 'editor' },
				] )
			)[ 0 ]!,
	],
	...( host.network
		? [
				[
					"another site's administrator",
					async () =>
						(
							await control.createUsers( [
								{
									login: `${ world.token }-${ mark }a`,
									role: 'administrator',
									site: 2,
								},
							] )
						)[ 0 ]!,
				] as [ string, () => Promise< Account > ],
			]
		: [] ),
];

describe( 'repairing', () => {
	it.each( full ? logins : logins.slice( 0, 1 ) )(
		'is not for %s, and nothing is changed',
		async ( _who, account ) => {
			const { login, password } = await account();
			const visitor = await siteHealth( login, password );
			expect( ( await visitor.press( form ) ).status ).toBe( 403 );
			expect( ( await visitor.test() ).status ).toBe( 403 );
			expect( visitor.page.status ).toBe( 403 );
			expect( await isBroken() ).toBe( true );
		}
	);

	it( 'is not for visitors', async () => {
		const seen = await exchange( {
			method: 'POST',
			url: `${ host.url }/wp-admin/admin-post.php`,
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( form ).toString(),
		} );
		expect( seen.status ).toBe( 400 );
		expect( await isBroken() ).toBe( true );
	} );

	it.each( [
		[ 'no nonce', ( { action = '' }: Form ) => ( { action } ) ],
		[ 'a wrong nonce', ( sent: Form ) => ( { ...sent, _wpnonce: 'x' } ) ],
		[
			"another form's nonce",
			( sent: Form ) => ( {
				...sent,
				_wpnonce:
					/"site_status":"([0-9a-f]+)"/.exec(
						admin.page.text
					)?.[ 1 ] ?? '',
			} ),
		],
	] )(
		'wants the nonce of its form: not with %s',
		async ( _what, changed ) => {
			expect( ( await admin.press( changed( form ) ) ).status ).toBe(
				403
			);
			expect( await isBroken() ).toBe( true );
		}
	);

	it( 'is not done by following a link', async () => {
		expect( ( await admin.follow( form ) ).status ).toBe( 405 );
		expect( await isBroken() ).toBe( true );
	} );

	it.runIf( full ).each( [ '-1', 'x', '1e9', '99999999999999999999', '' ] )(
		'goes on after %j without an error',
		async ( after ) => {
			const pressed = await admin.press( { ...form, after } );
			expect( pressed.status ).toBe( 302 );
			expect( ( await admin.go( pressed ) ).status ).toBe( 200 );
		}
	);

	it( 'is done for those who may manage', async () => {
		expect( ( await admin.press( form ) ).status ).toBe( 302 );
		expect( await isBroken() ).toBe( false );
	} );
} );

describe( "Site Health's test", () => {
	it( 'wants its nonce', async () => {
		expect( ( await admin.test( 'x' ) ).status ).toBe( 403 );
	} );

	it( 'names people to those who may manage', async () => {
		expect( ( await admin.result() ).description ).toContain( mark );
	} );

	it.runIf( full )(
		'tells others how many there are, and neither who nor how to repair it',
		async () => {
			const [ viewer ] = await control.createUsers( [
				{ login: `${ world.token }-${ mark }v`, role: 'editor' },
			] );
			await control.grant( viewer!.id, 'view_site_health_checks', 1 );
			const health = await siteHealth( viewer!.login, viewer!.password );
			const result = await health.result();
			expect( result ).toMatchObject( {
				status: 'recommended',
				actions: '',
			} );
			expect( result.description ).toContain(
				'1 profile does not say what its account says.'
			);
			expect( result.description ).not.toContain( mark );
		}
	);

	it.runIf( full && host.network )( 'is on the main site alone', async () => {
		const { cookie } = await logIn( host.login.user, host.login.password );
		const seen = await exchange( {
			method: 'POST',
			url: `${ host.sites[ 1 ] }/wp-admin/admin-post.php`,
			headers: {
				Cookie: cookie,
				'Content-Type': 'application/x-www-form-urlencoded',
			},
			body: new URLSearchParams( form ).toString(),
		} );
		expect( seen.status ).toBe( 400 );
		expect( await isBroken() ).toBe( true );
	} );
} );
