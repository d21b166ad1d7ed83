import { expect, it, vi } from 'vitest';
import { dayIn, later } from './days';
import { sinceChoices } from './since';

const night = new Date( '2026-11-23T03:30:00Z' );

it.each( [
	[ 'UTC', '2026-11-23' ],
	[ 'America/Denver', '2026-11-22' ],
	[ '-05:00', '2026-11-22' ],
	[ '+05:30', '2026-11-23' ],
] )( 'the day in %s', ( zone, day ) => {
	expect( dayIn( zone, night ) ).toBe( day );
} );

it.each( [
	[ 1, '2026-03-01' ],
	[ -58, '2026-01-01' ],
	[ 0, '2026-02-28' ],
] )( '%i days later', ( days, day ) => {
	expect( later( '2026-02-28', days ) ).toBe( day );
} );

// The language of the page.
vi.stubGlobal( 'document', { documentElement: { lang: 'en' } } );

it( 'a chosen day that is none of the choices is one', () => {
	const choices = sinceChoices( '2026-11-23', '2026-01-01' );
	expect( choices.map( ( { value } ) => value ) ).toEqual( [
		'2026-11-23',
		'2026-11-17',
		'2026-10-25',
		'2026-08-26',
		'2026-01-01',
	] );
	expect( sinceChoices( '2026-11-23', '2026-11-17' ) ).toHaveLength( 4 );
} );
