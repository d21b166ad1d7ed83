import { describe, expect, it } from 'vitest';
import { errorStatuses } from '../../client/src/error-schemas';
import {
	directoryOrders,
	lacks,
	personRoles,
	profileOrders,
	roles,
	socialNetworks,
} from '../../client/src/users/vocabulary';
import { missing, profile, profiles } from '../support/paths';
import { as } from '../support/world';

// The expected side is written out: a change here breaks other code and needs a line in the changelog.

describe( 'pinned', () => {
	it( 'are the error codes and their statuses', () => {
		expect( errorStatuses ).toEqual( {
			rest_forbidden: 403,
			rest_invalid_param: 400,
			rest_profile_not_found: 404,
			rest_profile_exists: 409,
			rest_bookmark_not_found: 404,
			rest_collection_not_found: 404,
			rest_collection_exists: 409,
			rest_import_not_found: 404,
			rest_import_conflict: 409,
			rest_precondition_failed: 412,
			rest_busy: 503,
		} );
	} );

	it( 'are the role slugs, the sorts, what people may be without, and the social networks', () => {
		expect( roles ).toEqual( [
			'loan_officer',
			'realtor_partner',
			'staff',
			'leadership',
			'assistant',
		] );
		expect( profileOrders ).toEqual( [
			'last_name',
			'first_name',
			'email',
			'role',
			'job_title',
			'id',
			'user_id',
			'department',
		] );
		expect( personRoles ).toEqual( [
			'loan_officer',
			'staff',
			'leadership',
			'assistant',
		] );
		expect( directoryOrders ).toEqual( [
			'last_name',
			'first_name',
			'title',
			'department',
			'start_date',
		] );
		expect( lacks ).toEqual( [ 'manager', 'photo', 'department' ] );
		expect( socialNetworks ).toEqual( [
			'facebook',
			'twitter',
			'linkedin',
			'instagram',
		] );
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
