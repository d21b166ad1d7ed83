import { describe, expect, it } from 'vitest';
import { seeAll, strangers } from '../../../support/columns';
import {
	missing,
	orgChart,
	orgChartBranch,
	reportingChain,
} from '../../../support/paths';
import { as, world, type CallerName } from '../../../support/world';

const { colleague } = world.callers;

const reads = [
	[ 'getOrgChart', orgChart ],
	[ 'getOrgChartBranch', orgChartBranch( colleague.userId ) ],
	[ 'getReportingChain', reportingChain( colleague.userId ) ],
] as const;

const outside: CallerName[] = [ ...strangers, 'partner' ];

describe.each( outside )( '%s', ( name ) => {
	it.each( reads )( 'is refused %s', async ( _name, path ) => {
		const headers = { 'If-None-Match': '*' };
		expect( await as[ name ].get( path, { headers } ) ).toRefuse(
			'rest_forbidden'
		);
		expect( ( await as[ name ].head( path ) ).status ).toBe( 403 );
	} );

	it( 'cannot tell who is missing', async () => {
		for ( const path of [ orgChartBranch, reportingChain ] ) {
			const hidden = await as[ name ].get( path( colleague.userId ) );
			expect( ( await as[ name ].get( path( missing ) ) ).text ).toBe(
				hidden.text
			);
		}
	} );

	it( 'hears of malformed values first', async () => {
		expect(
			await as[ name ].get( orgChart, { query: 'depth=x' } )
		).toRefuse( 'rest_invalid_param', [ 'depth' ] );
	} );
} );

describe.each( seeAll )( '%s', ( name ) => {
	it.each( reads )( 'is answered %s', async ( endpoint, path ) => {
		expect( await as[ name ].get( path ) ).toAnswer( endpoint );
	} );

	it( 'is told who is missing', async () => {
		for ( const path of [ orgChartBranch, reportingChain ] ) {
			expect( await as[ name ].get( path( missing ) ) ).toRefuse(
				'rest_profile_not_found'
			);
		}
	} );
} );
