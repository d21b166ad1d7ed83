import { describe, expect, it } from 'vitest';
import type { AbilityName } from '../../client/src/abilities/run';
import type { Calculation } from '../../client/src/mortgage-calculator';
import cases from '../../tests/cases/mortgage.json';
import { hostile } from '../../tools/mortgage/inputs';
import { callTool } from '../support/mcp';
import { readCsv } from '../support/csv';
import { runPath } from '../support/abilities';
import { as } from '../support/world';
import { arm, ask, path } from './table';

const valueAt = ( answer: unknown, where: string ) =>
	where
		.split( '.' )
		.reduce< unknown >(
			( found, name ) =>
				( found as Record< string, unknown > | null )?.[ name ],
			answer
		);

const byQuestion = {
	calculate: { route: 'calculate', ability: 'calculate-payment' },
	amortize: { route: 'amortization', ability: 'get-amortization' },
	afford: { route: 'affordability', ability: 'estimate-affordability' },
	refinance: { route: 'refinance', ability: 'compare-refinance' },
	compare: { route: 'compare', ability: 'compare-loans' },
	apr: { route: 'apr', ability: 'calculate-apr' },
};

/** PHP reads nested members of a query; so is an ability run that only reads. */
const queryOf = ( value: object, within: string ): string =>
	Object.entries( value )
		.map( ( [ name, one ] ) =>
			typeof one === 'object'
				? queryOf( one as object, `${ within }[${ name }]` )
				: `${ within }[${ name }]=${ encodeURIComponent( String( one ) ) }`
		)
		.join( '&' );

describe.each( cases )( '$name', ( { question, input, answer } ) => {
	const { route, ability } =
		byQuestion[ question as keyof typeof byQuestion ];
	const sent = {
		...input,
		...( question === 'amortize' && { per_page: 100 } ),
	};

	it( 'is answered by REST, ability and MCP with the same strings', async () => {
		const byRest = await ask( route, sent );
		expect( byRest.status, byRest.text ).toBe( 200 );
		const body =
			question === 'amortize'
				? ( byRest.body as { data: unknown } ).data
				: byRest.body;
		for ( const [ where, value ] of Object.entries( answer ) ) {
			expect( valueAt( body, where ), where ).toBe( value );
		}
		const name = `svc-mortgage/${ ability }` as AbilityName;
		const byAbility = await as.account.get(
			`${ runPath( name ) }?${ queryOf( sent, 'input' ) }`
		);
		expect( byAbility.body, byAbility.text ).toEqual( byRest.body );
		const byTool = await callTool(
			as.account,
			`svc-mortgage-${ ability }`,
			sent
		);
		expect( byTool.structuredContent ).toEqual( byRest.body );
	} );
} );

