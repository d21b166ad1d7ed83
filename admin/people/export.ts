import apiFetch from '@wordpress/api-fetch';
import { exportProfilesPath } from '../../client/src/users/sheets.js';
import { boot } from '../app/boot';
import { queryOfState, type Column, type ListState } from './list-state';

type Sheet = Parameters< typeof exportProfilesPath >[ 0 ];

/** Who somebody is goes into every file. */
const always = [ 'id', 'account_email', 'first_name', 'last_name' ];

/** What the file is asked for: whom the list shows, in its order, with its columns. */
export function sheetOfState( state: ListState ): NonNullable< Sheet > {
	const {
		context: _context,
		page: _page,
		per_page: _size,
		...query
	} = queryOfState( state );
	const chosen: Column[] = state.columns.filter( ( name ) => name !== 'id' );
	return {
		...query,
		columns: [ ...always, ...chosen ],
	} as NonNullable< Sheet >;
}

/** The address of the list as a file; a browser that goes there saves it. */
export function exportAddress( state: ListState ): string {
	const path = exportProfilesPath( sheetOfState( state ) ).slice( 1 );
	const { restUrl } = boot();
	const address = new URL(
		restUrl + ( restUrl.includes( '?' ) ? path.replace( '?', '&' ) : path )
	);
	address.searchParams.set(
		'_wpnonce',
		apiFetch.nonceMiddleware?.nonce ?? ''
	);
	return address.href;
}
