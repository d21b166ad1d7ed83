import { describe, expect, it } from 'vitest';
import { emptyRate } from '../draft';
import { filled, merged, readRates } from './read';

const fixed = {
	label: '30-Year Fixed',
	loan_type: 'conventional',
	term_months: '360',
	rate: '6.375',
	points: '0.5',
	lender_fees: '1295',
};

describe( 'rates pasted from a spreadsheet', () => {
	it( 'are read by their headers, which leave APR and payment out', () => {
		const { rates, skipped } = readRates(
			[
				'Rates as of 11/20/2026\t\t',
				'',
				'Product\tTerm\tRate\tAPR\tDiscount points\tLender fees\tMonthly payment',
				'30-Year Fixed\t30\t6.375%\t6.512%\t0.500\t$1,295.00\t$1,996',
				'\t\t\t\t\t\t',
				'Government loans',
				'FHA 30 Year\t360\t5.99 %\t6.77%\tpar\t\t',
			].join( '\r\n' )
		);
		expect( rates ).toEqual( [
			fixed,
			{
				label: 'FHA 30 Year',
				loan_type: 'fha',
				term_months: '360',
				rate: '5.99',
				points: '0',
				lender_fees: '0',
			},
		] );
		expect( skipped ).toEqual( [
			'Rates as of 11/20/2026',
			'Government loans',
		] );
	} );

	it( 'are read by Spanish headers', () => {
		const { rates } = readRates(
			[
				'Producto\tTipo de préstamo\tPlazo\tTasa de interés\tAPR (tasa porcentual anual)\tPuntos\tCargos del prestamista\tPago mensual',
				'Fija a 30 años\tConvencional\t360 meses\t6.375%\t6.512%\t0.5\t$1,295.00\t$1,996',
				'Ajustable a 5 años\tConvencional\t30 años\t5.75%\t6.9%\t0\t\t',
			].join( '\n' )
		);
		expect( rates ).toMatchObject( [
			{ ...fixed, label: 'Fija a 30 años' },
			{ term_months: '360', rate: '5.75', 'arm.fixed_months': '60' },
		] );
	} );

	it.each( [
		[ 'tabs', '30-Year Fixed\t6.375%\t0.5\t$1,295.00' ],
		[ 'commas', '30-Year Fixed,6.375%,0.5,"$1,295.00"' ],
		[ 'semicolons', '30-Year Fixed;6,375;0,5;1295' ],
		[ 'spaces', '30-Year Fixed   6.375%   0.5   $1,295' ],
		[ 'a column of APR', '30-Year Fixed\t6.375\t6.512\t0.5\t1295' ],
		[ 'type and term', '30-Year Fixed\tConv\t30\t6.375\t0.5\t1295' ],
		[ 'fractions', '30-Year Fixed\t6 3/8%\t0.5\t1295' ],
		[ 'cells without format', '30-Year Fixed\t0.06375\t0.5\t1295' ],
	] )( 'are read without headers, with %s', ( _what, text ) => {
		expect( readRates( `${ text }\n` ).rates ).toEqual( [ fixed ] );
	} );

	it.each( [
		[ '15 yr fixed', 'conventional', '180' ],
		[ 'VA 30 Yr', 'va', '360' ],
		[ 'USDA Rural', 'usda', '360' ],
		[ 'Jumbo 20Y', 'conventional', '240' ],
		[ 'Fixed 306 months', 'conventional', '306' ],
		[ 'Vacation home', 'conventional', '360' ],
	] )( 'have type and term of the name %s', ( label, type, term ) => {
		expect( readRates( `${ label }\t6.875%` ).rates ).toMatchObject( [
			{ label, loan_type: type, term_months: term },
		] );
	} );

	it( 'have the periods and caps of an adjustable rate that the name tells', () => {
		expect(
			readRates( '7/1 ARM (5/2/5)\t6.25%\t0' ).rates[ 0 ]
		).toMatchObject( {
			term_months: '360',
			'arm.fixed_months': '84',
			'arm.adjust_months': '12',
			'arm.index_rate': '',
			'arm.first_cap': '5',
			'arm.periodic_cap': '2',
			'arm.life_cap': '5',
		} );
	} );

	it.each( [
		[ '5-Year ARM', '60', '360' ],
		[ '7 yr ARM', '84', '360' ],
		[ '10yr Adjustable', '120', '360' ],
		[ '5-Year ARM 15 yr', '60', '180' ],
		[ '30 yr ARM', '60', '360' ],
		[ '30-Year 7/6 ARM', '84', '360' ],
	] )(
		'have the years of an adjustable rate %s',
		( label, fixedFor, term ) => {
			expect( readRates( `${ label }\t6.25%` ).rates ).toMatchObject( [
				{ term_months: term, 'arm.fixed_months': fixedFor },
			] );
		}
	);

	it( 'have an adjustable rate that the column of types tells', () => {
		expect(
			readRates( 'Conforming\t5-Year ARM\t6.25%' ).rates
		).toMatchObject( [ { term_months: '360', 'arm.fixed_months': '60' } ] );
	} );

	it( 'keep what is no number, so that its cell can show an error', () => {
		expect(
			readRates( 'Fixed\t6.875%\tcall\t-5' ).rates[ 0 ]
		).toMatchObject( { rate: '6.875', lender_fees: '0' } );
		expect(
			readRates( 'Loan\tRate\tPoints\nFixed\t6.875%\tcall' ).rates[ 0 ]
		).toMatchObject( { points: 'call' } );
	} );

	it.each( [ '6.25', 'a\tb', '', '6.25\n6.5' ] )(
		'are not found in %j',
		( text ) => {
			expect( readRates( text ).rates ).toEqual( [] );
		}
	);
} );

