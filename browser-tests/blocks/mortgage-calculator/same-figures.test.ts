import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../contract-tests/support/browser';
import { as } from '../../../contract-tests/support/world';
import { Random } from '../../../tools/demo/random';
import { projectFolder } from '../../../tools/host/paths';
import { visit } from '../../support/visit';
import {
	addressOf,
	calculatorPage,
	filled,
	modes,
	shownAndSent,
	type,
	type Mode,
} from './calculator';

let browser: Browser;
let path: string;
beforeAll( async () => {
	browser = await launch();
	path = await calculatorPage();
} );
afterAll( () => browser?.close() );

interface Example {
	name: string;
	question: string;
	input: Record< string, unknown >;
}

const modeOf: Readonly< Record< string, Mode > > = {
	calculate: 'payment',
	afford: 'affordability',
	refinance: 'refinance',
	compare: 'compare',
};

const examples = (
	JSON.parse(
		readFileSync(
			join( projectFolder, 'tests/cases/mortgage.json' ),
			'utf8'
		)
	) as Example[]
 ).filter( ( { question } ) => question in modeOf );

const routes: Readonly< Record< Mode, string > > = {
	payment: 'calculate',
	affordability: 'affordability',
	refinance: 'refinance',
	compare: 'compare',
};

/** The parameters of an input: `mc_arm[life_cap]`, `mc_price_2`. */
function parametersOf( input: object ): Record< string, string > {
	const parameters: Record< string, string > = {};
	const add = ( name: string, value: unknown ) => {
		if ( typeof value === 'object' && value !== null ) {
			for ( const [ member, inner ] of Object.entries( value ) ) {
				add( `${ name }[${ member }]`, inner );
			}
		} else if ( value !== null ) {
			parameters[ name ] = String( value );
		}
	};
	for ( const [ name, value ] of Object.entries( input ) ) {
		if ( name === 'loans' ) {
			( value as object[] ).forEach( ( loan, index ) => {
				for ( const [ field, inner ] of Object.entries( loan ) ) {
					const number = index === 0 ? '' : `_${ index + 1 }`;
					add( `mc_${ field }${ number }`, inner );
				}
			} );
		} else {
			add( `mc_${ name }`, value );
		}
	}
	return parameters;
}

/** The value at a path such as `loans.0.calculation.apr`, as text. */
const textAt = ( answer: unknown, at: string ) =>
	String(
		at
			.split( '.' )
			.reduce< unknown >(
				( found, name ) =>
					( found as Record< string, unknown > | null )?.[ name ],
				answer
			) ?? ''
	);

