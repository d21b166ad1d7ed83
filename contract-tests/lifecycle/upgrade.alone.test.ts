// @module-tag single-site
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopHost } from '../../tools/host/host';
import type { Site } from '../../tools/host/site';
import { pack } from '../../tools/package/package';
import { host } from '../support/site';
import { full } from '../support/world';
import { ask } from './asking';
import { plugin, startBareHost, version } from './bare-host';
import { Dashboard } from './dashboard';
import { earlierPackage, fillEarlierSite } from './earlier';
import { left, type Left } from './left';
import { makeOneOfEach } from './one-of-each';

const earlier = await earlierPackage();
if ( earlier === null ) {
	process.stderr.write(
		'The repository lacks the earlier commit, so no upgrade from its package is tested. package.alone.test.ts\n' +
			'tests one from the same code under an earlier version.\n'
	);
}

const read = async ( site: Site, paths: string[] ) =>
	Object.fromEntries(
		await Promise.all(
			paths.map( async ( path ) => [
				path,
				await ask( site, 'GET', path ),
			] )
		)
	);

const canRun = full && host.host !== 'wp-env' && earlier !== null;

describe.runIf( canRun )( 'an upgrade from an earlier package', () => {
	let site: Site;
	let zip: Uint8Array< ArrayBuffer >;
	let dashboard: Dashboard;
	let paths: string[];
	let before: Record< string, object >;
	let madeBefore: Left;

	beforeAll( async () => {
		site = await startBareHost( 'upgrade', 8991 );
		zip = new Uint8Array( await pack() );
		dashboard = await Dashboard.of( site );
		await dashboard.activate( await dashboard.upload( earlier! ) );
		paths = await fillEarlierSite( site );
		before = await read( site, paths );
		madeBefore = await left( site );
	} );
	afterAll( () => site && stopHost( site ) );

	it( 'begins with data in every table', () => {
		expect( madeBefore.options ).toContain( 'svc_schema' );
		const { charts, ...rows } = madeBefore.rows;
		// Of larger companies only.
		expect( charts ).toBe( 0 );
		expect( Object.keys( rows ).length ).toBeGreaterThan( 5 );
		expect( Object.values( rows ) ).not.toContain( 0 );
	} );

	it( 'keeps all that was there, and answers it', async () => {
		const page = await dashboard.upload( zip );
		expect( page ).toContain( 'Plugin updated successfully.' );
		expect( await version( site ) ).toBeTruthy();
		expect( await read( site, paths ) ).toMatchObject( before );
		const { options, photos, meta } = await left( site );
		expect( options ).toContain( 'svc_migrations' );
		expect( options ).not.toContain( 'svc_schema' );
		expect( photos ).toEqual( expect.arrayContaining( madeBefore.photos ) );
		expect( meta ).toEqual( expect.arrayContaining( madeBefore.meta ) );
	} );

	it( 'stores something of everything that is new', async () => {
		await makeOneOfEach( site );
		const { charts, mail_optouts, ...rows } = ( await left( site ) ).rows;
		expect( { charts, mail_optouts } ).toEqual( {
			charts: 0,
			mail_optouts: 0,
		} );
		expect(
			Object.keys( rows ).filter( ( table ) => ! rows[ table ] ),
			"Tables without a row: fill them in their component's one-of-each.ts"
		).toEqual( [] );
	} );

	it( 'has the tables of a new installation', async () => {
		const { tables } = await left( site );
		await ask( site, 'PUT', 'users/v1/settings', {
			delete_data_on_uninstall: true,
		} );
		await ask( site, 'PUT', plugin, { status: 'inactive' } );
		await ask( site, 'DELETE', plugin );
		expect( ( await left( site ) ).tables ).toEqual( {} );
		await dashboard.activate( await dashboard.upload( zip ) );
		expect( ( await left( site ) ).tables ).toEqual( tables );
	} );
} );
