import { loadDemo } from '../demo/load';
import { command, type Ended, type Environment } from './command';
import {
	contract,
	contractAlone,
	further,
	inFull,
	onSingleSite,
} from './contract';
import type { Options } from './options';
import { restRoute, secondSite } from './passes';
import type { TestSite } from './site';
import { leftOut, outcome, type Outcome, type Step } from './step';
import { vitest } from './vitest';

const node = ( script: string, env: Environment, ...args: string[] ) =>
	command( process.execPath, [ '--import', 'tsx', script, ...args ], env );

/** The steps that use the running site of the options. */
export const quickSteps = ( options: Options, site: TestSite ): Step[] => [
	{
		name: 'docs',
		run: async () => checkDocs( ( await site.get() ).name ),
	},
	{ name: 'example', run: () => runExample( site ) },
	{ name: 'browser', run: () => browser( options, site ) },
	{ name: 'single-site', run: () => onSingleSite( options, site ) },
];

/** Those on the most complete host that there is, and those on hosts of their own. */
export const thoroughSteps = ( options: Options, site: TestSite ): Step[] => [
	{ name: 'contract', run: () => contract( options, site ) },
	...[ secondSite, restRoute ].map( ( pass ) => ( {
		name: pass.name,
		run: () => further( pass, options, site ),
	} ) ),
	{ name: 'trials', run: () => inFull( options, site ) },
	...( options.full && options.host === 'native'
		? [
				{ name: 'mcp', run: () => mcp( site ) },
				{ name: 'rows-read', run: () => rowsRead( site ) },
				{ name: 'kill', run: kill },
				{ name: 'cut', run: cut },
			]
		: [] ),
];

/** The contract's tests that share a site with no others, on a site of their own. */
export const aloneStep = ( options: Options, site: TestSite ): Step => ( {
	name: 'contract-alone',
	run: () => contractAlone( options, site ),
} );

const checkDocs = async ( name: string ) =>
	outcome( await node( 'tools/docs/run.ts', { SVC_SITE: name }, '--check' ) );

/** The example of the client's README, as its reader would run it. */
async function runExample( site: TestSite ): Promise< Outcome > {
	const { url, login } = await site.get();
	const ended = await node( 'client/examples/list-loan-officers.ts', {
		SVC_URL: url,
		SVC_USER: login.user,
		SVC_APPLICATION_PASSWORD: login.applicationPassword,
	} );
	return outcome( {
		...ended,
		ok: ended.ok && / in all$/m.test( ended.output ),
	} );
}

/** Rows read must not grow with the company; the contract's own pass has a thousand people. To make a hundred thousand takes MariaDB three minutes. */
async function rowsRead( site: TestSite ): Promise< Outcome > {
	const running = await site.get();
	await loadDemo( running, { people: 20_000, log: () => {} } );
	return vitest(
		'contract-alone',
		'rows-read',
		{ SVC_HOST: running.name, SVC_FULL: '1' },
		'rows-read'
	);
}

/** The protocol's own tool and the clients that people use, on the demo company. */
async function mcp( site: TestSite ): Promise< Outcome > {
	const running = await site.get();
	await loadDemo( running, { people: 120, log: () => {} } );
	return told( await node( 'tools/mcp/run.ts', {}, '--name', running.name ) );
}

/** User flows in Chromium. A page of the editor sends a hundred requests: too many for wp-env, the slowest host. */
async function browser( options: Options, site: TestSite ): Promise< Outcome > {
	if ( options.host === 'wp-env' ) {
		return leftOut( 'it needs --host php or native' );
	}
	if ( ! options.full && ! options.only.includes( 'browser' ) ) {
		return leftOut( 'it takes ten minutes: npm test -- browser' );
	}
	const running = await site.get();
	const env = { SVC_HOST: running.name, SVC_FULL: '1' };
	return vitest( 'browser*', 'browser', env );
}

/** On a host of its own. */
async function kill(): Promise< Outcome > {
	return told( await node( 'tools/kill/run.ts', {} ) );
}

/** On a host of its own. */
async function cut(): Promise< Outcome > {
	return told( await node( 'tools/cut/run.ts', {} ) );
}

/** Its output is the result. */
function told( ended: Ended ): Outcome {
	if ( ended.ok ) {
		process.stdout.write( `\n${ ended.output }` );
	}
	return outcome( ended );
}
