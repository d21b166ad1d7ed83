import { expect, it } from 'vitest';
import { draftOf, isReady, keyOf, lacking, matchFor, twins } from './mapping';
import { mappingWith } from './testing/mapping-with';

const mapping = ( ...columns: string[] ) => mappingWith( { columns } );

const known = [ 'first_name', 'last_name', 'email', 'role', 'phone' ].map(
	( name ) => ( {
		name,
		label: name,
		aliases: [],
		required: name !== 'phone',
	} )
);

it( 'needs a column that identifies the person', () => {
	expect( keyOf( mapping( '', 'phone' ) ) ).toBeUndefined();
	expect( keyOf( mapping( 'email' ) ) ).toBe( 'email' );
	expect( keyOf( mapping( 'email', 'account_email' ) ) ).toBe(
		'account_email'
	);
	const byId = mappingWith( { columns: [ 'email' ], match: 'user_id' } );
	expect( keyOf( byId ) ).toBeUndefined();
	expect( isReady( { ...byId, columns: [ 'user_id', '' ] } ) ).toBe( true );
} );

it( 'takes a column once, and ignores any number of them', () => {
	const twice = mapping( 'email', 'phone', '', '', 'phone' );
	expect( [ ...twins( twice ) ] ).toEqual( [ 'phone' ] );
	expect( isReady( twice ) ).toBe( false );
} );

it( 'does not take a full name beside a part of it', () => {
	expect( [ ...twins( mapping( 'full_name', 'last_name' ) ) ] ).toEqual( [
		'last_name',
		'full_name',
	] );
	expect( twins( mapping( 'full_name', 'phone' ) ).size ).toBe( 0 );
} );

it( 'finds people by what there is', () => {
	expect( matchFor( [ 'user_id', 'phone' ] ) ).toBe( 'user_id' );
	expect( matchFor( [ 'user_id', 'email' ] ) ).toBe( 'account_email' );
	expect( matchFor( [] ) ).toBe( 'account_email' );
} );

it( 'names the fields that a new profile would lack', () => {
	const names = ( ...columns: string[] ) =>
		lacking( columns, known ).map( ( { name } ) => name );
	expect( names( 'phone' ) ).toEqual( [
		'first_name',
		'last_name',
		'email',
	] );
	expect( names( 'account_email', 'full_name' ) ).toEqual( [] );
} );

it( 'neither creates nor invites accounts by user ID', () => {
	const invites = { createsAccounts: true, invites: true };
	const draft = ( members: object ) =>
		draftOf( mappingWith( { ...invites, ...members } ), [], 'a.csv' );
	expect( draft( { match: 'user_id' } ) ).toMatchObject( {
		creates_accounts: false,
		invites: false,
	} );
	expect( draft( { createsAccounts: false } ).invites ).toBe( false );
	expect( draft( {} ) ).toMatchObject( {
		creates_accounts: true,
		invites: true,
	} );
} );

it( 'shortens the name of the file', () => {
	expect(
		draftOf( mappingWith( {} ), [], 'x'.repeat( 300 ) ).name
	).toHaveLength( 200 );
} );
