import { expect, it } from 'vitest';
import { copyFor, titleOfCopy } from './copies';

it( 'titles of copies have the name of their person, and fit', () => {
	const choices = { title: ' Buy a home ', hasNames: true };
	expect( titleOfCopy( choices, 'Jane Doe' ) ).toBe(
		'Buy a home – Jane Doe'
	);
	expect( titleOfCopy( { ...choices, hasNames: false }, 'Jane' ) ).toBe(
		'Buy a home'
	);
	const long = titleOfCopy(
		{ title: '𝒜'.repeat( 200 ), hasNames: true },
		'Jane Doe'
	);
	expect( [ ...long ] ).toHaveLength( 200 );
	expect( long.endsWith( ' – Jane Doe' ) ).toBe( true );
} );

it( 'a copy keeps the partner of the page, unless another one is chosen', () => {
	const jane = { id: 7, name: 'Jane' };
	const choices = { title: 'Home', hasNames: false };
	expect( copyFor( jane, choices ) ).toEqual( {
		title: 'Home',
		owner_user_id: 7,
	} );
	expect( copyFor( jane, { ...choices, partner: null } ) ).toEqual( {
		title: 'Home',
		owner_user_id: 7,
		partner_user_id: null,
	} );
} );
