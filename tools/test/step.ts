import { none, type Counts } from './counts';
import type { Ended } from './command';
import { metered } from './cpu';

export interface Outcome {
	verdict: 'passed' | 'failed' | 'left out';
	counts: Counts;
	/** Shown where it failed; why, where it was left out. */
	output: string;
	/** The failures, a line each, repeated at the end. */
	failures: string[];
}

export interface Step {
	name: string;
	run: () => Promise< Outcome >;
}

/** A step without a count of failures counts as one. */
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

/** Steps that run one after the other. */
export type Lane = Step[];

export interface Done {
	name: string;
	outcome: Outcome;
}

/** Runs lanes side by side. Each step prints a line when it is done, and its output if it failed. */
export const runLanes = async ( lanes: Lane[] ): Promise< Done[] > =>
	( await Promise.all( lanes.map( runLane ) ) ).flat();

async function runLane( lane: Lane ): Promise< Done[] > {
	const done: Done[] = [];
	for ( const { name, run } of lane ) {
		const begin = performance.now();
		const { result, seconds: cpu } = await metered( () =>
			run().catch( crashed )
		);
		const seconds = ( performance.now() - begin ) / 1000;
		process.stdout.write(
			`${ name.padEnd( 14 ) } ${ line( result, seconds, cpu ) }\n`
		);
		done.push( { name, outcome: result } );
	}
	return done;
}

/** The failures, a line each. */
export const failuresOf = ( done: Done[] ): string =>
	done
		.flatMap( ( { name, outcome: { failures } } ) =>
			failures.map( ( text ) => `Failed: ${ name }: ${ text }\n` )
		)
		.join( '' );

function line(
	{ verdict, counts, output }: Outcome,
	seconds: number,
	cpu: number
) {
	const time = `${ seconds.toFixed( 1 ) } s, ${ cpu.toFixed( 1 ) } s of CPU`;
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
