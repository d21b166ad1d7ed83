import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../client/src/lead-pages/index';
import {
	hasContact,
	optionsOf,
	ownField,
	ownKey,
	standardField,
	standardLeft,
	withType,
} from './fields';
import { withNames } from './names';
import { moved, replaced, without } from './order';
import { messagesBelow, panelsOf } from './refusals';

const field = ( key: string ): FormField => ( {
	key,
	label: key,
	required: false,
} );
const fields = [ field( 'first_name' ), field( 'email' ), field( 'x_field' ) ];

describe( 'the fields of a form', () => {
	it( 'offer what is not there yet', () => {
		const left = standardLeft( fields );
		expect( left ).not.toContain( 'email' );
		expect( left ).toContain( 'phone' );
		expect( left ).toHaveLength( 8 );
	} );

	it( 'have keys of their own, made of labels, which no other field has', () => {
		expect( ownKey( 'Loan amount (USD)', fields ) ).toBe(
			'x_loan_amount_usd'
		);
		expect( ownKey( 'Número', fields ) ).toBe( 'x_numero' );
		expect( ownKey( '???', fields ) ).toBe( 'x_field_2' );
		expect( ownKey( 'a'.repeat( 100 ), fields ) ).toMatch(
			/^x_[a-z0-9_]{1,30}$/
		);
		const twin = ownKey( 'a'.repeat( 100 ), [
			field( ownKey( 'a'.repeat( 100 ), [] ) ),
		] );
		expect( twin ).toMatch( /^x_[a-z0-9_]{1,30}$/ );
	} );

	it( 'have options where they are choices, and nowhere else', () => {
		const choice = ownField( 'How', 'select', fields );
		expect( choice ).toMatchObject( { key: 'x_how', type: 'select' } );
		expect( choice.options ).toHaveLength( 2 );
		expect( withType( choice, 'date' ) ).not.toHaveProperty( 'options' );
		expect(
			withType( { ...field( 'x_a' ), type: 'text' }, 'select' ).options
		).toHaveLength( 2 );
		expect( standardField( 'zip' ) ).toEqual( {
			key: 'zip',
			label: 'ZIP code',
			required: false,
		} );
		expect( optionsOf( ' One \n\nTwo\nOne\n' ) ).toEqual( [
			'One',
			'Two',
		] );
	} );

	it( 'must ask for e-mail or phone', () => {
		expect( hasContact( fields ) ).toBe( true );
		expect( hasContact( [ field( 'first_name' ) ] ) ).toBe( false );
	} );
} );

it( 'items move by one place, and not beyond the ends', () => {
	expect( moved( [ 1, 2, 3 ], 0, 1 ) ).toEqual( [ 2, 1, 3 ] );
	expect( moved( [ 1, 2, 3 ], 2, -1 ) ).toEqual( [ 1, 3, 2 ] );
	expect( moved( [ 1, 2, 3 ], 0, -1 ) ).toEqual( [ 1, 2, 3 ] );
	expect( moved( [ 1, 2, 3 ], 2, 1 ) ).toEqual( [ 1, 2, 3 ] );
	expect( replaced( [ 1, 2 ], 1, 5 ) ).toEqual( [ 1, 5 ] );
	expect( without( [ 1, 2 ], 0 ) ).toEqual( [ 2 ] );
} );

it( 'consents name company, owner and partner, and in turns no person', () => {
	const named = {
		company: 'Lender',
		owner: 'Jane Doe',
		partner: null,
		isRoundRobin: false,
		anyOfficer: ( company: string ) => `a loan officer of ${ company }`,
	};
	const text = '{owner} of {company} and {partner} may call; {company} too.';
	expect( withNames( text, named ) ).toBe(
		'Jane Doe of Lender and {partner} may call; Lender too.'
	);
	expect( withNames( '{owner}', { ...named, isRoundRobin: true } ) ).toBe(
		'a loan officer of Lender'
	);
	expect( withNames( '{partner}', { ...named, partner: 'Ann' } ) ).toBe(
		'Ann'
	);
} );

it( 'messages of the server belong to the panel of their field', () => {
	const refusals = {
		'form.fields[2].options': 'Too few.',
		'form.fields.12.type': 'Missing.',
		co_marketing: 'Missing.',
	};
	expect( messagesBelow( refusals, 'form.fields[2]' ) ).toEqual( [
		'Too few.',
	] );
	expect( messagesBelow( refusals, 'form.fields[1]' ) ).toEqual( [] );
	expect( messagesBelow( refusals, 'form.fields[12]' ) ).toEqual( [
		'Missing.',
	] );
	expect( panelsOf( refusals ) ).toEqual( [ 'form', 'partner' ] );
	expect( panelsOf( { title: 'Missing.' } ) ).toEqual( [] );
} );
