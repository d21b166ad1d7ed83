// @module-tag second-site
import { describe, expect, it } from 'vitest';
import { seeAll, strangers } from '../../support/columns';
import {
	departments,
	directReports,
	directory,
	facets,
	intranetProfile,
	missing,
} from '../../support/paths';
import { as, full, world, type CallerName } from '../../support/world';

const { colleague } = world.callers;

const reads = [
	[ 'searchDirectory', directory, 'per_page=1' ],
	[ 'getDirectoryFacets', facets, '' ],
	[ 'listDepartments', departments, '' ],
	[ 'getDirectReports', directReports( colleague.userId ), '' ],
	[ 'getIntranetProfile', intranetProfile( colleague.userId ), '' ],
] as const;

const outside: CallerName[] = [ ...strangers, 'partner' ];

describe.each( outside )( '%s', ( name ) => {
	it.each( reads )( 'is refused %s', async ( _name, path, query ) => {
		expect( await as[ name ].get( path, { query } ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'is refused oneself, and cannot tell who is missing', async () => {
		const own = world.callers[ name ].userId || missing;
		for ( const path of [ intranetProfile, directReports ] ) {
			const hidden = await as[ name ].get( path( colleague.userId ) );
			expect( ( await as[ name ].get( path( missing ) ) ).text ).toBe(
				hidden.text
			);
			expect( await as[ name ].get( path( own ) ) ).toRefuse(
				'rest_forbidden'
			);
		}
	} );

	it.runIf( full )( 'hears of malformed values first', async () => {
		expect(
			await as[ name ].get( directory, { query: 'page=0' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
	} );
} );

describe.each( seeAll )( '%s', ( name ) => {
	it.each( reads )( 'is answered %s', async ( endpoint, path, query ) => {
		expect( await as[ name ].get( path, { query } ) ).toAnswer( endpoint );
	} );

	it( 'is told who is missing', async () => {
		for ( const path of [ intranetProfile, directReports ] ) {
			expect( await as[ name ].get( path( missing ) ) ).toRefuse(
				'rest_profile_not_found'
			);
		}
	} );
} );
