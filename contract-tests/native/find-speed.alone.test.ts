import { describe, expect, it } from 'vitest';
import { judge, type Pair } from '../../tools/bench/statistics';
import { companyOf } from '../support/company';
import { host, mainSite, place } from '../support/site';
import { as, full } from '../support/world';
import { ask } from '../users/intranet/find/company';

/** Once a network: the form of the address makes no difference. */
const isMeasured = full && host.database !== null && place === mainSite;

/** Times an empty request of the same caller, which on an idle machine takes about 20 ms. */
const most = 10;
const rounds = 15;

async function timed( work: () => Promise< unknown > ): Promise< number > {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

describe.runIf( isMeasured )( 'a question among 10,000 people', () => {
	it.each( [
		'who handles VA loans in Denver',
		'Pryia Ragunathan',
		'everyone under Margaret Okonkwo-Reyes',
		'newest loan officers in Austin or Charlotte who speak Spanish',
		'qwertzuiop '.repeat( 25 ).trim(),
		'loan officer '.repeat( 23 ).trim(),
	] )(
		'is answered in the time of a few empty requests: %s',
		async ( query ) => {
			await companyOf( 10_000 );
			const pairs: Pair[] = [];
			for ( let round = 0; round < rounds; round++ ) {
				pairs.push( {
					empty: await timed( () =>
						as.manager.get( '/bench/v1/empty-auth' )
					),
					route: await timed( async () => {
						const answer = await ask( as.manager, query );
						expect( answer.status, answer.text ).toBe( 200 );
					} ),
				} );
			}
			expect( judge( pairs ).median ).toBeLessThan( most );
		}
	);
} );
