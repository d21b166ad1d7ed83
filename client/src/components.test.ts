import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { components } from './components.js';

const folderOf = ( name: string ) =>
	new URL( `./${ name }/`, import.meta.url ).pathname;

/** The files of schemas that a file of the folder imports or exports, as paths below the folder. */
const schemaFiles = ( folder: string, file: string ) =>
	[
		...readFileSync( join( folder, file ), 'utf8' ).matchAll(
			/from '(\.[^']*-schemas\.js)'/g
		),
	]
		.map( ( [ , path = '' ] ) => join( dirname( file ), path ) )
		.filter( ( path ) => ! path.startsWith( '..' ) );

it.each( Object.keys( components ) )(
	'the functions of %s are called by a test of its own',
	( name ) => {
		expect( existsSync( join( folderOf( name ), 'calls.test.ts' ) ) ).toBe(
			true
		);
	}
);

it.each( Object.keys( components ) )(
	'schemas.ts of %s exports every file of schemas that its endpoints use',
	( name ) => {
		const folder = folderOf( name );
		const used = readdirSync( folder, { recursive: true } )
			.map( String )
			.filter( ( file ) => file.endsWith( '-endpoints.ts' ) )
			.flatMap( ( file ) => schemaFiles( folder, file ) );
		expect( used ).not.toEqual( [] );
		const offered = schemaFiles( folder, 'schemas.ts' );
		expect( used.filter( ( file ) => ! offered.includes( file ) ) ).toEqual(
			[]
		);
	}
);

it( 'no name occurs in two components', () => {
	for ( const member of [ 'endpoints', 'abilities', 'errors' ] as const ) {
		const names = Object.values( components ).flatMap( ( component ) =>
			Object.keys( component[ member ] )
		);
		expect( names ).toEqual( [ ...new Set( names ) ] );
	}
} );
