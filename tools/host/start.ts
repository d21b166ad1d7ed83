import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startHost } from './host';
import { parseOptions, type Options } from './options';
import { projectFolder } from './paths';
import { seconds, type Log } from './progress';
import type { Site } from './site';

interface Demo {
	loadDemo: (
		site: Site,
		options: { people?: number; log: Log }
	) => Promise< void >;
}

/** Once a site: its data stay when it is stopped. */
async function loadDemo( site: Site, options: Options, log: Log ) {
	const file = join( projectFolder, 'tools/demo/run.ts' );
	const marker = join( site.folder, 'demo' );
	if ( ! options.demo || ! existsSync( file ) || existsSync( marker ) ) {
		return;
	}
	const demo = ( await import( pathToFileURL( file ).href ) ) as Demo;
	await demo.loadDemo( site, {
		log,
		...( options.people === null ? {} : { people: options.people } ),
	} );
	await writeFile( marker, '' );
}

function summary( site: Site ): string {
	const [ , ...others ] = site.sites;
	return [
		'',
		`Site       ${ site.url }/`,
		...others.map( ( url ) => `           ${ url }/` ),
		`Dashboard  ${ site.dashboard }`,
		`REST       ${ site.rest }users/v1/`,
		`Login      ${ site.login.user } / ${ site.login.password }`,
		`PHP log    ${ site.phpLog }`,
		'',
		`curl -u '${ site.login.user }:${ site.login.applicationPassword }' '${ site.rest }users/v1/profiles?role=loan_officer&page=2'`,
		'',
		'"npm stop" stops it and keeps its data; "npm start -- --fresh" starts anew.',
	].join( '\n' );
}

async function main() {
	const begin = performance.now();
	const log: Log = ( line ) => process.stdout.write( `${ line }\n` );
	const options = parseOptions( process.argv.slice( 2 ) );
	const site = await startHost( options, log );
	await loadDemo( site, options, log );
	log( `Ready in ${ seconds( begin ) } s.` );
	log( summary( site ) );
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
