import type {
	CalculatorSettings,
	Rates,
} from '../../client/src/mortgage-calculator';
import { as } from '../support/world';

const base = '/mortgage-calculator/v1';
export const path = ( name: string ) => `${ base }/${ name }`;
export const rates = path( 'rates' );
export const history = path( 'rates/history' );
export const settings = path( 'settings' );

/** A day before or after today, at a site whose time zone is UTC. */
export const today = ( days = 0 ): string =>
	new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

export const row = {
	label: '30-year fixed',
	loan_type: 'conventional',
	term_months: 360,
	rate: '6.125',
	points: '0.500',
	lender_fees: '1200.00',
	arm: null,
} as const;

export const arm = {
	fixed_months: 60,
	adjust_months: 6,
	index_rate: '7.500',
	first_cap: '2.000',
	periodic_cap: '1.000',
	life_cap: '5.000',
} as const;

export const put = (
	where: string,
	body: unknown,
	headers: Record< string, string > = {}
) => as.administrator.put( where, body, { headers } );

export const current = async () =>
	( await as.anonymous.get( rates ) ).body as Rates;

export const currentSettings = async () =>
	( await as.anonymous.get( settings ) ).body as CalculatorSettings;

export const ask = ( name: string, body: unknown ) =>
	as.anonymous.post( path( name ), body );
