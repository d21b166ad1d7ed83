import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../host/paths';
import { filesOf, main, playground, singleSite, trials } from './passes';

const folder = 'contract-tests';
const names = (
	await readdir( join( projectFolder, folder ), { recursive: true } )
)
	.filter( ( name ) => name.endsWith( '.test.ts' ) )
	.map( ( name ) => join( folder, name ) );

async function filesWith( pattern: RegExp ): Promise< string[] > {
	const texts = await Promise.all(
		names.map( ( name ) => readFile( join( projectFolder, name ), 'utf8' ) )
	);
	return names.filter( ( _name, index ) => pattern.test( texts[ index ]! ) );
}

it( 'asks every file in the main pass', async () => {
	expect( await filesOf( main ) ).toEqual( [] );
} );

it( 'tries at full length whatever is shorter in the main pass', async () => {
	expect( ( await filesOf( trials ) ).sort() ).toEqual(
		( await filesWith( /\brounds\(/ ) ).sort()
	);
} );

it( 'asks a single site wherever a test expects something else of it', async () => {
	const differing = await filesWith(
		/host\.network\s*\?(?!\s*'wpmu_delete_user')|!\s*host\.network\b|host\.network === false/
	);
	expect( differing.length ).toBeGreaterThan( 0 );
	expect( [
		...( await filesOf( singleSite ) ),
		...( await filesOf( playground ) ),
	] ).toEqual( expect.arrayContaining( differing ) );
} );
