import { expect, it } from 'vitest';
import { queryOf } from './address';
import { put, type Input } from './typed';

it( 'puts values at their names', () => {
	const input: Input = {};
	put( input, 'price', '5' );
	put( input, 'arm.life_cap', '6' );
	put( input, 'loans.1.rate', '7' );
	expect( input ).toEqual( {
		price: '5',
		arm: { life_cap: '6' },
		loans: [ undefined, { rate: '7' } ],
	} );
} );

it( 'writes an input into the address of a spreadsheet, with or without pretty permalinks', () => {
	const input = {
		price: '5.00',
		arm: null,
		finance_fee: true,
		extra_once: [ { payment: 1, amount: '2.00' } ],
	};
	const query =
		'price=5.00&finance_fee=true&extra_once%5B0%5D%5Bpayment%5D=1&extra_once%5B0%5D%5Bamount%5D=2.00';
	expect( queryOf( 'https://a.test/wp-json/x?price=1', input ) ).toBe(
		`https://a.test/wp-json/x?${ query }`
	);
	expect( queryOf( 'https://a.test/?rest_route=/x&price=1', input ) ).toBe(
		`https://a.test/?rest_route=%2Fx&${ query }`
	);
} );
