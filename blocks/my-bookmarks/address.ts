/** How the address names the filters; the same as in Svc\Users\Blocks\MyBookmarks\BookmarkAddress. */
const names = [ 'bm_q', 'bm_type' ] as const;

/** The address of a search form's query, on the first page and without the message about the last action. */
export function searched( address: string, asked: FormData ): string {
	const url = new URL( address );
	for ( const name of names ) {
		const value = String( asked.get( name ) ?? '' ).trim();
		if ( value === '' ) {
			url.searchParams.delete( name );
		} else {
			url.searchParams.set( name, value );
		}
	}
	return settled( url.href, 'bm_page' );
}

/** Without the parameters that are for one page view only. */
export function settled( address: string, ...others: string[] ): string {
	const url = new URL( address );
	url.hash = '';
	for ( const name of [ 'svc_removed', ...others ] ) {
		url.searchParams.delete( name );
	}
	return url.href;
}

/** The values of the search form's fields for an address. */
export const fieldsOf = ( address: string ): Record< string, string > => {
	const { searchParams } = new URL( address );
	return Object.fromEntries(
		[ ...names, 'bm_in' ].map( ( name ) => [
			name,
			searchParams.get( name ) ?? '',
		] )
	);
};
