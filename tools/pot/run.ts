import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../host/paths';
import { potOfNow } from './now';

/** `npm run pot`; with --check it only checks whether the file matches the code. */
const target = join( projectFolder, 'plugin/languages/svc.pot' );
const made = await potOfNow();
if ( process.argv.includes( '--check' ) ) {
	const isCurrent =
		( await readFile( target, 'utf8' ).catch( () => '' ) ) === made;
	process.stdout.write(
		isCurrent
			? 'The texts to translate are those of the code.\n'
			: 'Run npm run pot: texts have changed.\n'
	);
	process.exitCode = isCurrent ? 0 : 1;
} else {
	await mkdir( dirname( target ), { recursive: true } );
	await writeFile( target, made );
	process.stdout.write(
		`${ relative( projectFolder, target ) } has ${ made.match( /^msgid /gm )!.length - 1 } texts.\n`
	);
}
