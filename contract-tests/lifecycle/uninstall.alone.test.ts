import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { startHost, stopHost } from '../../tools/host/host';
import { parseOptions } from '../../tools/host/options';
import type { Site } from '../../tools/host/site';
import { base64, png } from '../users/photos/pictures';
import { host } from '../support/site';
import { full } from '../support/world';

interface Left {
	tables: string[];
	options: string[];
	meta: string[];
	/** Posts of uploaded photos, and their files. */
	photos: string[];
}

const script = fileURLToPath( new URL( 'uninstall.php', import.meta.url ) );

async function left( site: Site, ...how: string[] ): Promise< Left > {
	const { stdout } = await promisify( execFile )( 'php', [
		script,
		site.www,
		...how,
	] );
	return JSON.parse( stdout );
}

async function ask( site: Site, method: string, path: string, body: object ) {
	const { user, applicationPassword } = site.login;
	const answer = await fetch( `${ site.rest }users/v1${ path }`, {
		method,
		headers: {
			Authorization: `Basic ${ btoa( `${ user }:${ applicationPassword }` ) }`,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( body ),
	} );
	const text = await answer.text();
	expect( answer.ok, text ).toBe( true );
	return JSON.parse( text ) as Record< string, unknown >;
}

/** A WordPress of its own, like the one under test, with one of everything. */
async function start(): Promise< Site > {
	const site = await startHost(
		parseOptions( [
			...[ '--host', host.host, '--name', 'uninstall' ],
			...[ host.network ? '--network' : '--single', '--port', '8990' ],
			...[ '--no-demo', '--fresh' ],
		] ),
		() => {}
	);
	await ask( site, 'POST', '/profiles', {
		user_id: 1,
		first_name: 'Ana',
		last_name: 'Ruiz',
		email: 'ana@example.com',
		role: 'staff',
		meta: { svc_department: 'Lending' },
	} );
	await ask( site, 'POST', '/intranet/bookmarks', { post_id: 1 } );
	await ask( site, 'PUT', '/company', { nmls_id: '123456' } );
	const image = base64( png( 40, 30 ) );
	const photo = await ask( site, 'POST', '/photos', { image } );
	await ask( site, 'PUT', '/profiles/1', {
		avatar_id: photo.avatar_id,
		avatar_site_id: photo.avatar_site_id,
	} );
	await ask( site, 'POST', '/photos', { image } );
	return site;
}

describe.runIf( full && host.host !== 'wp-env' )( 'uninstalling', () => {
	let site: Site | null = null;
	afterEach( async () => {
		if ( site ) {
			await stopHost( site );
		}
	} );

	it( 'keeps everything, unless the administrator chose otherwise', async () => {
		site = await start();
		const before = await left( site );
		expect( before.tables.length ).toBeGreaterThan( 0 );
		expect( before.options ).toContain( 'svc_company' );
		expect( before.photos ).toHaveLength( 4 );
		expect( before.meta ).toEqual(
			expect.arrayContaining( [
				'svc_intranet_department',
				'_svc_bookmarks',
				'_wished_posts',
			] )
		);
		expect( await left( site, '--uninstall' ) ).toEqual( before );
	} );

	it( 'removes all that was made, where chosen; the builder keeps its wishlist', async () => {
		site = await start();
		await ask( site, 'PUT', '/settings', {
			delete_data_on_uninstall: true,
		} );
		expect( await left( site, '--uninstall' ) ).toEqual( {
			tables: [],
			options: [],
			meta: [ '_wished_posts' ],
			photos: [],
		} );
	} );
} );
