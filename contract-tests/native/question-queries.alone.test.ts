import { beforeAll, describe, expect, it } from 'vitest';
import { companyOf } from '../support/company';
import { directory } from '../support/paths';
import { host, mainSite, place } from '../support/site';
import { as, full } from '../support/world';
import { ask, keptCompany } from '../users/intranet/find/company';

/** Once a network: the form of the address makes no difference. */
const isMeasured = full && place === mainSite;

/** SQLite takes minutes to store more. */
const crowd = host.database === null ? 1_000 : 10_000;

/** As many as in a small company, where `kept.alone.test.ts` and `close.test.ts` count them: one more for bios, with an unknown word. */
const queries = '3';
const queriesWithBios = '4';
const closeQueries = '6';

describe.runIf( isMeasured )(
	`a question or search among ${ crowd } people`,
	() => {
		beforeAll( () => companyOf( crowd ) );

		it.each( [
			[ 'who handles VA loans in Denver', queries ],
			[ 'Pryia Ragunathan', queriesWithBios ],
			[ 'everyone under Margaret Okonkwo-Reyes', queries ],
			[
				'newest loan officers in Austin or Charlotte who speak Spanish',
				queriesWithBios,
			],
			[ 'qwertzuiop '.repeat( 25 ).trim(), queriesWithBios ],
			[ 'loan officer '.repeat( 23 ).trim(), queries ],
		] )(
			'takes as many queries as among a few people: %s',
			async ( query, expected ) => {
				await keptCompany( query, expected === queries ? 2 : 3 );
				const answer = await ask( as.person, query, 20, {
					headers: { 'X-Count-Queries': '1' },
				} );
				expect( answer.status, answer.text ).toBe( 200 );
				expect( answer.headers[ 'x-own-queries' ] ).toBe( expected );
			}
		);

		it.each( [
			'Pryia Ragunathan',
			'loan oficer denver',
			'senior procesor',
		] )(
			'takes as many queries for close matches: %s',
			async ( search ) => {
				const answer = await as.person.get( directory, {
					query: { search, close: 'true' },
					headers: { 'X-Count-Queries': '1' },
				} );
				expect( answer ).toAnswer( 'searchDirectory' );
				expect( answer.headers[ 'x-own-queries' ] ).toBe(
					closeQueries
				);
			}
		);
	}
);