describe( 'a question', () => {
	it( 'is answered without being stored, and without a validator', async () => {
		const { headers } = await ask( 'calculate', {
			price: 1000,
			down_payment: 0,
			rate: 0,
		} );
		expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect( headers ).not.toHaveProperty( 'etag' );
	} );

	it( 'has the same answer when its input is sent again', async () => {
		const first = await ask( 'calculate', {
			price: '412345.67',
			down_percent: '7.125',
			rate: 6.125,
			state: 'CO',
			tax_rate: '1.234',
			extra_once: [ { payment: 3, amount: 500 } ],
			arm,
		} );
		expect( first ).toAnswer( 'calculatePayment' );
		const { input } = first.body as Calculation;
		expect( ( await ask( 'calculate', input ) ).text ).toBe( first.text );
	} );

	it.each( hostile.map( ( value ) => [ value ] ) )(
		'is refused with %j as price, and names it',
		async ( value ) => {
			expect(
				await ask( 'calculate', { price: value, rate: 6 } )
			).toRefuse( 'rest_invalid_param', [ 'price' ] );
		}
	);

	it.each( [
		'-0.0',
		'1e400',
		'1e3',
		'-1',
		'0.001',
		'50000000.01',
		'"\\u0000"',
	] )( 'is refused with the raw number %s as down payment', async ( raw ) => {
		// 1e3 is the number 1000, which JSON does not tell apart.
		const answer = await as.anonymous.send( 'POST', path( 'calculate' ), {
			raw: `{"price":300000,"rate":6,"down_payment":${ raw }}`,
			headers: { 'Content-Type': 'application/json' },
		} );
		if ( raw === '1e3' ) {
			expect( answer ).toAnswer( 'calculatePayment' );
		} else {
			expect( answer ).toRefuse( 'rest_invalid_param', [
				'down_payment',
			] );
		}
	} );

	it.each( [
		[ { price: '999.99' }, [ 'price' ] ],
		[ { price: 1999, down_payment: 1000 }, [ 'down_payment' ] ],
		[ { price: 5000, down_percent: 90 }, [ 'down_percent' ] ],
		[ { down_payment: 1, down_percent: 1 }, [ 'down_percent' ] ],
		[ { tax_annual: 1, tax_rate: 1 }, [ 'tax_rate' ] ],
		[ { insurance_annual: 1, insurance_rate: 1 }, [ 'insurance_rate' ] ],
		[ { rate: '20.001' }, [ 'rate' ] ],
		[ { term_months: 11 }, [ 'term_months' ] ],
		[ { term_months: '360' }, [ 'term_months' ] ],
		[ { term_months: 481 }, [ 'term_months' ] ],
		[ { state: 'co' }, [ 'state' ] ],
		[ { start: '2027-13' }, [ 'start' ] ],
		[ { arm, frequency: 'biweekly' }, [ 'arm' ] ],
		[ { arm: { ...arm, life_cap: '10.001' } }, [ 'arm.life_cap' ] ],
		[ { arm: { ...arm, adjust_months: 7 } }, [ 'arm.adjust_months' ] ],
		[
			{
				extra_once: [
					{ payment: 1, amount: 1 },
					{ payment: 0, amount: 1 },
				],
			},
			[ 'extra_once[1].payment' ],
		],
		[ { points: '10.001' }, [ 'points' ] ],
		[ { pmi_rate: '5.001' }, [ 'pmi_rate' ] ],
		[ { finance_fee: 1 }, [ 'finance_fee' ] ],
	] )( 'is refused with %j, which names %j', async ( change, fields ) => {
		expect(
			await ask( 'calculate', { price: 300000, rate: 6, ...change } )
		).toRefuse( 'rest_invalid_param', fields );
	} );

	it( 'names fields of fields in brackets and dots', async () => {
		const loan = { label: 'One', price: 300000, rate: 6 };
		expect(
			await ask( 'compare', { loans: [ loan, { ...loan, rate: 'x' } ] } )
		).toRefuse( 'rest_invalid_param', [ 'loans[1].rate' ] );
		expect(
			await ask( 'compare', {
				loans: [ loan, { ...loan, down_payment: 300000 } ],
			} )
		).toRefuse( 'rest_invalid_param', [ 'loans[1].down_payment' ] );
		expect( await ask( 'compare', { loans: [ loan ] } ) ).toRefuse(
			'rest_invalid_param',
			[ 'loans' ]
		);
		const refinance = {
			current: {
				balance: 250000,
				rate: 7.25,
				months_left: 324,
				payment: 1510.42,
			},
			new: { rate: 6, term_months: 360 },
		};
		expect( await ask( 'refinance', refinance ) ).toRefuse(
			'rest_invalid_param',
			[ 'current.payment' ]
		);
	} );

	it( 'of payments that are less than the loan is refused', async () => {
		const payments = [ { amount: 1, count: 1040 } ];
		expect(
			await ask( 'apr', { amount_financed: 1040.01, payments } )
		).toRefuse( 'rest_invalid_param', [ 'payments' ] );
		expect(
			await ask( 'apr', {
				amount_financed: 1,
				payments: [ ...payments, ...payments ],
			} )
		).toRefuse( 'rest_invalid_param', [ 'payments' ] );
		expect(
			await ask( 'apr', { amount_financed: 1040, payments } )
		).toAnswer( 'calculateApr' );
	} );
} );