describe( 'the worked examples', () => {
	it( 'have the figures of REST, without JavaScript and with it', async () => {
		const { page, complaints, close } = await visit( browser, path );
		const home = page.url();
		for ( const { name, question, input } of examples ) {
			const mode = modeOf[ question ]!;
			const parameters = parametersOf( input );
			// Incomes and debts stand in no address. The script computes the other figures anew.
			const {
				mc_income_annual: income,
				mc_debts_monthly: debts,
				...others
			} = parameters;
			const isPrivate = mode === 'affordability';
			await page.goto( addressOf( home, mode, others ) );
			await type( page, {
				...( isPrivate && {
					mc_income_annual: income!,
					mc_debts_monthly: debts!,
				} ),
				...( mode === 'refinance' && { mc_cash_out: '' } ),
				...( mode === 'compare' && { mc_label: parameters.mc_label! } ),
				...( mode === 'payment' && { mc_price: parameters.mc_price! } ),
			} );
			const { shown, sent } = await shownAndSent( page );
			expect( shown, name ).toEqual( sent );
			const { body } = await as.anonymous.post(
				`/mortgage-calculator/v1/${ routes[ mode ] }`,
				input
			);
			expect(
				sent.figures.map( ( [ at, value ] ) => [ at, value ] ),
				name
			).toEqual(
				sent.figures.map( ( [ at = '' ] ) => [
					at,
					textAt( body, at ),
				] )
			);
			expect( sent.figures.length ).toBeGreaterThan( 7 );
		}
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );

const types = [ 'conventional', 'fha', 'va', 'usda' ];
const terms = [ '120', '180', '240', '300', '360', '480' ];

/** What a visitor may type: mostly right, with the signs that people type, and now and then wrong or empty. */
function typing( mode: Mode, random: Random ): Record< string, string > {
	const money = ( most: number ) =>
		random.pick( [
			String( random.int( 0, most ) ),
			random.int( 1000, most ).toLocaleString( 'en' ),
			`$${ random.int( 0, most ) }.5`,
		] );
	const sometimes = ( text: string ) => ( random.chance( 0.5 ) ? text : '' );
	const rate = () => `${ random.int( 0, 9 ) }.${ random.int( 0, 999 ) }`;
	const loan = ( number = '' ) => ( {
		[ `mc_rate${ number }` ]: rate(),
		[ `mc_term_months${ number }` ]: random.pick( terms ),
		[ `mc_loan_type${ number }` ]: random.pick( types ),
		[ `mc_points${ number }` ]: sometimes( '1.125' ),
		[ `mc_lender_fees${ number }` ]: sometimes( money( 5_000 ) ),
	} );
	const home = ( number = '' ) => ( {
		[ `mc_price${ number }` ]: random.chance( 0.9 )
			? String( random.int( 50_000, 1_500_000 ) )
			: random.pick( [ '1e3', '', '0x10', '1,5' ] ),
		...( random.chance( 0.5 )
			? { [ `mc_down_payment${ number }` ]: money( 60_000 ) }
			: {
					[ `mc_down_percent${ number }` ]: String(
						random.int( 0, 40 )
					),
				} ),
		...loan( number ),
	} );
	switch ( mode ) {
		case 'payment':
			return {
				...home(),
				mc_tax_annual: sometimes( money( 9_000 ) ),
				mc_hoa_monthly: sometimes( money( 2_000 ) ),
				mc_frequency: random.pick( [ 'monthly', 'biweekly' ] ),
				mc_extra_monthly: sometimes( money( 2_000 ) ),
				'mc_extra_once[0][amount]': '5000',
				'mc_extra_once[0][payment]': String( random.int( 1, 60 ) ),
			};
		case 'affordability':
			return {
				...loan(),
				mc_income_annual: money( 300_000 ),
				mc_debts_monthly: money( 3_000 ),
				mc_down_payment: money( 90_000 ),
				mc_front_ratio: sometimes( '30.5%' ),
			};
		case 'refinance':
			return {
				'mc_current[balance]': String( random.int( 1_000, 900_000 ) ),
				'mc_current[rate]': rate(),
				'mc_current[months_left]': String( random.int( 1, 480 ) ),
				'mc_new[rate]': rate(),
				mc_closing_costs: money( 9_000 ),
				mc_finance_costs: random.pick( [ 'true', 'false' ] ),
				mc_cash_out: sometimes( money( 9_000 ) ),
			};
		case 'compare':
			return { ...home(), ...home( '_2' ), mc_months: '120' };
	}
}

describe.each( modes )( 'anything typed: %s', ( mode ) => {
	it( 'gives the figures that the server gives', async () => {
		const random = new Random( 17, modes.indexOf( mode ) );
		const { page, complaints, close } = await visit(
			browser,
			addressOf(
				path,
				mode,
				mode === 'affordability' ? {} : filled[ mode ]
			)
		);
		let answered = 0;
		for ( let round = 0; round < 8; round++ ) {
			const typed = typing( mode, random );
			await type( page, typed );
			const { shown, sent, errors } = await shownAndSent( page );
			const result = page.locator( '.svc-mortgage__result' );
			expect( await result.isVisible(), JSON.stringify( typed ) ).toBe(
				errors.length === 0
			);
			if ( errors.length === 0 ) {
				expect( shown, JSON.stringify( typed ) ).toEqual( sent );
				answered++;
			}
		}
		expect( answered ).toBeGreaterThan( 3 );
		expect( complaints ).toEqual( [] );
		await close();
	} );
} );
