// @module-tag single-site
// @module-tag second-site
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mayManage, mayNotManage } from '../../support/columns';
import { settings } from '../../support/paths';
import { as, full } from '../../support/world';

let before: Record< string, unknown >;
beforeAll( async () => {
	before = ( await as.manager.get( settings ) ).body as Record<
		string,
		unknown
	>;
} );

const current = async () => ( await as.manager.get( settings ) ).body;

describe.each( mayManage )( '%s', ( name ) => {
	it( 'reads the settings, bare and in their order', async () => {
		const answer = await as[ name ].get( settings );
		expect( answer ).toAnswer( 'getSettings' );
		expect( Object.keys( answer.body as object ) ).toEqual( [
			'public_roles',
			'public_fields',
			'role_labels',
			'hidden_roles',
			'owner_fields',
			'use_gravatar',
			'history_days',
			'delete_data_on_uninstall',
			'person_pages',
			'person_pages_base',
			'components',
		] );
	} );

	it( 'changes what is sent, keeps the rest, and is told all of it', async () => {
		const answer = await as[ name ].put( settings, {
			owner_fields: [ 'job_title' ],
		} );
		expect( answer ).toAnswer( 'updateSettings' );
		expect( answer.body ).toEqual( {
			...before,
			owner_fields: [ 'job_title' ],
		} );
		expect( await current() ).toEqual( answer.body );
		expect( ( await as[ name ].put( settings, before ) ).body ).toEqual(
			before
		);
	} );
} );

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'neither reads nor changes the settings', async () => {
		expect( await as[ name ].get( settings ) ).toRefuse( 'rest_forbidden' );
		const change = {
			public_roles: [ 'staff' ],
			role_labels: { staff: 'Team' },
			hidden_roles: [ 'assistant' ],
			delete_data_on_uninstall: true,
			person_pages: true,
		};
		expect( await as[ name ].put( settings, change ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await as[ name ].put( settings, {} ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await current() ).toEqual( before );
	} );
} );

describe( 'the settings', () => {
	afterEach( () => as.manager.put( settings, before ) );

	it( 'take every role, no public field and every owner field', async () => {
		const change = {
			public_roles: [
				'loan_officer',
				'realtor_partner',
				'staff',
				'leadership',
				'assistant',
			],
			public_fields: [],
			owner_fields: [ 'email', 'job_title' ],
			use_gravatar: true,
			history_days: 30,
			delete_data_on_uninstall: true,
			person_pages: true,
			person_pages_base: 'our-team',
		};
		const answer = await as.manager.put( settings, change );
		expect( answer ).toAnswer( 'updateSettings' );
		const now = { ...before, ...change };
		expect( answer.body ).toEqual( now );
		expect( await current() ).toEqual( now );
	} );

	it( 'stay as they are for an empty object', async () => {
		expect( ( await as.manager.put( settings, {} ) ).body ).toEqual(
			before
		);
	} );

	it( 'name every fault', async () => {
		const change = {
			public_roles: 'staff',
			public_fields: null,
			hidden_roles: 'staff',
			owner_fields: null,
			use_gravatar: 0,
			history_days: '730',
			delete_data_on_uninstall: 'yes',
			person_pages: 'yes',
			person_pages_base: 'Our Team',
			components: [ 'users' ],
			theme: 'dark',
		};
		expect( await as.manager.put( settings, change ) ).toRefuse(
			'rest_invalid_param',
			Object.keys( change )
		);
	} );

	it.runIf( full ).each( [
		[ 'public_roles', [ 'staff', 'staff' ] ],
		[ 'public_roles', { a: 'staff' } ],
		[ 'public_roles', null ],
		[ 'public_fields', [ 'bio', 'bio' ] ],
		[ 'public_fields', 'bio' ],
		[ 'public_fields', null ],
		[ 'role_labels', null ],
		[ 'role_labels', [] ],
		[ 'role_labels', 'Agent' ],
		[ 'hidden_roles', [ 'staff', 'staff' ] ],
		[ 'hidden_roles', { a: 'staff' } ],
		[ 'hidden_roles', null ],
		[ 'owner_fields', [ 'email', 'email' ] ],
		[ 'owner_fields', 'email' ],
		[ 'use_gravatar', 'yes' ],
		[ 'use_gravatar', null ],
		[ 'history_days', 29 ],
		[ 'history_days', 3651 ],
		[ 'history_days', 30.5 ],
		[ 'history_days', null ],
		[ 'delete_data_on_uninstall', 1 ],
		[ 'delete_data_on_uninstall', null ],
		[ 'delete_data_on_uninstall', 'true' ],
		[ 'person_pages', 1 ],
		[ 'person_pages', null ],
		[ 'person_pages_base', '' ],
		[ 'person_pages_base', null ],
		[ 'person_pages_base', 'a--b' ],
		[ 'person_pages_base', 'a/b' ],
		[ 'person_pages_base', 'x'.repeat( 51 ) ],
		[ 'person_pages_base', 'wp-admin' ],
		[ 'person_pages_base', 'category' ],
		[ 'person_pages_base', 'feed' ],
		[ 'components', null ],
		[ 'components', [] ],
	] )( 'refuse as %s the value %j', async ( field, value ) => {
		expect(
			await as.manager.put( settings, { [ field ]: value } )
		).toRefuse( 'rest_invalid_param', [ field ] );
		expect( await current() ).toEqual( before );
	} );

	it.runIf( full ).each( [
		[ 'public_roles', 'administrator' ],
		[ 'public_roles', 'STAFF' ],
		[ 'public_roles', 5 ],
		[ 'public_fields', 'job_title' ],
		[ 'public_fields', [ 'bio' ] ],
		[ 'hidden_roles', 'administrator' ],
		[ 'hidden_roles', 'Staff' ],
		[ 'hidden_roles', null ],
		[ 'owner_fields', 'role' ],
		[ 'owner_fields', [ 'email' ] ],
	] )( 'refuse in %s the item %j', async ( field, item ) => {
		const answer = await as.manager.put( settings, {
			[ field ]: [ item ],
		} );
		expect( answer ).toRefuse( 'rest_invalid_param' );
		expect( answer.text ).toContain( field );
		expect( await current() ).toEqual( before );
	} );

	it.runIf( full )( 'know no parameters', async () => {
		expect(
			await as.manager.get( settings, { query: 'page=1' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
		expect(
			await as.manager.put(
				settings,
				{},
				{ query: 'public_roles[]=staff' }
			)
		).toRefuse( 'rest_invalid_param', [ 'public_roles' ] );
	} );
} );
