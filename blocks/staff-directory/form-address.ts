/** Where a form would lead, without the fields that say nothing. */
export function formAddress( action: string, fields: FormData ): string {
	const url = new URL( action );
	url.search = '';
	for ( const [ name, value ] of fields ) {
		if ( typeof value === 'string' && value !== '' ) {
			url.searchParams.append( name, value );
		}
	}
	return url.href;
}
