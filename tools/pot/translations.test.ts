import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../host/paths';
import { languages, poFile, potFile } from './now';
import { keyOf, readPo, type Message } from './po';
import { problemsOf } from './problems';

const messagesOf = async ( file: string ): Promise< Message[] > =>
	readPo( await readFile( join( projectFolder, file ), 'utf8' ) );

const all = await languages();

it( 'Spanish is brought along', () => {
	expect( all ).toContain( 'es' );
} );

describe.each( all )( 'the translation %s', ( language ) => {
	it( 'has the texts of the .pot', async () => {
		const keys = async ( file: string ) =>
			( await messagesOf( file ) ).map( keyOf );
		expect( await keys( poFile( language ) ) ).toEqual(
			await keys( potFile )
		);
	} );

	it( 'is complete, and has what the texts have', async () => {
		const problems = ( await messagesOf( poFile( language ) ) ).flatMap(
			( one ) =>
				problemsOf( one, language ).map(
					( problem ) => `“${ one.text }” ${ problem }`
				)
		);
		expect( problems ).toEqual( [] );
	} );
} );
