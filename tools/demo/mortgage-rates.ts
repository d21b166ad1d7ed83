import type { RatesChanges } from '../../client/src/mortgage-calculator';
import { ratesSchema } from '../../client/src/mortgage-calculator/schemas';
import { request, type Login } from './request';

const route = '/mortgage-calculator/v1/rates';

/** Rates of the demo company. The day is yesterday, which is past in every time zone. */
export const demoRates = ( now: Date ): RatesChanges => ( {
	as_of: new Date( now.getTime() - 86_400_000 ).toISOString().slice( 0, 10 ),
	note: 'For owner-occupied homes and borrowers with good credit.',
	assumptions: { price: '400000.00', down_percent: '20.000' },
	rates: [
		{
			label: '30-year fixed',
			loan_type: 'conventional',
			term_months: 360,
			rate: '6.125',
			points: '0.500',
			lender_fees: '1295.00',
		},
		{
			label: '15-year fixed',
			loan_type: 'conventional',
			term_months: 180,
			rate: '5.375',
			points: '0.250',
			lender_fees: '1295.00',
		},
		{
			label: '5/6 adjustable',
			loan_type: 'conventional',
			term_months: 360,
			rate: '5.750',
			lender_fees: '1295.00',
			arm: {
				fixed_months: 60,
				adjust_months: 6,
				index_rate: '6.850',
				first_cap: '2.000',
				periodic_cap: '1.000',
				life_cap: '5.000',
			},
		},
		{
			label: '30-year FHA',
			loan_type: 'fha',
			term_months: 360,
			rate: '5.750',
			lender_fees: '995.00',
		},
		{
			label: '30-year VA',
			loan_type: 'va',
			term_months: 360,
			rate: '5.625',
			lender_fees: '995.00',
		},
	],
} );

/** Rates that are not stale are left as they are. */
export async function loadMortgageRates( site: Login ): Promise< void > {
	const { stale } = ratesSchema.parse( await request( site, 'GET', route ) );
	if ( stale ) {
		await request( site, 'PUT', route, demoRates( new Date() ) );
	}
}