describe( 'a block of cells', () => {
	it( 'fills the cells below and to the right, and adds rows', () => {
		expect(
			filled( [ fixed ], 0, 'rate', '6.5%\t0.25\n6.75%\t', emptyRate )
		).toEqual( [
			{ ...fixed, rate: '6.5', points: '0.25' },
			{ ...emptyRate, rate: '6.75' },
		] );
	} );
} );

describe( 'pasted rates', () => {
	const arm = { ...fixed, label: '5/6 ARM', 'arm.index_rate': '7.5' };
	const pasted = [
		{ ...fixed, label: '30 year fixed', rate: '6.5' },
		{ ...fixed, label: '5/6 arm', rate: '6', 'arm.index_rate': '' },
		{ ...fixed, label: 'VA' },
	];

	it( 'replace the table, and keep the terms of adjustable rates', () => {
		expect( merged( [ fixed, arm ], pasted, true ) ).toEqual( [
			pasted[ 0 ],
			{ ...pasted[ 1 ], 'arm.index_rate': '7.5' },
			pasted[ 2 ],
		] );
	} );

	it( 'replace only those of the same name, and are added, where the table is kept', () => {
		const jumbo = { ...fixed, label: 'Jumbo' };
		expect( merged( [ jumbo, fixed ], pasted, false ) ).toEqual( [
			jumbo,
			...[ pasted[ 0 ], pasted[ 1 ], pasted[ 2 ] ],
		] );
	} );

	const named = ( label: string, rate: string ) => ( {
		...fixed,
		label,
		rate,
	} );

	it( 'of one name update each other in their order', () => {
		const table = [
			named( 'Jumbo', '6' ),
			fixed,
			named( 'JUMBO', '7' ),
			named( '***', '8' ),
			named( '†', '9' ),
		];
		const update = [
			named( '†', '9.5' ),
			named( 'Jumbo', '6.5' ),
			named( 'Jumbo', '7.5' ),
			named( 'Jumbo', '8.5' ),
		];
		expect( merged( table, update, false ) ).toEqual( [
			update[ 1 ],
			fixed,
			...[ update[ 2 ], table[ 3 ], update[ 0 ], update[ 3 ] ],
		] );
		expect( merged( table, update, true ) ).toEqual( update );
	} );

	it( 'are all kept, so that the form can say that they are too many', () => {
		const many = ( name: string ) =>
			Array.from( { length: 20 }, ( _, index ) =>
				named( `${ name } ${ index }`, '6' )
			);
		expect( merged( many( 'a' ), many( 'b' ), false ) ).toHaveLength( 40 );
	} );
} );
