import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../client/src/error-schema';
import { userErrors } from '../../client/src/users/error-schemas';
import {
	directoryOrders,
	lacks,
	personRoles,
	profileOrders,
	roles,
	socialNetworks,
} from '../../client/src/users/vocabulary';

// The expected side is written out: a change here breaks other code and needs a line in the changelog.

describe( 'pinned', () => {
	it( 'are the error codes and their statuses', () => {
		expect( statusesOf( userErrors ) ).toEqual( {
			rest_profile_not_found: 404,
			rest_profile_exists: 409,
			rest_bookmark_not_found: 404,
			rest_collection_not_found: 404,
			rest_collection_exists: 409,
			rest_position_not_found: 404,
			rest_import_not_found: 404,
			rest_import_conflict: 409,
			rest_open_manager_not_found: 404,
			rest_delivery_not_found: 404,
			rest_delivery_done: 409,
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
} );
