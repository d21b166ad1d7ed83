// @module-tag single-site
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../client/src/contract';
import { stopHost } from '../../tools/host/host';
import { fixturesFolder } from '../../tools/host/paths';
import type { Site } from '../../tools/host/site';
import { SLUG } from '../../tools/package/files';
import { pack } from '../../tools/package/package';
import { nameOf } from '../../tools/pot/compile';
import { host } from '../support/site';
import { full } from '../support/world';
import { ask, send } from './asking';
import { plugin, startBareHost, version } from './bare-host';
import { Dashboard } from './dashboard';
import { left, type Left } from './left';
import { makeOneOfEach } from './one-of-each';
import { pageWith } from './page-with';

/** The same files under another version. */
function asVersion( zip: Uint8Array, other: string ) {
	const files = unzipSync( zip );
	const main = `${ SLUG }/svc.php`;
	const text = new TextDecoder().decode( files[ main ] );
	files[ main ] = new TextEncoder().encode(
		text.replace( /^( \* Version: +).*$/m, `$1${ other }` )
	);
	return zipSync( files );
}

/** Has the site name the files of the plugin that a request loads. */
async function nameFiles( { www }: Site ) {
	const folder = join( www, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await copyFile(
		join( fixturesFolder, 'query-counter.php' ),
		join( folder, 'query-counter.php' )
	);
}

async function filesFor( { url, login }: Site, path: string ) {
	const answer = await fetch( url + path, {
		headers: {
			'X-Count-Queries': '1',
			'X-Name-Files': '1',
			Authorization: `Basic ${ btoa( `${ login.user }:${ login.applicationPassword }` ) }`,
		},
	} );
	const page = await answer.text();
	const names =
		answer.headers.get( 'x-own-file-names' ) ??
		/own file names: (.*) -->/.exec( page )?.[ 1 ];
	return ( names ?? '' ).split( ',' );
}

/** Every operation that needs nothing but a caller. */
const reads = Object.values( endpoints ).filter(
	( { method, path } ) => method === 'GET' && ! path.includes( '{' )
);

describe.runIf( full && host.host !== 'wp-env' )( 'the package', () => {
	let site: Site;
	let zip: Uint8Array< ArrayBuffer >;
	let dashboard: Dashboard;
	let made: Left;

	beforeAll( async () => {
		// As on a company's site, PHP takes the classes from the files in which they are joined.
		site = await startBareHost( 'package', 8990, '--debug=off' );
		await nameFiles( site );
		zip = new Uint8Array( await pack() );
		dashboard = await Dashboard.of( site );
	} );
	afterAll( () => site && stopHost( site ) );

	it( 'is the same however often it is made', async () => {
		expect( Buffer.compare( await pack(), zip ) ).toBe( 0 );
	} );

	it( 'has what WordPress loads of translations', () => {
		const names = Object.keys( unzipSync( zip ) );
		const ofDashboard = nameOf( 'build/admin/index.js' );
		expect( names ).toContain(
			`${ SLUG }/build/languages/svc-es.l10n.php`
		);
		expect( names ).toContain(
			`${ SLUG }/build/languages/svc-es-${ ofDashboard }.json`
		);
	} );

	it( 'is installed by WordPress, and activated', async () => {
		const page = await dashboard.upload( asVersion( zip, '1.0.0' ) );
		expect( page ).toContain( 'Plugin installed successfully.' );
		await dashboard.activate( page );
		expect( await version( site ) ).toBe( '1.0.0' );
	} );

	it( 'loads one file of classes in a request of others, and few in its own', async () => {
		const own = [ 'svc.php', 'src/autoload.php', 'build/classes/boot.php' ];
		for ( const path of [ '/', '/wp-json/wp/v2/types' ] ) {
			// WordPress writes posts of its own, for example styles, in the first.
			await filesFor( site, path );
			expect( await filesFor( site, path ), path ).toEqual( own );
		}
		// Those of modern-data know of all features.
		for ( const { path } of reads.filter(
			( read ) => ! read.path.startsWith( '/modern-data/' )
		) ) {
			const files = await filesFor( site, `/wp-json${ path }` );
			expect( files.slice( 0, 3 ), path ).toEqual( own );
			expect( files.length, files.join( '\n' ) ).toBeLessThanOrEqual(
				35
			);
		}
	} );

	it( 'answers every read, and stores something of everything', async () => {
		await makeOneOfEach( site );
		for ( const { path } of reads ) {
			const { status, body } = await send( site, 'GET', path.slice( 1 ) );
			expect(
				status,
				`${ path }: ${ JSON.stringify( body ) }`
			).toBeLessThan( 500 );
			expect( body, path ).not.toMatchObject( { code: 'rest_no_route' } );
		}
		expect( await pageWith( site, 'svc/staff-directory' ) ).toContain(
			'ben@example.com'
		);
		expect( await pageWith( site, 'svc/mortgage-calculator' ) ).toContain(
			'Home price'
		);
		expect( await pageWith( site, 'core/separator' ) ).not.toContain(
			`/plugins/${ SLUG }/`
		);
		made = await left( site );
		// Charts are kept of larger companies, and an opt-out takes the link of an e-mail.
		const { charts, mail_optouts, ...rows } = made.rows;
		expect( { charts, mail_optouts } ).toEqual( {
			charts: 0,
			mail_optouts: 0,
		} );
		expect( rows ).not.toEqual( {} );
		expect(
			Object.keys( rows ).filter( ( table ) => ! rows[ table ] ),
			"Tables without a row: fill them in their component's one-of-each.ts"
		).toEqual( [] );
		expect( made.options ).toEqual(
			expect.arrayContaining( [
				'svc_company',
				'svc_daily_salts',
				'svc_lead_secret',
				'svc_lead_settings',
				'svc_mail_settings',
				'svc_mortgage_rates',
				'svc_mortgage_settings',
			] )
		);
		expect( made.photos ).toHaveLength( 4 );
		expect( made.mails ).toHaveLength( 2 );
		expect( made.pages ).not.toEqual( [] );
		expect( made.meta ).toEqual(
			expect.arrayContaining( [
				'svc_intranet_department',
				'_svc_anniversary_year',
				'_svc_bookmarks',
				'_wished_posts',
			] )
		);
	} );

	it( 'replaces an earlier version, and keeps everything', async () => {
		const page = await dashboard.upload( zip );
		expect( page ).toContain( 'Plugin updated successfully.' );
		expect( await version( site ) ).not.toBe( '1.0.0' );
		const { status } = await send( site, 'GET', 'users/v1/profiles' );
		expect( status ).toBe( 200 );
		expect( await left( site ) ).toEqual( made );
	} );

	it( 'is silent while it is deactivated', async () => {
		await ask( site, 'PUT', plugin, { status: 'inactive' } );
		const { status, body } = await send( site, 'GET', 'users/v1/profiles' );
		expect( status ).toBe( 404 );
		expect( body ).toMatchObject( { code: 'rest_no_route' } );
		expect( ( await left( site ) ).rows ).toEqual( made.rows );
	} );

	it( 'keeps everything when it is deleted, unless the administrator chose otherwise', async () => {
		await ask( site, 'DELETE', plugin );
		expect( await left( site ) ).toEqual( made );
		await dashboard.activate( await dashboard.upload( zip ) );
		const { body } = await send( site, 'GET', 'users/v1/profiles' );
		expect( body ).toMatchObject( { total: 2 } );
		// What is only derived is made anew: people may have changed in between.
		expect( ( await left( site ) ).rows ).toEqual( {
			...made.rows,
			kept_company: 0,
		} );
	} );

	it( 'removes all that was made, where chosen; the builder keeps its wishlist', async () => {
		await ask( site, 'PUT', 'users/v1/settings', {
			delete_data_on_uninstall: true,
		} );
		await ask( site, 'PUT', plugin, { status: 'inactive' } );
		await ask( site, 'DELETE', plugin );
		expect( await left( site ) ).toEqual( {
			rows: {},
			tables: {},
			options: [],
			jobs: [],
			meta: [ '_wished_posts' ],
			photos: [],
			mails: [],
			pages: [],
		} );
	} );
} );
