import { expect, it } from 'vitest';
import { partAt, withPart } from './path';

const whole = {
	stale_after_days: 7,
	fees: { va: { first: [ '2.150', '1.500' ] } },
};

it( 'finds and replaces members and items, and leaves the rest as it is', () => {
	expect( partAt( whole, 'fees.va.first[1]' ) ).toBe( '1.500' );
	expect( partAt( whole, 'fees.usda.annual' ) ).toBe( '' );
	const changed = withPart( whole, 'fees.va.first[1]', '1.400' );
	expect( changed ).toEqual( {
		stale_after_days: 7,
		fees: { va: { first: [ '2.150', '1.400' ] } },
	} );
	expect( whole.fees.va.first ).toEqual( [ '2.150', '1.500' ] );
} );
