import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { drawings, folder } from './drawings';
import { screenshots } from './screenshots';

let names: string[];
beforeAll( async () => {
	names = ( await readdir( folder ) ).sort();
} );

/** Width and height, as a PNG file says them. */
async function sizeOf( name: string ) {
	const bytes = await readFile( join( folder, name ) );
	expect( bytes.subarray( 1, 4 ).toString(), name ).toBe( 'PNG' );
	return {
		width: bytes.readUInt32BE( 16 ),
		height: bytes.readUInt32BE( 20 ),
		kB: bytes.length / 1000,
	};
}

it( 'there is a picture for each drawing and each caption, and no other', () => {
	expect( names ).toEqual(
		[
			...new Set( drawings.flatMap( ( { from, to } ) => [ from, to ] ) ),
			...screenshots.map( ( _, at ) => `screenshot-${ at + 1 }.png` ),
		].sort()
	);
} );

it.each( drawings )(
	'$to is $width by $height pixels, and light',
	async ( { to, width, height } ) => {
		const size = await sizeOf( to );
		expect( size ).toMatchObject( { width, height } );
		expect( size.kB ).toBeLessThan( 150 );
	}
);

it( 'screenshots are of one size, and light', async () => {
	for ( const name of names.filter( ( one ) => /^screenshot/.test( one ) ) ) {
		const size = await sizeOf( name );
		expect( size, name ).toMatchObject( { width: 1280, height: 800 } );
		expect( size.kB, name ).toBeLessThan( 150 );
	}
} );

it( 'drawings need neither a font nor another file', async () => {
	for ( const { from } of drawings ) {
		expect( await readFile( join( folder, from ), 'utf8' ) ).not.toMatch(
			/<text|<image|font|url\(|href="[^#]/
		);
	}
} );
