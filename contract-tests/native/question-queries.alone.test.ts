import { beforeAll, describe, expect, it } from 'vitest';
import { companyOf } from '../support/company';
import { directory } from '../support/paths';
import { host, mainSite, place } from '../support/site';
import { as, full } from '../support/world';
import { ask } from '../users/intranet/find/company';

/** Once a network: the form of the address makes no difference. */
const isMeasured = full && host.database !== null && place === mainSite;

/** As many as in a small company, where `limits.test.ts` and `close.test.ts` count them. */
const queries = '3';
const closeQueries = '6';

describe.runIf( isMeasured )(
	'a question or search among 10,000 people',
	() => {
		beforeAll( () => companyOf( 10_000 ) );

		it.each( [
			'who handles VA loans in Denver',
			'Pryia Ragunathan',
			'everyone under Margaret Okonkwo-Reyes',
			'newest loan officers in Austin or Charlotte who speak Spanish',
			'qwertzuiop '.repeat( 25 ).trim(),
			'loan officer '.repeat( 23 ).trim(),
		] )(
			'takes as many queries as among a few people: %s',
			async ( query ) => {
				const answer = await ask( as.person, query, 20, {
					headers: { 'X-Count-Queries': '1' },
				} );
				expect( answer.status, answer.text ).toBe( 200 );
				expect( answer.headers[ 'x-own-queries' ] ).toBe( queries );
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
