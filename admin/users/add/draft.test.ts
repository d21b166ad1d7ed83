import { expect, it } from 'vitest';
import { emptyDraft, nameParts, namesToCheck } from './draft';

const choice = ( label: string ) => ( { value: '7', label } );

it( 'a display name is split at its last word', () => {
	expect( nameParts( choice( ' Ana Maria  Ruiz ' ), emptyDraft ) ).toEqual( {
		first_name: 'Ana Maria',
		last_name: 'Ruiz',
	} );
	expect( nameParts( choice( 'ana' ), emptyDraft ) ).toEqual( {} );
	expect( nameParts( null, emptyDraft ) ).toEqual( {} );
} );

it( 'a name that has been typed is kept', () => {
	const typed = { ...emptyDraft, last_name: 'Kim' };
	expect( nameParts( choice( 'Ana Ruiz' ), typed ) ).toEqual( {} );
} );

it( 'a new account needs a username, an existing one its ID', () => {
	expect( namesToCheck( emptyDraft, true ) ).not.toContain( 'user_id' );
	expect( namesToCheck( emptyDraft, true ) ).toContain( 'account.username' );
	expect( namesToCheck( emptyDraft, false ) ).toContain( 'user_id' );
	expect( namesToCheck( emptyDraft, false ) ).not.toContain(
		'account.username'
	);
} );
