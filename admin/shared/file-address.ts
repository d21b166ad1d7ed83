import { boot } from './boot';

/**
 * Where a browser goes to save a file of the REST API, by its login alone.
 *
 * @param path Below the REST root, with its query.
 */
export function fileAddress( path: string ): string {
	const { restUrl } = boot();
	const below = path.replace( /^\//, '' );
	return new URL(
		restUrl +
			( restUrl.includes( '?' ) ? below.replace( '?', '&' ) : below )
	).href;
}
