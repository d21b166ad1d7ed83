import { expect, it } from 'vitest';
import { merge } from './merge';

const base = { a: '1', b: '1', c: '1', d: [ 'x' ] };

it( 'keeps what each has changed', () => {
	const mine = { ...base, a: 'me' };
	const theirs = { ...base, b: 'they' };
	expect( merge( base, mine, theirs ) ).toEqual( {
		draft: { a: 'me', b: 'they', c: '1', d: [ 'x' ] },
		conflicts: [],
		taken: [ 'b' ],
	} );
} );

it( 'asks where both have changed the same', () => {
	const mine = { ...base, a: 'me', d: [ 'x', 'me' ] };
	const theirs = { ...base, a: 'they', d: [ 'they' ] };
	const { draft, conflicts } = merge( base, mine, theirs );
	expect( draft ).toEqual( mine );
	expect( conflicts ).toEqual( [
		{ name: 'a', mine: 'me', theirs: 'they' },
		{ name: 'd', mine: [ 'x', 'me' ], theirs: [ 'they' ] },
	] );
} );

it( 'does not ask where both have written the same', () => {
	const both = { ...base, c: '2' };
	expect( merge( base, both, both ).conflicts ).toEqual( [] );
} );

it( 'keeps my change to a field that their version no longer has', () => {
	const before = { role: 'staff', 'intranet.bio': '' };
	const mine = { ...before, 'intranet.bio': 'new' };
	const theirs = { role: 'realtor_partner' };
	const { draft, conflicts } = merge( before, mine, theirs );
	expect( draft ).toEqual( {
		role: 'realtor_partner',
		'intranet.bio': 'new',
	} );
	expect( conflicts ).toEqual( [] );
} );
