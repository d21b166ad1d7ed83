import { z } from 'zod';
import { pagingShape } from '../envelope-schemas.js';
import { text } from '../value-schemas.js';
import { loanSchema, loanTermsShape } from './loan-schemas.js';
import {
	oneOfNumbers,
	sentAmount,
	sentPercent,
	term,
} from './number-schemas.js';

export const amortizationQuestionSchema = z.strictObject( {
	...loanSchema.shape,
	/** What a row is. */
	group: z.enum( [ 'payment', 'year' ] ).default( 'payment' ),
	...pagingShape,
} );

export const affordabilityQuestionSchema = z.strictObject( {
	income_annual: sentAmount(),
	down_payment: sentAmount(),
	debts_monthly: sentAmount().optional(),
	front_ratio: sentPercent( 100 ).optional(),
	back_ratio: sentPercent( 100 ).optional(),
	...loanTermsShape,
} );

export const refinanceQuestionSchema = z.strictObject( {
	current: z.strictObject( {
		balance: sentAmount( 1000 ),
		rate: sentPercent( 20 ),
		months_left: z.int().min( 1 ).max( 480 ),
		payment: sentAmount().optional(),
	} ),
	new: z.strictObject( { rate: sentPercent( 20 ), term_months: term } ),
	cash_out: sentAmount().optional(),
	closing_costs: sentAmount().optional(),
	finance_costs: z.boolean().optional(),
} );

export const comparisonQuestionSchema = z.strictObject( {
	loans: z
		.array(
			z.strictObject( { label: text( 60, 1 ), ...loanSchema.shape } )
		)
		.min( 2 )
		.max( 4 ),
	months: z.int().min( 1 ).max( 480 ).optional(),
} );

export const aprQuestionSchema = z.strictObject( {
	amount_financed: sentAmount( 0.01 ),
	payments: z
		.array(
			z.strictObject( {
				amount: sentAmount(),
				count: z.int().min( 1 ).max( 1040 ),
			} )
		)
		.min( 1 )
		.max( 480 ),
	per_year: oneOfNumbers( 12, 24, 52, 26, 13, 6, 4, 2, 1 ).optional(),
	periods_before_first: z.int().min( 0 ).max( 12 ).optional(),
	odd_days: z.int().min( 0 ).max( 365 ).optional(),
} );

export type AmortizationQuestion = z.input< typeof amortizationQuestionSchema >;
export type AffordabilityQuestion = z.input<
	typeof affordabilityQuestionSchema
>;
export type RefinanceQuestion = z.input< typeof refinanceQuestionSchema >;
export type ComparisonQuestion = z.input< typeof comparisonQuestionSchema >;
export type AprQuestion = z.input< typeof aprQuestionSchema >;
