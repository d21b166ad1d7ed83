import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../host/paths';
import { compiled } from './compile';
import { languages, poFile } from './now';
import { readPo } from './po';

/** `npm run build:languages` makes of each translation the files that WordPress loads. */
const target = join( projectFolder, 'plugin/build/languages' );

await rm( target, { recursive: true, force: true } );
await mkdir( target, { recursive: true } );
for ( const language of await languages() ) {
	const file = join( projectFolder, poFile( language ) );
	const messages = readPo( await readFile( file, 'utf8' ) );
	for ( const [ name, content ] of compiled( messages, language ) ) {
		await writeFile( join( target, name ), content );
	}
	process.stdout.write( `Translation ${ language } in ${ target }\n` );
}
