import { beforeAll, describe, expect, it } from 'vitest';
import type {
	ProfileFacets,
	ProfileList,
} from '../../client/src/users/profile-schemas';
import { profileOrders, roles } from '../../client/src/users/vocabulary';
import { companyOf } from '../support/company';
import { profile, profileFacets, profiles } from '../support/paths';
import { readBy } from '../support/rows-read';
import { host, inFull, mainSite, place } from '../support/site';
import { as, world } from '../support/world';

/** Once a network, and in full only: each request is measured six times. */
const isMeasured = inFull && host.database !== null && place === mainSite;

/** The caller, the counts of the list, a reporting chain: what a request reads besides its rows. */
const besides = 60;

const sorts = profileOrders.flatMap( ( orderby ) =>
	[ 'asc', 'desc' ].map(
		( order ) => `orderby=${ orderby }&order=${ order }`
	)
);

describe.runIf( isMeasured )( 'the rows that the database reads', () => {
	beforeAll( () => companyOf( 1000 ) );

	it.each( sorts )(
		'are at most five times those of a page by %s',
		async ( sort ) => {
			const { read, rows } = await readBy(
				profiles,
				`per_page=100&${ sort }`
			);
			expect( read ).toBeLessThanOrEqual( 5 * rows + besides );
		}
	);

	it.each(
		roles.flatMap( ( role ) =>
			sorts.map( ( sort ) => `role=${ role }&${ sort }` )
		)
	)( 'are at most five times those of a page of %s', async ( query ) => {
		const { read, rows } = await readBy(
			profiles,
			`per_page=100&${ query }`
		);
		expect( read ).toBeLessThanOrEqual( 5 * rows + besides );
	} );

	// The count reads the index entries of the people who pass the filter once.
	it.each( [ 'department', 'office', 'without', 'manager' ] as const )(
		'are those of one %s, its page and its count',
		async ( filter ) => {
			const { departments, offices } = (
				await as.manager.get( profileFacets )
			).body as ProfileFacets;
			const value = {
				department: departments[ 0 ]!.value,
				office: offices[ 0 ]!.value,
				without: 'manager',
				manager: String( world.callers.colleague.userId ),
			}[ filter ];
			const query = `per_page=100&context=edit&${ filter }=${ encodeURIComponent( value ) }`;
			const { body } = await as.manager.get( profiles, { query } );
			const { read, rows } = await readBy( profiles, query );
			expect( read ).toBeLessThanOrEqual(
				7 * rows + ( body as ProfileList ).total + besides
			);
		}
	);

	it( 'are one index for each facet', async () => {
		const { body } = await as.manager.get( profiles, {
			query: 'per_page=1',
		} );
		const { read } = await readBy( profileFacets, '' );
		expect( read ).toBeLessThanOrEqual(
			3 * ( body as ProfileList ).total + 400
		);
	} );

	it( 'are at most five times those of the last page', async () => {
		const { body } = await as.manager.get( profiles, {
			query: 'per_page=100',
		} );
		const last = Math.min( ( body as ProfileList ).pages, 100_000 );
		const { read, rows } = await readBy(
			profiles,
			`per_page=100&page=${ last }`
		);
		expect( read ).toBeLessThanOrEqual( 5 * rows + besides );
	} );

	it( 'are few for a search that finds few', async () => {
		const { read, rows } = await readBy(
			profiles,
			`search=${ world.token }-colleague`
		);
		expect( rows ).toBe( 1 );
		expect( read ).toBeLessThanOrEqual( 5 * rows + 2 * besides );
	} );

	it( 'are few for one profile', async () => {
		const { read } = await readBy(
			profile( world.callers.colleague.profileId ),
			''
		);
		expect( read ).toBeLessThanOrEqual( besides );
	} );
} );
