import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { projectFolder } from '../host/paths';
import { packageFiles, SLUG } from './files';

let files: Map< string, string >;
beforeAll( async () => {
	files = await packageFiles();
} );

const names = () =>
	[ ...files.keys() ].map( ( name ) => name.slice( SLUG.length + 1 ) );

const read = ( path: string ) =>
	readFile( join( projectFolder, path ), 'utf8' );

it( 'the package has what a site runs, and the sources of its scripts', () => {
	expect( names() ).toEqual(
		expect.arrayContaining( [
			'svc.php',
			'uninstall.php',
			'readme.txt',
			'LICENSE',
			'src/Plugin.php',
			'lib/symfony-normalizer/LICENSE',
			'source/package-lock.json',
			'source/admin/index.tsx',
			'source/blocks/staff-directory/block.json',
			'source/client/src/index.ts',
		] )
	);
} );

it( 'the package has neither tests nor anything else of the workshop', () => {
	expect(
		names().filter( ( name ) =>
			/\.test\.|\.map$|\.log$|\.DS_Store|node_modules|(^|\/)\./.test(
				name
			)
		)
	).toEqual( [] );
	expect(
		new Set( names().map( ( name ) => name.split( '/' )[ 0 ] ) )
	).toEqual(
		new Set( [
			'LICENSE',
			...( names().some( ( name ) => name.startsWith( 'build/' ) )
				? [ 'build' ]
				: [] ),
			'languages',
			'lib',
			'patterns',
			'readme.txt',
			'source',
			'src',
			'svc.php',
			'templates',
			'uninstall.php',
		] )
	);
} );

it( 'blocks and changelog have the version', async () => {
	const { version } = manifest;
	for ( const name of names().filter( ( one ) =>
		/^source\/blocks\/[^/]+\/block\.json$/.test( one )
	) ) {
		const block = JSON.parse(
			await read( name.slice( 'source/'.length ) )
		);
		expect( block.version, name ).toBe( version );
	}
	expect( await read( 'plugin/readme.txt' ) ).toContain( `= ${ version } =` );
} );
