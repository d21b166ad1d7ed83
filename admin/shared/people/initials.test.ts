import { describe, expect, it } from 'vitest';
import { initialsOf, withoutFallback } from './initials';

describe( 'initials', () => {
	it( 'are the first letters, whole ones', () => {
		expect( initialsOf( 'ana', 'ruiz' ) ).toBe( 'AR' );
		expect( initialsOf( '𝒜na', 'Élan' ) ).toBe( '𝒜É' );
		expect( initialsOf( '', 'Bo' ) ).toBe( 'B' );
	} );
} );

describe( 'a photo', () => {
	it( 'of Gravatar has no default image', () => {
		expect(
			withoutFallback(
				'https://secure.gravatar.com/avatar/a?s=192&d=mm&r=g'
			)
		).toBe( 'https://secure.gravatar.com/avatar/a?s=192&d=blank&r=g' );
	} );
	it( 'of the site stays as it is', () => {
		expect( withoutFallback( 'https://example.com/a.jpg' ) ).toBe(
			'https://example.com/a.jpg'
		);
	} );
} );
