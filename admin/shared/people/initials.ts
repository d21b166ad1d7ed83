/** The first letters of both names, shown where there is no photo. */
export const initialsOf = ( first: string, last: string ): string =>
	[ first, last ]
		.map( ( name ) => [ ...name.trim() ][ 0 ] ?? '' )
		.join( '' )
		.toLocaleUpperCase();

/** Without its default image, which would hide the initials, Gravatar sends a blank one. */
export function withoutFallback( url: string ): string {
	if ( ! /^https?:\/\/([a-z0-9-]+\.)*gravatar\.com\//i.test( url ) ) {
		return url;
	}
	const address = new URL( url );
	address.searchParams.set( 'd', 'blank' );
	return address.href;
}
