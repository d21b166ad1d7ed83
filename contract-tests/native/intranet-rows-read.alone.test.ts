import { beforeAll, describe, expect, it } from 'vitest';
import type {
	DepartmentList,
	DirectoryFacets,
	DirectoryList,
} from '../../client/src/users/intranet/directory-schemas';
import {
	directoryOrders,
	personRoles,
} from '../../client/src/users/vocabulary';
import { companyOf } from '../support/company';
import {
	departments,
	directReports,
	directory,
	facets,
	intranetProfile,
} from '../support/paths';
import { newMark, people } from '../support/people';
import { readBy } from '../support/rows-read';
import { host, inFull, mainSite, place } from '../support/site';
import { as, world } from '../support/world';

/** Once a network, and in full only: each request is measured six times. */
const isMeasured = inFull && host.database !== null && place === mainSite;

/** The caller, the kept counts, the account: what a request reads besides its rows. */
const besides = 60;

describe.runIf( isMeasured )( 'the rows that the database reads', () => {
	let office: string;
	let department: { name: string; count: number };
	let total: number;
	beforeAll( async () => {
		await companyOf( 1000 );
		const { body } = await as.manager.get( facets );
		office = ( body as DirectoryFacets ).offices[ 0 ]!.value;
		const list = ( await as.manager.get( departments ) )
			.body as DepartmentList;
		department = list.data.toSorted( ( a, b ) => b.count - a.count )[ 0 ]!;
		total = list.data.reduce( ( sum, { count } ) => sum + count, 0 );
	} );

	it.each(
		directoryOrders.flatMap( ( orderby ) =>
			[ 'asc', 'desc' ].map(
				( order ) => `orderby=${ orderby }&order=${ order }`
			)
		)
	)( 'are at most five times those of a page by %s', async ( sort ) => {
		const { read, rows } = await readBy(
			directory,
			`per_page=100&${ sort }`
		);
		expect( rows ).toBe( 100 );
		expect( read ).toBeLessThanOrEqual( 5 * rows + besides );
	} );

	it.each( personRoles )(
		'are at most five times those of a page of %s',
		async ( role ) => {
			const { read, rows } = await readBy(
				directory,
				`per_page=100&role=${ role }`
			);
			expect( read ).toBeLessThanOrEqual( 5 * rows + besides );
		}
	);

	it( 'are none of the partners for a role that nobody here has', async () => {
		const { read } = await readBy( directory, 'role=realtor_partner' );
		expect( read ).toBeLessThanOrEqual( besides );
	} );

	// The count reads the index entries of the people who pass the filter once.
	it( 'are those of the department, its page and its count', async () => {
		const { read, rows } = await readBy(
			directory,
			`department=${ encodeURIComponent( department.name ) }`
		);
		expect( read ).toBeLessThanOrEqual(
			5 * rows + department.count + besides
		);
	} );

	it.each( [ 'office', 'without' ] )(
		'are those of one %s, its page and its count',
		async ( filter ) => {
			const query =
				filter === 'office'
					? `office=${ encodeURIComponent( office ) }`
					: 'without=photo';
			const { body } = await as.manager.get( directory, { query } );
			const { read, rows } = await readBy( directory, query );
			expect( read ).toBeLessThanOrEqual(
				5 * rows + ( body as DirectoryList ).total + besides
			);
		}
	);

	it( 'are at most five times those of the last page', async () => {
		const { body } = await as.manager.get( directory, {
			query: 'per_page=100',
		} );
		const { read, rows } = await readBy(
			directory,
			`per_page=100&page=${ ( body as DirectoryList ).pages }`
		);
		expect( read ).toBeLessThanOrEqual( 5 * rows + besides );
	} );

	// Words that only one person has: the rows of other tests' people do not count.
	it( 'are few for a search that finds few', async () => {
		const mark = newMark();
		await people( { first_name: mark, last_name: `O${ mark }` } );
		const { read, rows } = await readBy(
			directory,
			`search=${ mark }+O${ mark }`
		);
		expect( rows ).toBe( 1 );
		expect( read ).toBeLessThanOrEqual( 5 * rows + 4 * besides );
	} );

	it( 'are one index for each facet', async () => {
		const { body } = await as.manager.get( directory, {
			query: 'per_page=1',
		} );
		const everybody = ( body as DirectoryList ).total;
		expect( everybody ).toBeGreaterThan( total / 2 );
		const groups = 400;
		const { read } = await readBy( facets, '' );
		expect( read ).toBeLessThanOrEqual( 3 * everybody + groups );
		const list = await readBy( departments, '' );
		expect( list.read ).toBeLessThanOrEqual( everybody + groups );
	} );

	it( 'are few for the reports and the profile of one person', async () => {
		const { userId } = world.callers.colleague;
		expect(
			( await readBy( directReports( userId ), '' ) ).read
		).toBeLessThanOrEqual( besides );
		expect(
			( await readBy( intranetProfile( userId ), '' ) ).read
		).toBeLessThanOrEqual( besides );
	} );
} );
