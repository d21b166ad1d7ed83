import type { Options } from './options';
import {
	filesOf,
	main,
	playground,
	secondSite,
	singleSite,
	trials,
	type Pass,
} from './passes';
import type { TestSite } from './site';
import { leftOut, type Outcome } from './step';
import { vitest } from './vitest';

/** All of the contract, once, on the most complete host that there is; without contractAlone() where that has a site. */
export const contract = (
	options: Options,
	site: TestSite
): Promise< Outcome > =>
	! options.onComplete && isTooSlow( options )
		? Promise.resolve(
				leftOut(
					'it needs PHP with pdo_sqlite, or an hour: --host wp-env --full'
				)
			)
		: ask(
				main,
				options.full,
				site,
				options.onComplete ? 'contract' : 'contract*'
			);

export const contractAlone = (
	{ full }: Options,
	site: TestSite
): Promise< Outcome > => ask( main, full, site, 'contract-alone' );

/** What depends on the number of sites or on the database, where the contract has asked a network on MariaDB. */
export const onSingleSite = (
	options: Options,
	site: TestSite
): Promise< Outcome > =>
	options.only.includes( 'single-site' ) ||
	( options.onComplete && ! isTooSlow( options ) )
		? ask( singleSite, options.full, site )
		: Promise.resolve( leftOut( 'the step contract asks this host' ) );

/** The second site, the other form of addresses. */
export async function further(
	pass: Pass,
	{ full, only }: Options,
	site: TestSite
): Promise< Outcome > {
	if ( ! full && ! only.includes( pass.name ) ) {
		return leftOut( `npm test -- ${ pass.name }, or --full` );
	}
	const { network } = await site.get();
	return pass === secondSite && ! network
		? leftOut( 'it needs --network' )
		: ask( pass, true, site );
}

/** With --full, the contract's own pass has them at full length. */
export const inFull = (
	{ full, only }: Options,
	site: TestSite
): Promise< Outcome > =>
	only.includes( 'trials' ) && ! ( full && only.includes( 'contract' ) )
		? ask( trials, true, site )
		: Promise.resolve( leftOut( 'npm test -- trials' ) );

const isTooSlow = ( { host, full }: Options ) => host === 'wp-env' && ! full;

export const onPlayground = ( site: TestSite ): Promise< Outcome > =>
	ask( playground, false, site );

async function ask(
	pass: Pass,
	atFullLength: boolean,
	site: TestSite,
	project = 'contract*'
): Promise< Outcome > {
	const { name } = await site.get();
	const done = await vitest(
		project,
		project === 'contract-alone' ? project : pass.name,
		{ ...pass.env, SVC_HOST: name, SVC_FULL: atFullLength ? '1' : '' },
		...( await filesOf( pass ) )
	);
	return {
		...done,
		failures: done.failures.map( ( text ) => `${ pass.name }: ${ text }` ),
	};
}
