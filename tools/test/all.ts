import { buildIfStale } from '../host/build';
import { script } from './command';
import { onPlayground } from './contract';
import { sum } from './counts';
import { parseOptions, type Options } from './options';
import { phpSteps } from './php';
import { completeSites, playgroundSite, TestSite } from './site';
import { aloneStep, quickSteps, thoroughSteps } from './site-steps';
import { sizes } from './sizes';
import {
	failuresOf,
	outcome,
	runLanes,
	type Done,
	type Lane,
	type Outcome,
	type Step,
} from './step';
import { vitest } from './vitest';

const npm = ( name: string, scriptName: string ): Step => ( {
	name,
	run: async () => outcome( await script( scriptName ) ),
} );

/** Scripts for browsers are built only if they are missing: another running site may be serving them. */
async function build(): Promise< Outcome > {
	const client = outcome( await script( 'build:client' ) );
	if ( client.verdict === 'passed' ) {
		await buildIfStale( () => {} );
	}
	return client;
}

interface Sites {
	site: TestSite;
	/** Playground. */
	slow: TestSite;
	/** Where the whole contract is asked. */
	complete: TestSite;
	/** Where its tests run that share a site with no others. */
	alone: TestSite;
}

function sitesOf( options: Options ): Sites {
	const site = new TestSite( options );
	const [ complete, alone ] = options.onComplete
		? completeSites( options )
		: [ site, site ];
	return {
		site,
		slow: options.host === 'wp-env' ? site : playgroundSite( options ),
		complete,
		alone,
	};
}

/** The tests that change a whole site take longest, so they begin first; what needs no site goes on beside them. */
const phasesOf = ( options: Options, sites: Sites ): Lane[][] => {
	const { site, slow, complete, alone } = sites;
	const checks = [
		npm( 'format', 'check:format' ),
		npm( 'lint', 'check:lint' ),
		npm( 'types', 'check:types' ),
		{ name: 'unit', run: () => vitest( 'unit', 'unit' ) },
		...phpSteps,
		{ name: 'sizes', run: sizes },
	];
	const onSlow = {
		name: 'playground',
		run: () => onPlayground( slow ),
	};
	const quick = quickSteps( options, site );
	const thorough = thoroughSteps( options, complete );
	return [
		[ [ { name: 'build', run: build } ] ],
		// The contract's tests leave ten thousand people on their site, so there they follow the browser's.
		site === complete
			? [ [ ...checks, ...quick, ...thorough ], [ onSlow ] ]
			: [
					[ aloneStep( options, alone ) ],
					[ ...checks, ...quick ],
					[ onSlow, ...thorough ],
				],
	];
};

function chosen( phases: Lane[][], names: string[] ): Lane[][] {
	const known = phases.flat( 2 ).map( ( { name } ) => name );
	const unknown = names.filter( ( name ) => ! known.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new Error(
			`No step ${ unknown.join( ', ' ) }. There are: ${ known.join( ', ' ) }.`
		);
	}
	// Who names the contract means all of it.
	const isChosen = ( { name }: Step ) =>
		names.length === 0 ||
		[ name, name.replace( /-alone$/, '' ) ].some( ( one ) =>
			names.includes( one )
		);
	return phases.map( ( lanes ) =>
		lanes.map( ( lane ) => lane.filter( isChosen ) )
	);
}

async function main() {
	const options = await parseOptions( process.argv.slice( 2 ) );
	const sites = sitesOf( options );
	const phases = chosen( phasesOf( options, sites ), options.only );
	const stop = () =>
		Promise.all( Object.values( sites ).map( ( one ) => one.stop() ) );
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] as const ) {
		process.once( signal, () => {
			void stop().finally( () => process.exit( 130 ) );
		} );
	}
	const done: Done[] = [];
	try {
		for ( const lanes of phases ) {
			done.push( ...( await runLanes( lanes ) ) );
		}
	} finally {
		await stop();
	}
	const { passed, failed } = sum( done.map( ( one ) => one.outcome.counts ) );
	process.exitCode = failed > 0 ? 1 : 0;
	process.stdout.write( failuresOf( done ) );
	process.stdout.write( `${ passed } passed, ${ failed } failed\n` );
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
