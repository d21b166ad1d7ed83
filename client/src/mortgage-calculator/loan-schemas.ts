import { z } from 'zod';
import {
	amountSchema,
	oneOfNumbers,
	percentSchema,
	sentAmount,
	sentPercent,
	term,
} from './number-schemas.js';

export const loanTypes = [ 'conventional', 'fha', 'va', 'usda' ] as const;

const months = {
	fixed_months: z.int().min( 12 ).max( 180 ),
	adjust_months: oneOfNumbers( 6, 12 ),
};

/** Terms of an adjustable rate. */
export const sentArmSchema = z.strictObject( {
	...months,
	/** Today's index plus margin. */
	index_rate: sentPercent( 20 ),
	first_cap: sentPercent( 10 ),
	periodic_cap: sentPercent( 10 ),
	life_cap: sentPercent( 10 ),
} );

export const armSchema = z.strictObject( {
	...months,
	index_rate: percentSchema,
	first_cap: percentSchema,
	periodic_cap: percentSchema,
	life_cap: percentSchema,
} );

const state = z
	.string()
	.regex( /^[A-Z]{2}$/ )
	.length( 2 )
	.nullable();

const start = z
	.string()
	.regex( /^(?:19|20|21)[0-9]{2}-(?:0[1-9]|1[0-2])$/ )
	.length( 7 );

const payment = z.int().min( 1 ).max( 1040 );

const words = {
	loan_type: z.enum( loanTypes ),
	purpose: z.enum( [ 'purchase', 'refinance' ] ),
	va_use: z.enum( [ 'first', 'subsequent', 'irrrl', 'exempt' ] ),
	frequency: z.enum( [ 'monthly', 'biweekly' ] ),
	finance_fee: z.boolean(),
	term_months: term,
	state,
	start,
};

/** What every question about a loan takes; each default is that of the site. */
export const loanTermsShape = {
	...z.strictObject( words ).partial().shape,
	...z
		.strictObject( {
			rate: sentPercent( 20 ),
			arm: sentArmSchema.nullable(),
			tax_annual: sentAmount(),
			tax_rate: sentPercent( 10 ),
			insurance_annual: sentAmount(),
			insurance_rate: sentPercent( 10 ),
			hoa_monthly: sentAmount(),
			points: sentPercent( 10 ),
			lender_fees: sentAmount(),
			closing_costs: sentAmount(),
			prepaid_interest: sentAmount(),
			pmi_rate: sentPercent( 5 ),
			extra_monthly: sentAmount(),
			extra_yearly: sentAmount(),
			extra_once: z
				.array( z.strictObject( { payment, amount: sentAmount() } ) )
				.max( 24 ),
		} )
		.partial().shape,
};

/** Of down payment, tax and insurance either the amount or the percentage is sent. */
export const loanSchema = z.strictObject( {
	price: sentAmount( 1000 ),
	down_payment: sentAmount().optional(),
	down_percent: sentPercent( 100 ).optional(),
	...loanTermsShape,
} );

/** The input with its defaults, in amounts; sent again, it gives the same answer. */
export const answeredLoanSchema = z.strictObject( {
	price: amountSchema,
	down_payment: amountSchema,
	...words,
	rate: percentSchema,
	tax_annual: amountSchema,
	insurance_annual: amountSchema,
	hoa_monthly: amountSchema,
	points: percentSchema,
	lender_fees: amountSchema,
	closing_costs: amountSchema,
	prepaid_interest: amountSchema,
	pmi_rate: percentSchema,
	extra_monthly: amountSchema,
	extra_yearly: amountSchema,
	extra_once: z
		.array( z.strictObject( { payment, amount: amountSchema } ) )
		.max( 24 ),
	arm: armSchema.nullable(),
} );

export type Loan = z.input< typeof loanSchema >;
