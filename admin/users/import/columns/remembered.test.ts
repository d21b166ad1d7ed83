import { expect, it } from 'vitest';
import { keyOfHeaders, withNewest, type Remembered } from './remembered';

const remembered = ( key: string ): Remembered => ( {
	key,
	columns: [],
	match: 'account_email',
	roleForNew: 'staff',
	roles: {},
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
