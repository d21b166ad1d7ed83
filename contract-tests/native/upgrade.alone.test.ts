import { beforeEach, describe, expect, it } from 'vitest';
import { profilesInAll } from '../support/company';
import { control } from '../support/control';
import { sql } from '../support/mariadb';
import { newMark, people } from '../support/people';
import { profiles } from '../support/paths';
import { host } from '../support/site';
import { as, full } from '../support/world';

const mark = newMark();
const version = "meta_key = 'svc_schema' AND site_id = 1";

/** The tables with what they hold; the next id is no part of that. */
const tables = async () =>
	Object.fromEntries(
		Object.entries( await control.tables() ).map(
			( [ name, { rows, create } ] ) => [
				name,
				{ rows, create: create.replace( / AUTO_INCREMENT=\d+/, '' ) },
			]
		)
	);

/** Filling the search index of a big company again takes its time. */
const isPossible =
	full &&
	host.database !== null &&
	host.network &&
	( await profilesInAll() ) < 20_000;

const firstRequests = () =>
	Promise.all(
		Array.from( { length: 4 }, () =>
			as.person.get( profiles, { query: `search=${ mark }` } )
		)
	);

describe.runIf( isPossible )( 'tables of an older version', () => {
	let before: Awaited< ReturnType< typeof tables > >;
	let newest: string[][];
	beforeEach( async () => {
		before = await tables();
		newest = await sql(
			`SELECT meta_value FROM wp_sitemeta WHERE ${ version }`
		);
	} );

	const areAsBefore = async () => {
		for ( const answer of await firstRequests() ) {
			expect( answer ).toAnswer( 'listProfiles' );
			expect( answer.body ).toMatchObject( { total: 2 } );
		}
		expect( await tables() ).toEqual( before );
		expect(
			await sql( `SELECT meta_value FROM wp_sitemeta WHERE ${ version }` )
		).toEqual( newest );
	};

	it( 'are brought to this one once, by four first requests at the same time', async () => {
		await people( { last_name: mark }, { last_name: mark } );
		before = await tables();
		await sql(
			`DROP TABLE wp_svc_search; UPDATE wp_sitemeta SET meta_value = 1 WHERE ${ version }`
		);
		await areAsBefore();
	} );

	it( 'may be there already, where the version was lost', async () => {
		await sql( `DELETE FROM wp_sitemeta WHERE ${ version }` );
		await areAsBefore();
	} );
} );
