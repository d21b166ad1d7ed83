import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import { projectFolder } from '../host/paths';
import type { Site } from '../host/site';
import { command, local } from '../test/command';
import { targets } from './targets';

const { values, positionals } = parseArgs( {
	options: {
		host: { type: 'string', default: 'native' },
		port: { type: 'string', default: '8879' },
	},
	allowPositionals: true,
} );

interface Mutant {
	at: number;
	length: number;
	with: string;
	line: number;
	what: string;
}

/** The plugin that is changed. The worktree stays as it is, however this ends. */
const copy = join( projectFolder, '.cache/mutated', values.port );

process.env.SVC_PLUGIN = copy;

const mutantsOf = ( file: string ) =>
	JSON.parse(
		execFileSync(
			'php',
			[
				join( projectFolder, 'tools/mutate/mutants.php' ),
				join( projectFolder, 'plugin/src', file ),
			],
			{ encoding: 'utf8' }
		)
	) as Mutant[];

/** @return Names of the classes of unit tests that name a class. */
async function unitTestsOf( name: string ): Promise< string[] > {
	const folder = join( projectFolder, 'tests/php' );
	const files = ( await readdir( folder, { recursive: true } ) ).filter(
		( file ) => file.endsWith( 'Test.php' )
	);
	const texts = await Promise.all(
		files.map( ( file ) => readFile( join( folder, file ), 'utf8' ) )
	);
	return files
		.filter( ( _file, index ) =>
			new RegExp( `\\b${ name }\\b` ).test( texts[ index ]! )
		)
		.map( ( file ) => basename( file, '.php' ) );
}

async function unitTestsPass( names: readonly string[] ): Promise< boolean > {
	if ( names.length === 0 ) {
		return true;
	}
	const { ok } = await command(
		join( projectFolder, 'vendor/bin/phpunit' ),
		[
			'--bootstrap=tools/mutate/bootstrap.php',
			'--stop-on-defect',
			'--no-progress',
			'--do-not-cache-result',
			`--filter=/\\b(${ names.join( '|' ) })::/`,
		],
		{ SVC_MUTATED: copy }
	);
	return ok;
}

async function contractTestsPass( site: Site, files: readonly string[] ) {
	const { ok } = await local(
		'vitest',
		[
			'run',
			'--project=contract*',
			'--bail=1',
			...files.map( ( file ) => `contract-tests/${ file }` ),
		],
		{ SVC_HOST: site.name, SVC_FULL: '1' }
	);
	return ok;
}

const say = ( text: string ) => process.stdout.write( `${ text }\n` );

/** @return Number of survivors; 1 where the tests cannot tell. */
async function tryAll( site: Site, target: string ): Promise< number > {
	const file = `${ target }.php`;
	const path = join( copy, 'src', file );
	const original = await readFile( path );
	const units = await unitTestsOf( basename( target ) );
	const passes = async () =>
		( await unitTestsPass( units ) ) &&
		( await contractTestsPass( site, targets[ target ]! ) );
	if ( ! ( await passes() ) ) {
		say( `${ file }: its tests fail without a change.` );
		return 1;
	}
	const mutants = mutantsOf( file );
	let survivors = 0;
	for ( const mutant of mutants ) {
		await writeFile(
			path,
			Buffer.concat( [
				original.subarray( 0, mutant.at ),
				Buffer.from( mutant.with ),
				original.subarray( mutant.at + mutant.length ),
			] )
		);
		if ( await passes() ) {
			survivors++;
			say( `SURVIVED ${ file }:${ mutant.line } ${ mutant.what }` );
		}
	}
	await writeFile( path, original );
	say( `${ file }: ${ mutants.length } changes, ${ survivors } survived.` );
	return survivors;
}

const chosen = Object.keys( targets ).filter(
	( target ) =>
		positionals.length === 0 ||
		positionals.some( ( name ) => target.includes( name ) )
);

async function main() {
	if ( chosen.length === 0 ) {
		throw new Error( 'No such file in tools/mutate/targets.ts.' );
	}
	await rm( copy, { recursive: true, force: true } );
	await cp( join( projectFolder, 'plugin' ), copy, { recursive: true } );
	const site = await startHost(
		parseOptions( [
			`--host=${ values.host }`,
			`--name=mutate-${ values.port }`,
			`--port=${ values.port }`,
			...( values.host === 'native' ? [ '--network' ] : [ '--single' ] ),
			'--fixtures',
			'--no-demo',
			'--fresh',
		] ),
		() => undefined
	);
	let isEnding = false;
	const end = async () => {
		if ( ! isEnding ) {
			isEnding = true;
			await stopHost( site );
			await rm( copy, { recursive: true, force: true } );
		}
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] as const ) {
		process.once(
			signal,
			() => void end().then( () => process.exit( 1 ) )
		);
	}
	try {
		for ( const target of chosen ) {
			const survivors = await tryAll( site, target );
			process.exitCode = survivors > 0 ? 1 : process.exitCode;
		}
	} finally {
		await end();
	}
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? ( error.stack ?? error.message ) : String( error ) }\n`
	);
	process.exitCode = 1;
} );
