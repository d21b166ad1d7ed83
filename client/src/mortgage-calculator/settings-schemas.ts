import { z } from 'zod';
import { day, multilineText, text } from '../value-schemas.js';
import { loanTypes } from './loan-schemas.js';
import {
	amountSchema,
	percentSchema,
	sentAmount,
	sentPercent,
	term,
} from './number-schemas.js';

/** The states, federal district and territories whose rates can be set. */
export const states = [
	'AL',
	'AK',
	'AZ',
	'AR',
	'CA',
	'CO',
	'CT',
	'DE',
	'DC',
	'FL',
	'GA',
	'HI',
	'ID',
	'IL',
	'IN',
	'IA',
	'KS',
	'KY',
	'LA',
	'ME',
	'MD',
	'MA',
	'MI',
	'MN',
	'MS',
	'MO',
	'MT',
	'NE',
	'NV',
	'NH',
	'NJ',
	'NM',
	'NY',
	'NC',
	'ND',
	'OH',
	'OK',
	'OR',
	'PA',
	'RI',
	'SC',
	'SD',
	'TN',
	'TX',
	'UT',
	'VT',
	'VA',
	'WA',
	'WV',
	'WI',
	'WY',
	'AS',
	'GU',
	'MP',
	'PR',
	'VI',
] as const;

const each = < Name extends string, Schema extends z.ZodType >(
	names: readonly Name[],
	schema: Schema
) =>
	z.strictObject(
		Object.fromEntries(
			names.map( ( name ) => [ name, schema ] )
		) as Record< Name, Schema >
	);

const origin = {
	/** The day since which a figure holds. */
	as_of: day.min( 1 ),
	source: text( 200 ),
};

/**
 * The settings, with the schemas of numbers that are sent or answered.
 *
 * @param amount
 * @param price
 * @param percent By the largest value.
 */
const settingsOf = < Amount extends z.ZodType, Percent extends z.ZodType >(
	amount: Amount,
	price: Amount,
	percent: ( max: number ) => Percent
) =>
	z.strictObject( {
		defaults: z.strictObject( {
			price,
			down_percent: percent( 100 ),
			term_months: term,
			pmi_rate: percent( 5 ),
			tax_rate: percent( 10 ),
			insurance_rate: percent( 10 ),
		} ),
		states: each(
			states,
			z.strictObject( {
				tax_rate: percent( 10 ),
				insurance_rate: percent( 10 ),
			} )
		).partial(),
		ratios: each(
			loanTypes,
			z.strictObject( { front: percent( 100 ), back: percent( 100 ) } )
		),
		minimum_down: each( loanTypes, percent( 100 ) ),
		conforming_limit: z.strictObject( {
			amount,
			year: z.int().min( 2000 ).max( 2199 ),
			...origin,
		} ),
		fees: z.strictObject( {
			fha: z.strictObject( {
				upfront: percent( 20 ),
				/** Loans above this are large. */
				large_loan: amount,
				/** The first row that fits holds. */
				rows: z
					.array(
						z.strictObject( {
							over_180: z.boolean(),
							large: z.boolean(),
							max_ltv: percent( 100 ),
							rate: percent( 10 ),
							/** Null for the whole term. */
							months: z.int().min( 1 ).max( 480 ).nullable(),
						} )
					)
					.max( 40 ),
				...origin,
			} ),
			va: z.strictObject( {
				/** Below 5 percent down, from 5, from 10. */
				first: z.array( percent( 20 ) ).length( 3 ),
				subsequent: z.array( percent( 20 ) ).length( 3 ),
				/** First use, later uses. */
				refinance: z.array( percent( 20 ) ).length( 2 ),
				irrrl: percent( 20 ),
				...origin,
			} ),
			usda: z.strictObject( {
				upfront: percent( 20 ),
				annual: percent( 10 ),
				...origin,
			} ),
		} ),
		stale_after_days: z.int().min( 1 ).max( 365 ),
		disclosure: multilineText( 1000 ),
		/** Whether visitors who ask about a calculation get it by e-mail. */
		send_reports: z.boolean(),
	} );

export const calculatorSettingsSchema = settingsOf(
	amountSchema,
	amountSchema,
	() => percentSchema
);

/** Any of the settings; one that is sent is replaced as a whole. */
export const updateCalculatorSettingsSchema = settingsOf(
	sentAmount(),
	sentAmount( 1000 ),
	sentPercent
).partial();

export type CalculatorSettings = z.infer< typeof calculatorSettingsSchema >;
export type CalculatorSettingsChanges = z.input<
	typeof updateCalculatorSettingsSchema
>;
