/** The address that a form would open, without its empty fields. */
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
