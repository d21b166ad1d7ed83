import { describe, expect, it } from 'vitest';
import { complaintAbout, complaintsAbout } from './validate';

describe( 'a field', () => {
	it.each( [
		[ 'first_name', ' \u00a0', 'This is required.' ],
		[ 'first_name', 'Ana', null ],
		[ 'first_name', '💐'.repeat( 100 ), null ],
		[
			'first_name',
			'x'.repeat( 101 ),
			'This may have at most 100 characters; it has 101.',
		],
		[
			'first_name',
			'a\tb',
			'This must be one line without control characters.',
		],
		[ 'bio', 'a\n\tb', null ],
		[
			'email',
			'ana',
			'This must be an e-mail address, such as jane@example.com.',
		],
		[ 'email', 'ana@example.com', null ],
		[ 'nmls_id', '12a', 'This must be digits only.' ],
		[ 'phone', '+1 (303) 555-0100 ext 4', null ],
		[
			'phone',
			'call me',
			'This may have digits, spaces, + - ( ) . and x or ext.',
		],
		[ 'social.twitter', '', null ],
		[
			'social.twitter',
			'x.com/ana',
			'This must be a web address that starts with http:// or https://.',
		],
		[ 'intranet.extension', '12#', null ],
		[
			'intranet.start_date',
			'31.1.2026',
			'This must be a day of the calendar, such as 2026-01-31.',
		],
		[ 'user_id', null, 'This is required.' ],
	] )( '%s: %j', ( key, value, complaint ) => {
		expect( complaintAbout( key, value ) ).toBe( complaint );
	} );
	it( 'with a list has limits for each', () => {
		expect(
			complaintAbout( 'intranet.skills', [ 'a'.repeat( 61 ) ] )
		).toContain( '60' );
		expect( complaintAbout( 'intranet.skills', [ 'Spanish' ] ) ).toBeNull();
	} );
	it( 'of the site has limits by its type', () => {
		const field = {
			key: 'pets',
			label: 'Pets',
			type: 'integer' as const,
			visibility: 'public' as const,
			searchable: false,
		};
		expect( complaintAbout( 'meta.pets', '1.5', [ field ] ) ).toBe(
			'This must be a whole number.'
		);
		expect( complaintAbout( 'meta.pets', '2', [ field ] ) ).toBeNull();
	} );
} );

it( 'only what is asked about is looked at', () => {
	expect(
		complaintsAbout( { first_name: '', last_name: '' }, [ 'last_name' ] )
	).toEqual( {
		last_name: 'This is required.',
	} );
} );
