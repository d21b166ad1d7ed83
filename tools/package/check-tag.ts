/** Fails where a tag is not the version of the plugin: npx tsx tools/package/check-tag.ts v2.2.0. */
import { versions, wrongVersions } from './version';

const wrong = wrongVersions( process.argv[ 2 ] ?? '', await versions() );
if ( wrong.length > 0 ) {
	process.stderr.write( `${ wrong.join( '\n' ) }\n` );
	process.exitCode = 1;
}
