import { expect, it } from 'vitest';
import {
	keyOfHeaders,
	withNames,
	withNewest,
	type KeptNames,
	type Remembered,
} from './remembered';

const remembered = ( key: string ): Remembered => ( {
	key,
	columns: [],
	match: 'account_email',
	roleForNew: 'staff',
	roles: {},
	rolesByTitle: false,
	leavesOut: true,
	dateOrder: null,
	nameOrder: 'first',
} );

it( 'knows files with the same headers, however they are written', () => {
	const key = keyOfHeaders( [ 'E-mail', 'Name' ] );
	expect( keyOfHeaders( [ ' E-MAIL', 'Name *' ] ) ).toBe( key );
	expect( keyOfHeaders( [ 'Name', 'E-mail' ] ) ).not.toBe( key );
	expect( keyOfHeaders( [ 'E', 'mailName' ] ) ).not.toBe( key );
} );

it( 'keeps the newest twenty', () => {
	const many = Array.from( { length: 20 }, ( _, at ) =>
		remembered( `${ at }` )
	);
	const kept = withNewest( many, remembered( 'new' ) );
	expect( kept ).toHaveLength( 20 );
	expect( kept[ 0 ]?.key ).toBe( 'new' );
	expect( kept.at( -1 )?.key ).toBe( '18' );
	expect( withNewest( many, remembered( '5' ) ) ).toHaveLength( 20 );
} );

it( 'keeps the corrected names of the last uploads, as long as there are any', () => {
	const names = { 2: { first: 'Ana', last: 'Lee' } };
	const ids = ( all: readonly KeptNames[] ) => all.map( ( { id } ) => id );
	let all = withNames( [], 1, names );
	expect( all ).toEqual( [ { id: 1, names } ] );
	expect( withNames( all, 1, {} ) ).toEqual( [] );
	expect( withNames( all, 2, {} ) ).toEqual( all );
	const other = { 3: { first: 'Bo', last: 'Lee' } };
	expect( withNames( all, 1, other ) ).toEqual( [ { id: 1, names: other } ] );
	for ( const id of [ 2, 3, 4 ] ) {
		all = withNames( all, id, names );
	}
	expect( ids( all ) ).toEqual( [ 4, 3, 2 ] );
} );
