import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { components as registered } from '../../admin/app/components';
import { projectFolder } from '../../tools/host/paths';
import { control } from '../support/control';
import { as } from '../support/world';

const declared = Object.entries( await control.components() );
const all = < T >( of: ( entry: ( typeof declared )[ 0 ][ 1 ] ) => T[] ) =>
	declared.flatMap( ( [ , entry ] ) => of( entry ) ).sort();

const blocksFolder = join( projectFolder, 'blocks' );

/** The category in block.json, by the folder of the block. */
const categories = Object.fromEntries(
	await Promise.all(
		( await readdir( blocksFolder ) )
			.map( ( name ) => [
				name,
				join( blocksFolder, name, 'block.json' ),
			] )
			.filter( ( [ , file ] ) => existsSync( file! ) )
			.map( async ( [ name, file ] ) => {
				const { category } = JSON.parse(
					await readFile( file!, 'utf8' )
				) as { category: string };
				return [ name!, category ] as const;
			} )
	)
);

describe( 'the entries of the components', () => {
	it( 'declare every table that there is, and no others', async () => {
		const { body } = await as.manager.get( '/fixture/v1/tables' );
		const kernel = [ 'outbox' ];
		expect(
			[ ...all( ( { tables } ) => tables ), ...kernel ].sort()
		).toEqual(
			Object.keys( body as object )
				.map( ( name ) => name.replace( /^svc_/, '' ) )
				.sort()
		);
	} );

	it( 'declare every folder of blocks/, and no others', () => {
		expect( all( ( { blocks } ) => blocks ) ).toEqual(
			Object.keys( categories ).sort()
		);
	} );

	it( 'declare blocks that WordPress registers', async () => {
		const { body } = await as.manager.get( '/wp/v2/block-types', {
			query: { namespace: 'svc' },
		} );
		expect(
			( body as { name: string }[] ).map( ( { name } ) => name ).sort()
		).toEqual(
			all( ( { blocks } ) => blocks.map( ( name ) => `svc/${ name }` ) )
		);
	} );
} );

describe.each( declared )( '%s', ( name, { blocks, category, screens } ) => {
	it( 'has its blocks in its own category of the inserter', () => {
		for ( const block of blocks ) {
			expect( categories[ block ], block ).toBe( category );
		}
	} );

	it( 'has the same screens in the menu and in the script', () => {
		const inScript = registered.find( ( one ) => one.name === name );
		const pages = new Set( inScript?.screens.map( ( { page } ) => page ) );
		// The manager of these tests has no profile, and so not this screen.
		pages.delete( 'svc-people-me' );
		expect( screens.map( ( { page } ) => page ).sort() ).toEqual(
			[ ...pages ].sort()
		);
	} );

	it( 'has screens that begin with a file that was built', () => {
		for ( const { page, chunks } of screens ) {
			expect( page ).toMatch( /^svc-/ );
			expect( chunks, page ).not.toEqual( [] );
			for ( const chunk of chunks ) {
				const file = `plugin/build/admin/${ chunk }.js`;
				expect( existsSync( join( projectFolder, file ) ), file ).toBe(
					true
				);
			}
		}
	} );
} );
