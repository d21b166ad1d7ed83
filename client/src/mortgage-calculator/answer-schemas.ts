import { z } from 'zod';
import { listOf } from '../envelope-schemas.js';
import { multilineText, text } from '../value-schemas.js';
import { answeredLoanSchema } from './loan-schemas.js';
import { amountSchema, percentSchema } from './number-schemas.js';

const month = z
	.string()
	.regex( /^\d{4}-\d{2}$/ )
	.max( 7 );
const count = z.int().min( 0 );
const ordinal = z.int().min( 1 );

export const calculationSchema = z.strictObject( {
	input: answeredLoanSchema,
	base_loan: amountSchema,
	upfront_fee: amountSchema,
	loan_amount: amountSchema,
	/** The base loan in percent of the price. */
	ltv: percentSchema,
	monthly: z.strictObject( {
		principal_interest: amountSchema,
		mortgage_insurance: amountSchema,
		tax: amountSchema,
		insurance: amountSchema,
		hoa: amountSchema,
		total: amountSchema,
	} ),
	biweekly_payment: amountSchema.nullable(),
	payments: ordinal,
	months: ordinal,
	last_payment: amountSchema,
	first_month: month,
	last_month: month,
	total_interest: amountSchema,
	total_mortgage_insurance: amountSchema,
	insurance_months: count,
	insurance_cancel_after: ordinal.nullable(),
	saved: z.strictObject( { interest: amountSchema, months: z.int() } ),
	points_cost: amountSchema,
	cash_to_close: amountSchema,
	amount_financed: amountSchema,
	finance_charge: amountSchema,
	apr: percentSchema.nullable(),
	tip: percentSchema,
	arm: z
		.strictObject( {
			highest_rate: percentSchema,
			highest_payment: amountSchema,
		} )
		.nullable(),
	warnings: z.array(
		z.strictObject( {
			code: z.enum( [ 'above_conforming_limit', 'below_minimum_down' ] ),
			message: text( 500 ),
		} )
	),
	disclosure: multilineText( 1000 ),
} );

export const amortizationSchema = listOf(
	z.strictObject( {
		number: ordinal,
		month,
		payment: amountSchema,
		interest: amountSchema,
		principal: amountSchema,
		extra: amountSchema,
		mortgage_insurance: amountSchema,
		balance: amountSchema,
	} )
);

export const affordabilitySchema = z.strictObject( {
	/** In whole dollars; "0.00" where no price fits. */
	max_price: amountSchema,
	monthly_limit: amountSchema,
	limited_by: z.enum( [ 'front', 'back', 'down_payment' ] ),
	front_ratio: percentSchema,
	back_ratio: percentSchema,
	calculation: calculationSchema.nullable(),
} );

export const refinanceSchema = z.strictObject( {
	current_payment: amountSchema,
	new_payment: amountSchema,
	monthly_saving: amountSchema,
	/** Null without saving. */
	break_even_months: count.nullable(),
	/** The first month after which what was paid and is owed is not more with the new loan. */
	net_break_even_months: ordinal.nullable(),
	current_interest: amountSchema,
	new_interest: amountSchema,
	lifetime_saving: amountSchema,
	new_loan_amount: amountSchema,
} );

const index = z.int().min( 0 ).max( 3 );

export const comparisonSchema = z.strictObject( {
	months: z.int().min( 1 ).max( 480 ),
	loans: z
		.array(
			z.strictObject( {
				label: text( 60, 1 ),
				cost: amountSchema,
				principal_paid: amountSchema,
				calculation: calculationSchema,
			} )
		)
		.min( 2 )
		.max( 4 ),
	/** Indexes of the loans. */
	lowest: z.strictObject( { monthly: index, apr: index, cost: index } ),
} );

export const aprSchema = z.strictObject( {
	apr: percentSchema.nullable(),
	finance_charge: amountSchema,
	total_of_payments: amountSchema,
} );

export type Calculation = z.infer< typeof calculationSchema >;
export type AmortizationList = z.infer< typeof amortizationSchema >;
export type Affordability = z.infer< typeof affordabilitySchema >;
export type Refinance = z.infer< typeof refinanceSchema >;
export type Comparison = z.infer< typeof comparisonSchema >;
export type AprAnswer = z.infer< typeof aprSchema >;
