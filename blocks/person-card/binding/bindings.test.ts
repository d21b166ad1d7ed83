import { expect, it } from 'vitest';
import { bound, boundPerson } from './bindings';

const other = { source: 'core/post-meta', args: {} };
const ours = ( field: string, profileId = 7 ) => ( {
	source: 'svc/profile-field',
	args: { profileId, field },
} );

it( 'remembers the person until a field is chosen', () => {
	const chosen = bound( { name: 'Hero' }, { profileId: 7 } );
	expect( chosen ).toEqual( { name: 'Hero', svcProfile: 7 } );
	expect( boundPerson( chosen ) ).toBe( 7 );
	expect(
		bound( chosen, { profileId: 7, attribute: 'content', field: 'name' } )
	).toEqual( { name: 'Hero', bindings: { content: ours( 'name' ) } } );
} );

it( 'changes one attribute and leaves the others', () => {
	const before = { bindings: { text: ours( 'name' ), url: other } };
	expect(
		bound( before, { profileId: 7, attribute: 'text', field: 'email' } )
	).toEqual( { bindings: { text: ours( 'email' ), url: other } } );
	expect(
		bound( before, { profileId: 7, attribute: 'text', field: '' } )
	).toEqual( { bindings: { url: other }, svcProfile: 7 } );
} );

it( 'changes the person of all fields, or unbinds them all', () => {
	const before = {
		bindings: {
			text: ours( 'name' ),
			url: ours( 'email_url' ),
			rel: other,
		},
	};
	expect( bound( before, { profileId: 9 } ) ).toEqual( {
		bindings: {
			text: ours( 'name', 9 ),
			url: ours( 'email_url', 9 ),
			rel: other,
		},
	} );
	expect( bound( before, { profileId: 0 } ) ).toEqual( {
		bindings: { rel: other },
	} );
	expect( boundPerson( bound( before, { profileId: 0 } ) ) ).toBe( 0 );
} );
