import { describe, expect, it } from 'vitest';
import { mortgageCalculator } from '../../client/src/mortgage-calculator/component';
import {
	calculationSchema,
	loanTypes,
} from '../../client/src/mortgage-calculator/schemas';

// The expected side is written out: a change here breaks other code and needs a line in the changelog.

describe( 'pinned', () => {
	it( 'is that the component has no error codes of its own', () => {
		expect( mortgageCalculator.errors ).toEqual( {} );
	} );

	it( 'are the types of loans and the codes of warnings', () => {
		expect( loanTypes ).toEqual( [ 'conventional', 'fha', 'va', 'usda' ] );
		expect(
			calculationSchema.shape.warnings.element.shape.code.options
		).toEqual( [ 'above_conforming_limit', 'below_minimum_down' ] );
	} );

	it( 'are the names of the abilities', () => {
		expect( Object.keys( mortgageCalculator.abilities ) ).toEqual( [
			'svc-mortgage/calculate-payment',
			'svc-mortgage/get-amortization',
			'svc-mortgage/estimate-affordability',
			'svc-mortgage/compare-refinance',
			'svc-mortgage/compare-loans',
			'svc-mortgage/calculate-apr',
			'svc-mortgage/get-rates',
			'svc-mortgage/update-rates',
		] );
	} );
} );
