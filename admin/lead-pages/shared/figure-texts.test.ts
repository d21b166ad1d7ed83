import { expect, it } from 'vitest';
import { conversionText, waitText } from './figure-texts';

it( 'shows shares as percentages', () => {
	expect( conversionText( '0.0312', 'en' ) ).toBe( '3.12%' );
	expect( conversionText( '1.0000', 'en' ) ).toBe( '100%' );
	expect( conversionText( null, 'en' ) ).toBe( '–' );
} );

it( 'shows times in the unit that fits', () => {
	expect( waitText( 1, 'en' ) ).toBe( '1 minute' );
	expect( waitText( 119, 'en' ) ).toBe( '119 minutes' );
	expect( waitText( 150, 'en' ) ).toBe( '2.5 hours' );
	expect( waitText( 3 * 24 * 60, 'en' ) ).toBe( '3 days' );
	expect( waitText( null, 'en' ) ).toBe( '–' );
} );
