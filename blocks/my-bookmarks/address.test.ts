import { describe, expect, it } from 'vitest';
import { fieldsOf, searched, settled } from './address';

const asked = ( fields: Record< string, string > ) => {
	const form = new FormData();
	for ( const [ name, value ] of Object.entries( fields ) ) {
		form.set( name, value );
	}
	return form;
};
const page = 'https://example.org/mine/?page_id=5';

describe( 'the address of the list', () => {
	it( 'says what was searched, from the first page', () => {
		expect(
			searched(
				`${ page }&bm_in=Ideas&bm_page=3&svc_removed=a-1-2-b#x`,
				asked( { bm_q: ' loan ', bm_type: 'post' } )
			)
		).toBe( `${ page }&bm_in=Ideas&bm_q=loan&bm_type=post` );
	} );

	it( 'has no empty filter', () => {
		expect( searched( `${ page }&bm_q=a`, asked( { bm_q: ' ' } ) ) ).toBe(
			page
		);
	} );

	it( 'has the message about an action once', () => {
		expect( settled( `${ page }&svc_removed=a-1-2-b&bm_page=2` ) ).toBe(
			`${ page }&bm_page=2`
		);
	} );

	it( 'fills the form', () => {
		expect( fieldsOf( `${ page }&bm_q=a+b&bm_in=%C3%84` ) ).toEqual( {
			bm_q: 'a b',
			bm_type: '',
			bm_in: 'Ä',
		} );
	} );
} );
