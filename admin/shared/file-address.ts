import apiFetch from '@wordpress/api-fetch';
import { boot } from './boot';

/**
 * The address of a file of the REST API, for the browser to download.
 *
 * @param path Below the REST root, with its query.
 */
export function fileAddress( path: string ): string {
	const { restUrl } = boot();
	const below = path.replace( /^\//, '' );
	const address = new URL(
		restUrl +
			( restUrl.includes( '?' ) ? below.replace( '?', '&' ) : below )
	);
	address.searchParams.set(
		'_wpnonce',
		apiFetch.nonceMiddleware?.nonce ?? ''
	);
	return address.href;
}
