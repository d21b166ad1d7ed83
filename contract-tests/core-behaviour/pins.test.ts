import { describe, expect, it } from 'vitest';
import { commonErrors } from '../../client/src/error-schema';
import { errorStatuses } from '../../client/src/error-schemas';
import { missing, profile, profiles } from '../support/paths';
import { as } from '../support/world';

// The expected side is written out: a change here breaks other code and needs a line in the changelog. Each component pins its own errors.

describe( 'pinned', () => {
	it( 'are the errors that every component may answer', () => {
		expect( Object.keys( commonErrors ) ).toEqual( [
			'rest_forbidden',
			'rest_invalid_param',
			'rest_precondition_failed',
			'rest_busy',
		] );
		expect( errorStatuses ).toMatchObject( {
			rest_forbidden: 403,
			rest_invalid_param: 400,
			rest_precondition_failed: 412,
			rest_busy: 503,
		} );
	} );

	it( 'is the shape of an error', async () => {
		const { body } = await as.manager.get( profile( missing ) );
		expect( body ).toEqual( {
			code: 'rest_profile_not_found',
			message: expect.any( String ),
			data: { status: 404 },
		} );
	} );

	it( 'are the headers that a script of another origin may read', async () => {
		const { headers } = await as.manager.get( profiles );
		expect( headers[ 'access-control-expose-headers' ] ).toBe(
			'X-WP-Total, X-WP-TotalPages, Link, ETag, Location'
		);
	} );

	it( 'are the headers of a list', async () => {
		const { headers } = await as.manager.get( profiles, {
			query: 'per_page=1',
		} );
		expect( Object.keys( headers ) ).toEqual(
			expect.arrayContaining( [
				'x-wp-total',
				'x-wp-totalpages',
				'etag',
				'cache-control',
				'vary',
			] )
		);
	} );
} );
