import { expect, it, vi } from 'vitest';
import { factsOf } from './snapshot';

vi.stubGlobal( 'document', { documentElement: { lang: 'en-US' } } );

it( 'a calculation has a table of its figures, and one for each part', () => {
	expect(
		factsOf( {
			kind: 'purchase',
			loan: { amount: '300000.00', rate: '6.125' },
			fixed: true,
			nothing: null,
			blank: '',
			fees: [
				{ name: 'Title', amount: '900.00' },
				{ name: 'Appraisal', amount: '500.00' },
			],
			years: [ 15, 30 ],
		} )
	).toEqual( [
		{
			title: '',
			rows: [
				{ label: 'Kind', value: 'purchase' },
				{ label: 'Fixed', value: 'Yes' },
				{ label: 'Years', value: '15, 30' },
			],
		},
		{
			title: 'Loan',
			rows: [
				{ label: 'Amount', value: '$300,000.00' },
				{ label: 'Rate', value: '6.125%' },
			],
		},
		{
			title: 'Fees 1',
			rows: [
				{ label: 'Name', value: 'Title' },
				{ label: 'Amount', value: '$900.00' },
			],
		},
		{
			title: 'Fees 2',
			rows: [
				{ label: 'Name', value: 'Appraisal' },
				{ label: 'Amount', value: '$500.00' },
			],
		},
	] );
} );

it( 'parts of parts are named by both', () => {
	expect( factsOf( { result: { monthly_payment: { total: 1 } } } ) ).toEqual(
		[
			{
				title: 'Result · Monthly payment',
				rows: [ { label: 'Total', value: '1' } ],
			},
		]
	);
} );

it( 'an empty snapshot has no tables', () => {
	expect( factsOf( {} ) ).toEqual( [] );
} );

it( 'abbreviations are written as such; empty lists and the disclosure are left out', () => {
	expect(
		factsOf( {
			apr: '6.519',
			ltv: '90.000',
			hoa_monthly: '0.00',
			months: 360,
			warnings: [],
			disclosure: 'These figures are estimates.',
		} )
	).toEqual( [
		{
			title: '',
			rows: [
				{ label: 'APR', value: '6.519%' },
				{ label: 'LTV', value: '90%' },
				{ label: 'HOA monthly', value: '$0.00' },
				{ label: 'Months', value: '360' },
			],
		},
	] );
} );

it( 'what a visitor has sent is written as it is, because a rate may have two places', () => {
	expect(
		factsOf( {
			input: { new: { rate: '6.25' } },
			result: { saving: '120.00' },
		} ).map( ( { rows } ) => rows )
	).toEqual( [
		[ { label: 'Rate', value: '6.25' } ],
		[ { label: 'Saving', value: '$120.00' } ],
	] );
} );
