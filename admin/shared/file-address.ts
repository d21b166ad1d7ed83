import apiFetch from '@wordpress/api-fetch';
import { boot } from './boot';

/**
 * Where a browser goes to save a file of the REST API.
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