describe( 'a schedule', () => {
	const loan = { price: 300000, rate: 6, down_percent: 10 };

	it( 'comes in pages without links, and true totals', async () => {
		const answer = await ask( 'amortization', {
			...loan,
			page: 4,
			per_page: 100,
		} );
		expect( answer ).toAnswer( 'getAmortization' );
		expect( answer.body ).toMatchObject( {
			total: 360,
			pages: 4,
			page: 4,
		} );
		expect( answer.headers.link ?? '' ).not.toContain( 'rel="prev"' );
		expect( answer.headers[ 'x-wp-total' ] ).toBe( '360' );
	} );

	it( 'is the same in years, rows and the spreadsheet', async () => {
		const years = (
			await ask( 'amortization', {
				...loan,
				group: 'year',
				per_page: 100,
			} )
		).body as { data: { balance: string; month: string }[] };
		const rows = ( await ask( 'amortization', { ...loan, per_page: 100 } ) )
			.body as { data: Record< string, unknown >[] };
		expect( years.data ).toHaveLength( 30 );
		expect( years.data[ 0 ] ).toMatchObject( {
			balance: rows.data[ 11 ]!.balance,
			month: rows.data[ 11 ]!.month,
		} );
		const file = await as.anonymous.get( path( 'amortization/export' ), {
			query: 'price=300000&rate=6&down_percent=10',
		} );
		const [ names, ...lines ] = readCsv( file.text );
		expect( names ).toEqual( Object.keys( rows.data[ 0 ]! ) );
		expect( lines ).toHaveLength( 360 );
		expect( lines.slice( 0, 100 ) ).toEqual(
			rows.data.map( ( row ) => Object.values( row ).map( String ) )
		);
		expect( file.headers[ 'content-disposition' ] ).toContain(
			'attachment'
		);
	} );

	it( 'takes members of members in the query of the spreadsheet', async () => {
		const file = await as.anonymous.get( path( 'amortization/export' ), {
			query: 'price=300000&rate=6&extra_once[0][payment]=2&extra_once[0][amount]=1000',
		} );
		expect( readCsv( file.text )[ 2 ]![ 5 ] ).toBe( '1000.00' );
		expect(
			await as.anonymous.get( path( 'amortization/export' ), {
				query: 'price=300000&rate=6&extra_once[0][payment]=x&extra_once[0][amount]=1',
			} )
		).toRefuse( 'rest_invalid_param', [ 'extra_once[0].payment' ] );
	} );
} );

it.each( [
	[ 'calculate', { price: 400000, rate: 6.5 } ],
	[ 'amortization', { price: 400000, rate: 6.5, per_page: 100 } ],
	[
		'affordability',
		{ income_annual: 96000, down_payment: 40000, rate: 6.5 },
	],
	[
		'refinance',
		{
			current: { balance: 250000, rate: 7.25, months_left: 324 },
			new: { rate: 6, term_months: 360 },
		},
	],
	[
		'compare',
		{
			loans: [
				{ label: 'One', price: 400000, rate: 6.5 },
				{ label: 'Other', price: 400000, rate: 6 },
			],
		},
	],
	[
		'apr',
		{ amount_financed: 5000, payments: [ { amount: 230, count: 24 } ] },
	],
] )(
	'%s is answered with at most 2 queries of our own',
	async ( route, sent ) => {
		const { status, headers } = await as.anonymous.post(
			path( route ),
			sent,
			{
				headers: { 'X-Count-Queries': '1' },
			}
		);
		expect( status ).toBe( 200 );
		expect( Number( headers[ 'x-own-queries' ] ) ).toBeLessThanOrEqual( 2 );
	}
);
