import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { day, id, text } from '../value-schemas.js';
import { armSchema, loanTypes, sentArmSchema } from './loan-schemas.js';
import {
	amountSchema,
	percentSchema,
	sentAmount,
	sentPercent,
	term,
} from './number-schemas.js';

const figures = {
	apr: percentSchema.nullable(),
	principal_interest: amountSchema.nullable(),
};

const names = {
	label: text( 60, 1 ),
	loan_type: z.enum( loanTypes ),
	term_months: term,
};

const asOf = day.min( 1 );

/** Figures that are computed may be sent back, and are not read. */
export const updateRatesSchema = z.strictObject( {
	as_of: asOf,
	stale: z.boolean().optional(),
	note: text( 300 ).default( '' ),
	/** The home of which APR and payment are given. */
	assumptions: z
		.strictObject( {
			price: sentAmount( 1000 ),
			down_percent: sentPercent( 100 ),
		} )
		.optional(),
	rates: z
		.array(
			z.strictObject( {
				...names,
				rate: sentPercent( 20 ),
				points: sentPercent( 10 ).default( '0.000' ),
				lender_fees: sentAmount().default( '0.00' ),
				arm: sentArmSchema.nullable().optional(),
				...z.strictObject( figures ).partial().shape,
			} )
		)
		.max( 24 ),
} );

const table = {
	note: text( 300 ),
	assumptions: z.strictObject( {
		price: amountSchema,
		down_percent: percentSchema,
	} ),
	rates: z
		.array(
			z.strictObject( {
				...names,
				rate: percentSchema,
				points: percentSchema,
				lender_fees: amountSchema,
				arm: armSchema.nullable(),
				...figures,
			} )
		)
		.max( 24 ),
};

export const ratesSchema = z.strictObject( {
	/** Null before the first table. */
	as_of: asOf.nullable(),
	/** Whether the rates are too old to be shown. */
	stale: z.boolean(),
	...table,
} );

export const listRateHistoryQuerySchema = z.strictObject( pagingShape );

export const rateHistorySchema = listOf(
	z.strictObject( {
		id,
		saved_at: text( 20 ),
		/** 0 where the account's personal data is erased. */
		user_id: z.int().min( 0 ),
		table: z.strictObject( { as_of: asOf, ...table } ),
	} )
);

export type Rates = z.infer< typeof ratesSchema >;
export type RatesChanges = z.input< typeof updateRatesSchema >;
export type RateHistory = z.infer< typeof rateHistorySchema >;
export type ListRateHistoryQuery = z.input< typeof listRateHistoryQuerySchema >;
