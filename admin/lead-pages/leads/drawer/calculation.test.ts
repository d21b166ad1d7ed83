import { expect, it, vi } from 'vitest';
import { keyFiguresOf } from './calculation';

vi.stubGlobal( 'document', { documentElement: { lang: 'en-US' } } );

const calculation = ( price: string, total: string ) => ( {
	input: { price, down_payment: '40000.00', rate: '6.125' },
	loan_amount: '360000.00',
	monthly: { total },
	apr: '6.519',
	cash_to_close: '40000.00',
	disclosure: 'These figures are estimates.',
} );

const loan = ( price: string, total: string ) => [
	{ label: 'Monthly payment', value: total },
	{ label: 'Home price', value: price },
	{ label: 'Down payment', value: '$40,000.00' },
	{ label: 'Loan amount', value: '$360,000.00' },
	{ label: 'Interest rate', value: '6.125%' },
	{ label: 'APR', value: '6.519%' },
	{ label: 'Cash to close', value: '$40,000.00' },
];

it( 'a payment has the figures of its loan', () => {
	expect(
		keyFiguresOf( {
			operation: 'calculate',
			input: { price: '400000' },
			result: calculation( '400000.00', '2840.40' ),
		} )
	).toEqual( [
		{ title: 'Calculation', rows: loan( '$400,000.00', '$2,840.40' ) },
	] );
} );

it( 'what is affordable has the price, and the loan for it', () => {
	const [ facts ] = keyFiguresOf( {
		operation: 'affordability',
		input: {},
		result: {
			max_price: '325590.00',
			calculation: calculation( '325590.00', '2240.00' ),
		},
	} );
	expect( facts?.rows.slice( 0, 3 ) ).toEqual( [
		{ label: 'Price you can afford', value: '$325,590.00' },
		{ label: 'Monthly payment', value: '$2,240.00' },
		{ label: 'Down payment', value: '$40,000.00' },
	] );
} );

it( 'nothing affordable has its price alone', () => {
	expect(
		keyFiguresOf( {
			operation: 'affordability',
			input: {},
			result: { max_price: '0.00', calculation: null },
		} )
	).toEqual( [
		{
			title: 'Calculation',
			rows: [ { label: 'Price you can afford', value: '$0.00' } ],
		},
	] );
} );

it( 'a refinance has what is saved, and both payments', () => {
	expect(
		keyFiguresOf( {
			operation: 'refinance',
			input: { new: { rate: '6.25' } },
			result: {
				monthly_saving: '261.60',
				current_payment: '1760.48',
				new_payment: '1498.88',
				new_loan_amount: '250000.00',
			},
		} )
	).toMatchObject( [
		{
			rows: [
				{ value: '$261.60' },
				{ value: '$1,760.48' },
				{ value: '$1,498.88' },
				{ value: '$250,000.00' },
				{ value: '6.25%' },
			],
		},
	] );
} );

it( 'a comparison has a table for each loan, by its name', () => {
	expect(
		keyFiguresOf( {
			operation: 'compare',
			input: {},
			result: {
				loans: [
					{
						label: 'One',
						cost: '162529.94',
						calculation: calculation( '400000.00', '2840.40' ),
					},
					{
						label: 'Other',
						cost: '146808.59',
						calculation: calculation( '400000.00', '2700.10' ),
					},
				],
			},
		} )
	).toEqual( [
		{
			title: 'One',
			rows: [
				...loan( '$400,000.00', '$2,840.40' ),
				{
					label: 'Cost of the months compared',
					value: '$162,529.94',
				},
			],
		},
		{
			title: 'Other',
			rows: [
				...loan( '$400,000.00', '$2,700.10' ),
				{
					label: 'Cost of the months compared',
					value: '$146,808.59',
				},
			],
		},
	] );
} );

it.each( [
	{},
	{ operation: 'calculate' },
	{ operation: 'estimate', result: { value: '1.00' } },
	{ operation: 'compare', result: { loans: 'x' } },
] )( '%j has none', ( snapshot ) => {
	expect( keyFiguresOf( snapshot ) ).toEqual( [] );
} );
