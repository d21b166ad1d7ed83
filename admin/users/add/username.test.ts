import { describe, expect, it } from 'vitest';
import { errorIn } from '../../shared/form/validate';
import { emptyDraft } from './draft';
import { suggestedUsername, usernameRow, withUsername } from './username';

const username = 'account.username';

describe( 'a suggested username', () => {
	it.each( [
		[ 'ana.ruiz@example.com', 'ana.ruiz', 'anaruiz' ],
		[ 'Ana_R+news@example.com', 'ana_rnews', 'anarnews' ],
		[ 'bo@example.com', 'bo', 'bous' ],
		[ '李@example.com', '', '' ],
	] )( 'is the beginning of %s', ( email, single, network ) => {
		expect( suggestedUsername( { email }, false ) ).toBe( single );
		expect( suggestedUsername( { email }, true ) ).toBe( network );
	} );

	it( 'is the name where there is no address', () => {
		const draft = { first_name: 'María José', last_name: "O'Brien" };
		expect( suggestedUsername( draft, false ) ).toBe( 'mariajose.obrien' );
		expect( suggestedUsername( draft, true ) ).toBe( 'mariajoseobrien' );
	} );

	it( 'keeps WordPress’s rule', () => {
		for ( const isNetwork of [ false, true ] ) {
			for ( const email of [ 'bo@example.com', 'a.b-c_d@example.com' ] ) {
				expect(
					errorIn(
						usernameRow( isNetwork ),
						suggestedUsername( { email }, isNetwork )
					)
				).toBeNull();
			}
		}
	} );
} );

describe( 'the rule', () => {
	it.each( [ 'ana.ruiz', 'Ana Ruiz', 'ana@example.com', '12' ] )(
		'lets %s through on a single site, and not on a network',
		( text ) => {
			expect( errorIn( usernameRow( false ), text ) ).toBeNull();
			expect( errorIn( usernameRow( true ), text ) ).toContain( '4' );
		}
	);

	it.each( [ 'añа', 'a/b', 'a<b' ] )( 'refuses %s', ( text ) => {
		expect( errorIn( usernameRow( false ), text ) ).not.toBeNull();
		expect( errorIn( usernameRow( true ), text ) ).not.toBeNull();
	} );
} );

describe( 'changes', () => {
	it( 'bring a new suggestion', () => {
		const first = withUsername( emptyDraft, { first_name: 'Ana' }, false );
		expect( first ).toEqual( { first_name: 'Ana', [ username ]: 'ana' } );
		expect(
			withUsername(
				{ ...emptyDraft, ...first },
				{ email: 'aruiz@example.com' },
				false
			)
		).toEqual( { email: 'aruiz@example.com', [ username ]: 'aruiz' } );
	} );

	it( 'leave a username alone that has been typed', () => {
		const typed = { ...emptyDraft, [ username ]: 'boss' };
		const changes = { first_name: 'Ana' };
		expect( withUsername( typed, changes, false ) ).toEqual( changes );
		expect(
			withUsername( emptyDraft, { [ username ]: 'b' }, false )
		).toEqual( { [ username ]: 'b' } );
	} );
} );
