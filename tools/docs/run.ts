import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorSchemas } from '../../client/src/error-schemas';
import { projectFolder } from '../host/paths';
import { findSite } from '../host/site';
import { local } from '../test/command';
import { abilitiesPage } from './abilities-page';
import { describeAbilities } from './abilities-site';
import { examples, refusals } from './texts';
import { pretty } from './markdown';
import { openapi } from './openapi';
import { codes } from './openapi-parts';
import { namespacePages, restPage } from './rest-page';
import { all, describe } from './site';

const folder = join( projectFolder, 'docs' );

/** An example that the contract would refuse must not be shown. */
function requireTrueExamples() {
	for ( const [ name, { query, body, response, mediaType } ] of all ) {
		const example = examples[ name ];
		const asked = Object.fromEntries(
			new URLSearchParams( example.query ?? '' )
		);
		requireTrue(
			`The query of ${ name }`,
			Object.keys( asked ),
			query.partial().keyof().array()
		);
		if ( body ) {
			requireTrue( `The body of ${ name }`, example.body, body );
		}
		if ( ! mediaType ) {
			requireTrue( `The answer of ${ name }`, example.answer, response );
		}
	}
	for ( const code of codes ) {
		requireTrue(
			`The refusal ${ code }`,
			refusals[ code ],
			errorSchemas[ code ]
		);
	}
}

function requireTrue( what: string, example: unknown, schema: z.ZodType ) {
	const { error } = schema.safeParse( example );
	if ( error ) {
		throw new Error(
			`${ what } in tools/docs is not as the contract has it:\n${ z.prettifyError( error ) }`
		);
	}
}

async function version(): Promise< string > {
	const file = await readFile(
		join( projectFolder, 'package.json' ),
		'utf8'
	);
	return ( JSON.parse( file ) as { version: string } ).version;
}

async function documents(): Promise< Record< string, string > > {
	requireTrueExamples();
	const running = await findSite();
	const site = await describe( running );
	return {
		'abilities.md': abilitiesPage( await describeAbilities( running ) ),
		'openapi.json': `${ pretty( openapi( site, await version() ) ) }\n`,
		'rest.md': restPage(),
		...namespacePages( site ),
	};
}

async function write( made: Record< string, string > ) {
	await mkdir( folder, { recursive: true } );
	for ( const [ name, text ] of Object.entries( made ) ) {
		await writeFile( join( folder, name ), text );
		process.stdout.write( `Wrote docs/${ name }.\n` );
	}
}

async function check( made: Record< string, string > ) {
	for ( const [ name, text ] of Object.entries( made ) ) {
		const kept = await readFile( join( folder, name ), 'utf8' ).catch(
			() => ''
		);
		if ( kept !== text ) {
			const line = differing( kept, text );
			throw new Error(
				`docs/${ name } is not what the code says (line ${ line }). Run "npm run docs" and commit it.`
			);
		}
	}
	process.stdout.write( 'docs/ is what the code says.\n' );
}

function differing( kept: string, made: string ): number {
	const lines = made.split( '\n' );
	return (
		1 + kept.split( '\n' ).findIndex( ( line, at ) => line !== lines[ at ] )
	);
}

async function lint() {
	const { ok, output } = await local(
		'redocly',
		[ 'lint', '--format=stylish', 'docs/openapi.json' ],
		{ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
	);
	if ( ! ok ) {
		throw new Error( output );
	}
}

async function main() {
	const made = await documents();
	await ( process.argv.includes( '--check' )
		? check( made )
		: write( made ) );
	await lint();
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
