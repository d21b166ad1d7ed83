import { none, sum } from './counts';
import type { Options } from './options';
import {
	filesOf,
	main,
	playground,
	restRoute,
	secondSite,
	type Pass,
} from './passes';
import type { TestSite } from './site';
import { leftOut, type Outcome } from './step';
import { vitest } from './vitest';

/** All of the contract, on the fastest host; with --full also what depends on the site or on the form of the address. */
export async function contract(
	options: Options,
	site: TestSite
): Promise< Outcome > {
	if ( options.host === 'wp-env' && ! options.full ) {
		return leftOut(
			'it needs PHP with pdo_sqlite, or an hour: --host wp-env --full'
		);
	}
	const { network } = await site.get();
	const passes = [
		main,
		...( options.full && network ? [ secondSite ] : [] ),
		...( options.full ? [ restRoute ] : [] ),
	];
	const outcomes: Outcome[] = [];
	for ( const pass of passes ) {
		outcomes.push( await ask( pass, options.full, site ) );
	}
	return together( outcomes );
}

export const onPlayground = ( site: TestSite ): Promise< Outcome > =>
	ask( playground, false, site );

async function ask(
	pass: Pass,
	inFull: boolean,
	site: TestSite
): Promise< Outcome > {
	const { name } = await site.get();
	const done = await vitest(
		'contract*',
		pass.name,
		{ ...pass.env, SVC_HOST: name, SVC_FULL: inFull ? '1' : '' },
		...( await filesOf( pass ) )
	);
	return {
		...done,
		failures: done.failures.map( ( text ) => `${ pass.name }: ${ text }` ),
	};
}

function together( outcomes: Outcome[] ): Outcome {
	const failed = outcomes.filter( ( one ) => one.verdict === 'failed' );
	return {
		verdict: failed.length > 0 ? 'failed' : 'passed',
		counts: sum( [ none, ...outcomes.map( ( one ) => one.counts ) ] ),
		output: failed.map( ( one ) => one.output ).join( '\n' ),
		failures: outcomes.flatMap( ( one ) => one.failures ),
	};
}
