import { expect, it } from 'vitest';
import {
	draftOf,
	hasKey,
	isReady,
	lacking,
	matchFor,
	twins,
	type Mapping,
} from './mapping';

const mapping = ( ...columns: string[] ): Mapping => ( {
	columns,
	match: 'account_email',
	clears: false,
	createsAccounts: false,
} );

const known = [ 'first_name', 'email', 'phone' ].map( ( name ) => ( {
	name,
	label: name,
	aliases: [],
	required: name !== 'phone',
} ) );

it( 'needs a column that identifies the person', () => {
	expect( hasKey( mapping( '', 'phone' ) ) ).toBe( false );
	expect( hasKey( mapping( 'email' ) ) ).toBe( true );
	const byId = { ...mapping( 'email' ), match: 'user_id' as const };
	expect( hasKey( byId ) ).toBe( false );
	expect( isReady( { ...byId, columns: [ 'user_id', '' ] } ) ).toBe( true );
} );

it( 'takes a column once, and allowLeaving any number aside', () => {
	const twice = mapping( 'email', 'phone', '', '', 'phone' );
	expect( [ ...twins( twice ) ] ).toEqual( [ 'phone' ] );
	expect( isReady( twice ) ).toBe( false );
} );

it( 'finds people by what there is', () => {
	expect( matchFor( [ 'user_id', 'phone' ] ) ).toBe( 'user_id' );
	expect( matchFor( [ 'user_id', 'email' ] ) ).toBe( 'account_email' );
	expect( matchFor( [] ) ).toBe( 'account_email' );
} );

it( 'names the fields that a new profile would lack', () => {
	const names = ( ...columns: string[] ) =>
		lacking( mapping( ...columns ), known ).map( ( { name } ) => name );
	expect( names( 'phone' ) ).toEqual( [ 'first_name', 'email' ] );
	expect( names( 'account_email', 'first_name' ) ).toEqual( [] );
} );

it( 'makes no accounts by number', () => {
	const draft = { ...mapping( 'user_id' ), createsAccounts: true };
	expect(
		draftOf( { ...draft, match: 'user_id' }, 'a.csv' ).creates_accounts
	).toBe( false );
	expect( draftOf( draft, 'x'.repeat( 300 ) ).name ).toHaveLength( 200 );
} );
