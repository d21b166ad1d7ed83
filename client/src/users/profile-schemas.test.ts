import { describe, expect, expectTypeOf, it } from 'vitest';
import {
	createProfileSchema,
	listProfilesQuerySchema,
	profileSchema,
	profileSchemaWith,
	updateProfileSchema,
	type NewProfile,
	type Profile,
} from './profile-schemas.js';
import { z } from 'zod';

const person = {
	user_id: 7,
	first_name: 'Ana',
	last_name: 'Ruiz',
	email: 'ana@example.com',
	role: 'staff',
};

const stored = {
	id: 3,
	...person,
	nmls_id: '',
	job_title: '',
	phone: '',
	company: '',
	bio: '',
	avatar_url: 'https://example.com/a.png',
	avatar_id: null,
	avatar_site_id: null,
	social: {},
	meta: { svc_department: 'Sales', svc_reports_to: null },
};

const accepts = ( schema: z.ZodType, value: unknown ) =>
	schema.safeParse( value ).success;

describe( 'a new profile', () => {
	it( 'needs its five fields and no more', () => {
		expect( accepts( createProfileSchema, person ) ).toBe( true );
		expectTypeOf< NewProfile >().toHaveProperty( 'role' );
	} );

	it.each( Object.keys( person ) )( 'is refused without %s', ( field ) => {
		expect(
			accepts( createProfileSchema, { ...person, [ field ]: undefined } )
		).toBe( false );
	} );

	it.each( [
		[ 'an unknown field', { user_pass: 'x' } ],
		[ 'a role of WordPress', { role: 'administrator' } ],
		[ 'a blank name', { first_name: ' ' } ],
		[ '101 characters of name', { first_name: 'x'.repeat( 101 ) } ],
		[ 'a line feed in a name', { first_name: 'a\nb' } ],
		[ 'letters in the NMLS number', { nmls_id: '12a' } ],
		[ 'letters in the phone number', { phone: 'call me' } ],
		[
			'a link that runs code',
			{ social: { twitter: 'javascript:alert(1)' } },
		],
		[ 'a user ID in quotes', { user_id: '7' } ],
		[ 'an unknown meta key', { meta: { wp_capabilities: {} } } ],
	] )( 'is refused with %s', ( _name, change ) => {
		expect( accepts( createProfileSchema, { ...person, ...change } ) ).toBe(
			false
		);
	} );

	it.each( [
		[ '100 emoji as a name', { first_name: '😀'.repeat( 100 ) } ],
		[
			'white space around a name',
			{ first_name: `  ${ 'x'.repeat( 100 ) }\n` },
		],
		[ 'an extension', { phone: '+1 (555) 010-0100 ext. 5' } ],
		[ 'line feeds and tabs in the bio', { bio: 'a\n\tb' } ],
		[
			'cleared fields',
			{ bio: null, social: { twitter: null, facebook: '' } },
		],
	] )( 'may have %s', ( _name, change ) => {
		expect( accepts( createProfileSchema, { ...person, ...change } ) ).toBe(
			true
		);
	} );
} );

describe( 'a profile', () => {
	it( 'is exactly its fields', () => {
		expect( accepts( profileSchema, stored ) ).toBe( true );
		expect( accepts( profileSchema, { ...stored, user_pass: '' } ) ).toBe(
			false
		);
		expectTypeOf< Profile[ 'social' ] >().toHaveProperty( 'twitter' );
	} );

	it( 'goes back as it was read', () => {
		expect( accepts( updateProfileSchema, stored ) ).toBe( true );
	} );

	it( 'takes the meta keys that a site registers', () => {
		const extended = profileSchemaWith( { badge: z.string().nullable() } );
		const profile = { ...stored, meta: { badge: 'gold' } };
		expect( accepts( extended, profile ) ).toBe( true );
		expect( accepts( profileSchema, profile ) ).toBe( false );
	} );
} );

describe( 'the list query', () => {
	it( 'has defaults', () => {
		expect( listProfilesQuerySchema.parse( {} ) ).toEqual( {
			page: 1,
			per_page: 20,
			order: 'asc',
			close: false,
			context: 'view',
			trash: false,
		} );
	} );
} );
