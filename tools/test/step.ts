import { none, type Counts } from './counts';
import type { Ended } from './command';

export interface Outcome {
	verdict: 'passed' | 'failed' | 'left out';
	counts: Counts;
	/** Shown where it failed; why, where it was left out. */
	output: string;
	/** What failed, a line each, to be said once more at the end. */
	failures: string[];
}

export interface Step {
	name: string;
	run: () => Promise< Outcome >;
}

/** What cannot count its failures counts as one. */
export function outcome(
	{ ok, output }: Ended,
	counts: Counts = none,
	failures: string[] = []
): Outcome {
	if ( ok ) {
		return { verdict: 'passed', counts, output, failures: [] };
	}
	return {
		verdict: 'failed',
		counts: { ...counts, failed: Math.max( 1, counts.failed ) },
		output,
		failures: failures.length ? failures : lastLines( output ),
	};
}

const lastLines = ( output: string ) =>
	output
		.split( '\n' )
		.filter( ( text ) => text.trim() )
		.slice( -10 );

export const leftOut = ( why: string ): Outcome => ( {
	verdict: 'left out',
	counts: none,
	output: why,
	failures: [],
} );

/** Runs each in turn, a line each, and says what those wrote that failed; at the end, what failed in short. */
export async function runSteps( steps: Step[] ): Promise< Counts[] > {
	const counts: Counts[] = [];
	const failures: string[] = [];
	for ( const { name, run } of steps ) {
		process.stdout.write( `${ name.padEnd( 9 ) } … ` );
		const begin = performance.now();
		const done = await run().catch( crashed );
		const seconds = ( performance.now() - begin ) / 1000;
		process.stdout.write( `${ line( done, seconds ) }\n` );
		counts.push( done.counts );
		failures.push(
			...done.failures.map( ( text ) => `Failed: ${ name }: ${ text }\n` )
		);
	}
	process.stdout.write( failures.join( '' ) );
	return counts;
}

function line( { verdict, counts, output }: Outcome, seconds: number ) {
	const time = `${ seconds.toFixed( 1 ) } s`;
	const tests = counts.passed
		? `${ counts.passed } passed, ${ counts.failed } failed, `
		: '';
	switch ( verdict ) {
		case 'passed':
			return `ok, ${ tests }${ time }`;
		case 'left out':
			return `left out: ${ output }`;
		case 'failed':
			return `FAILED, ${ tests }${ time }\n${ output }`;
	}
}

const crashed = ( error: unknown ): Outcome =>
	outcome( {
		ok: false,
		output:
			error instanceof Error ? String( error.stack ) : String( error ),
	} );
