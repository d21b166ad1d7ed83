import { buildIfStale } from '../host/build';
import { script } from './command';
import { siteSteps } from './contract';
import { sizes } from './sizes';
import { sum } from './counts';
import { parseOptions, type Options } from './options';
import { phpSteps } from './php';
import { TestSite } from './site';
import { outcome, runSteps, type Outcome, type Step } from './step';
import { vitest } from './vitest';

const npm = ( name: string, scriptName: string ): Step => ( {
	name,
	run: async () => outcome( await script( scriptName ) ),
} );

/** What browsers load is built only where it is not there yet: a site that runs beside this may be serving it. */
async function build(): Promise< Outcome > {
	const client = outcome( await script( 'build:client' ) );
	if ( client.verdict === 'passed' ) {
		await buildIfStale( () => {} );
	}
	return client;
}

const stepsOf = ( options: Options, site: TestSite ): Step[] => [
	npm( 'format', 'check:format' ),
	npm( 'lint', 'check:lint' ),
	npm( 'types', 'check:types' ),
	{ name: 'unit', run: () => vitest( 'unit', 'unit' ) },
	...phpSteps,
	{ name: 'build', run: build },
	{ name: 'sizes', run: sizes },
	...siteSteps( options, site ),
];

function chosen( steps: Step[], names: string[] ): Step[] {
	const known = steps.map( ( { name } ) => name );
	const unknown = names.filter( ( name ) => ! known.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new Error(
			`No step ${ unknown.join( ', ' ) }. There are: ${ known.join( ', ' ) }.`
		);
	}
	return names.length === 0
		? steps
		: steps.filter( ( { name } ) => names.includes( name ) );
}

async function main() {
	const options = parseOptions( process.argv.slice( 2 ) );
	const site = new TestSite( options );
	const steps = chosen( stepsOf( options, site ), options.only );
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] as const ) {
		process.once( signal, () => {
			void site.stop().finally( () => process.exit( 130 ) );
		} );
	}
	try {
		const { passed, failed } = sum( await runSteps( steps ) );
		process.exitCode = failed > 0 ? 1 : 0;
		await site.stop();
		process.stdout.write( `${ passed } passed, ${ failed } failed\n` );
	} finally {
		await site.stop();
	}
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
