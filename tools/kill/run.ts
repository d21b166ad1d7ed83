import { parseArgs } from 'node:util';
import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import { findSite, type Site } from '../host/site';
import { Lane, type Outcome, type Plan } from './lane';
import { PhpProcess } from './process';
import { summary } from './summary';
import type { LaneFacts } from './writes';

const { values } = parseArgs( {
	options: {
		site: { type: 'string' },
		port: { type: 'string', default: '8878' },
		random: { type: 'string', default: '100' },
		lanes: { type: 'string', default: '3' },
		verbose: { type: 'boolean', default: false },
	},
} );

/** The longest accepted wait. */
const MINUTES = 10;

/** A job waits for the next free lane. */
type Job = ( lane: Lane, plans: Plan[] ) => Promise< Outcome >;

async function main() {
	const begin = performance.now();
	const site = values.site
		? await findSite( values.site )
		: await startHost(
				parseOptions( [
					'--host=native',
					'--name=kill',
					`--port=${ values.port }`,
					'--network',
					'--fixtures',
					'--no-demo',
					'--fresh',
				] ),
				() => undefined
			);
	try {
		const outcomes = await killAll( site );
		process.stdout.write( summary( outcomes, performance.now() - begin ) );
		process.exitCode = outcomes.some( ( one ) => one.faults.length > 0 )
			? 1
			: 0;
	} finally {
		if ( ! values.site ) {
			await stopHost( site );
		}
	}
}

async function killAll( site: Site ): Promise< Outcome[] > {
	if ( ! site.database || ! site.fixtures ) {
		throw new Error( 'This needs a native host with fixtures.' );
	}
	const preparing = new PhpProcess( site, 'check.php' );
	const facts = await preparing.ask< LaneFacts[] >( {
		do: 'prepare',
		lanes: Number( values.lanes ),
	} );
	await preparing.end();
	// Only a request on the site itself stores that the builder runs there.
	await Promise.all(
		site.sites.map( ( url ) => fetch( `${ url }/wp-json/` ) )
	);
	const lanes = await Promise.all(
		facts.map( ( one ) => Lane.open( site, one ) )
	);
	const plans = await Promise.all( lanes.map( ( lane ) => lane.plan() ) );
	for ( const { write, statements, took } of plans[ 0 ]! ) {
		process.stdout.write(
			`${ write.name }: ${ statements.length } statements, ${ took.toFixed( 1 ) } ms\n`
		);
		if ( values.verbose ) {
			process.stdout.write(
				statements
					.map( ( sql, index ) => `  ${ index + 1 } ${ sql }\n` )
					.join( '' )
			);
		}
	}
	const jobs = [
		...placesOf( plans[ 0 ]! ),
		...moments( Number( values.random ), plans[ 0 ]!.length ),
	];
	const outcomes = await inTurn(
		jobs,
		lanes,
		plans,
		performance.now() + MINUTES * 60_000
	);
	await Promise.all( lanes.map( ( lane ) => lane.close() ) );
	return outcomes;
}

/** Before the first statement, and after each: between two, the database sees nothing. */
const placesOf = ( plans: Plan[] ): Job[] =>
	plans.flatMap( ( plan, which ): Job[] => [
		( lane, own ) => lane.killAt( own[ which ]!, 1, 'before' ),
		...plan.statements.map(
			( _sql, index ): Job =>
				( lane, own ) =>
					lane.killAt( own[ which ]!, index + 1, 'after' )
		),
	] );

/** At random, a little longer than the write takes. */
const moments = ( count: number, writes: number ): Job[] =>
	Array.from( { length: count }, ( _none, index ): Job => ( lane, own ) => {
		const plan = own[ index % writes ]!;
		return lane.killAfter( plan, Math.random() * plan.took * 1.3 );
	} );

async function inTurn(
	jobs: Job[],
	lanes: Lane[],
	plans: Plan[][],
	deadline: number
): Promise< Outcome[] > {
	const outcomes: Outcome[] = [];
	const waiting = jobs.values();
	await Promise.all(
		lanes.map( async ( lane, number ) => {
			for ( const job of waiting ) {
				if ( performance.now() > deadline ) {
					throw new Error(
						`Only ${ outcomes.length } of ${ jobs.length } kills in ${ MINUTES } minutes.`
					);
				}
				const outcome = await job( lane, plans[ number ]! );
				outcomes.push( outcome );
				if ( outcome.faults.length > 0 ) {
					process.stdout.write(
						`FAULT ${ outcome.what }\n${ outcome.faults.map( ( fault ) => `  ${ fault }\n` ).join( '' ) }`
					);
				}
			}
		} )
	);
	return outcomes;
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? ( error.stack ?? error.message ) : String( error ) }\n`
	);
	process.exitCode = 1;
} );
