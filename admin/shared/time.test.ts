import { describe, expect, it } from 'vitest';
import { agoText } from './time';

const now = Date.parse( '2026-11-22T12:00:00Z' );

describe( 'agoText', () => {
	it.each( [
		[ '2026-11-22T12:00:00Z', 'now' ],
		[ '2026-11-22T11:59:01Z', 'now' ],
		[ '2026-11-22T11:59:00Z', '1 minute ago' ],
		[ '2026-11-22T09:00:01Z', '2 hours ago' ],
		[ '2026-11-20T12:00:00Z', '2 days ago' ],
		[ '2026-11-08T12:00:00Z', '2 weeks ago' ],
		[ '2026-08-22T12:00:00Z', '3 months ago' ],
		[ '2024-11-20T12:00:00Z', '2 years ago' ],
	] )( '%s was %s', ( at, text ) => {
		expect( agoText( at, now, 'en' ) ).toBe( text );
	} );

	it( 'takes an instant of a server whose clock is ahead for now', () => {
		expect( agoText( '2026-11-22T12:05:00Z', now, 'en' ) ).toBe( 'now' );
	} );
} );
