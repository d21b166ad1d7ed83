/** The first letters of a name, for where there is no photo. */
export const initialsOf = ( first: string, last: string ): string =>
	[ first, last ]
		.map( ( name ) => [ ...name.trim() ][ 0 ] ?? '' )
		.join( '' )
		.toLocaleUpperCase();

/** Gravatar's own stand-in would hide the initials: where it has no photo, it is to show nothing. */
export function withoutStandIn( url: string ): string {
	if ( ! /^https?:\/\/([a-z0-9-]+\.)*gravatar\.com\//i.test( url ) ) {
		return url;
	}
	const address = new URL( url );
	address.searchParams.set( 'd', 'blank' );
	return address.href;
}
