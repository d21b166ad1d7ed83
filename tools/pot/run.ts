import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../host/paths';
import { filesOfNow } from './now';
import { readPo } from './po';

/** `npm run pot`; with --check it only checks whether the files match the code. */
const isCheck = process.argv.includes( '--check' );

function summary( file: string, content: string ): string {
	const messages = readPo( content );
	const missing = messages.filter( ( { forms } ) => forms.length === 0 );
	return file.endsWith( '.pot' )
		? `${ file } has ${ messages.length } texts.`
		: `${ file } lacks the translation of ${ missing.length } texts.`;
}

for ( const [ file, content ] of await filesOfNow() ) {
	const path = join( projectFolder, file );
	if ( ! isCheck ) {
		await writeFile( path, content );
		process.stdout.write( `${ summary( file, content ) }\n` );
	} else if (
		( await readFile( path, 'utf8' ).catch( () => '' ) ) === content
	) {
		process.stdout.write( `${ file } has the texts of the code.\n` );
	} else {
		process.stdout.write(
			`Run npm run pot: ${ file } does not have the texts of the code.\n`
		);
		process.exitCode = 1;
	}
}
