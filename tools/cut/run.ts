import { parseArgs } from 'node:util';
import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import { findSite, type Site } from '../host/site';
import { PhpProcess } from '../kill/process';

const { values } = parseArgs( {
	options: {
		site: { type: 'string' },
		port: { type: 'string', default: '8877' },
		/** Part of the name of a write. */
		only: { type: 'string', default: '' },
	},
} );

/** The report of cut.php on a write, or on a partial one. */
interface Line {
	write?: string;
	length?: number;
	hooks?: number;
	disturbed?: number;
	done?: number;
	torn?: number;
	fault?: string;
	faults?: string[];
	failed?: string;
}

const freshHost = () =>
	startHost(
		parseOptions( [
			'--host=native',
			'--name=cut',
			`--port=${ values.port }`,
			'--network',
			'--fixtures',
			'--no-demo',
			'--fresh',
		] ),
		() => undefined
	);

async function main() {
	const site = values.site
		? await findSite( values.site )
		: await freshHost();
	try {
		await cut( site );
	} finally {
		if ( ! values.site ) {
			await stopHost( site );
		}
	}
}

async function cut( site: Site ) {
	if ( ! site.database || ! site.fixtures ) {
		throw new Error( 'This needs a native host with fixtures.' );
	}
	const php = new PhpProcess( site, '../cut/cut.php', {
		only: values.only,
	} );
	const lines = php.said as unknown as Line[];
	let told = 0;
	const tell = () => {
		for ( const line of lines.slice( told ) ) {
			process.stdout.write( `${ shown( line ) }\n` );
		}
		told = lines.length;
	};
	const timer = setInterval( tell, 1000 );
	const code = await php.ended;
	clearInterval( timer );
	tell();
	const writes = lines.filter( ( { write } ) => write !== undefined );
	const sum = ( key: 'disturbed' | 'torn' ) =>
		writes.reduce( ( all, one ) => all + ( one[ key ] ?? 0 ), 0 );
	process.stdout.write(
		`${ writes.length } kinds of write, disturbed ${ sum( 'disturbed' ) } times. Torn: ${ sum( 'torn' ) }.\n`
	);
	if ( php.errors !== '' ) {
		process.stdout.write( php.errors.slice( 0, 4000 ) );
	}
	process.exitCode =
		sum( 'torn' ) > 0 ||
		writes.length === 0 ||
		lines.some( ( { failed } ) => failed ) ||
		code !== 0
			? 1
			: 0;
}

const shown = ( line: Line ) =>
	line.failed ??
	( line.fault
		? `TORN ${ line.fault }\n${ ( line.faults ?? [] ).map( ( one ) => `  ${ one.slice( 0, 300 ) }` ).join( '\n' ) }`
		: `${ line.write }: ${ line.length } statements, ${ line.hooks } hooks; disturbed ${ line.disturbed } times, done all the same ${ line.done }, torn ${ line.torn }` );

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? ( error.stack ?? error.message ) : String( error ) }\n`
	);
	process.exitCode = 1;
} );
