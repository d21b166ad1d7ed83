import type apiFetch from '@wordpress/api-fetch';
import { ContractError } from './errors.js';
import type { ContractRequest, Transport } from './request.js';
import { headersOf, isErrorBody, pathWithQuery, readAnswer } from './wire.js';

declare global {
	interface Window {
		wp: { apiFetch: typeof apiFetch };
	}
}

/**
 * WordPress's own api-fetch: root URL and nonce come from the middlewares that
 * WordPress registers on the script `wp-api-fetch`. It is taken from the page,
 * because script modules cannot import it.
 */
export function createTransport( fetcher = window.wp.apiFetch ): Transport {
	const respond = ( request: ContractRequest ): Promise< Response > =>
		fetcher< unknown, false >( {
			path: pathWithQuery( request ),
			method: request.method,
			headers: headersOf( request ),
			parse: false,
			...( request.body && { data: request.body } ),
			...( request.signal && { signal: request.signal } ),
		} ).catch( asResponse );

	return {
		async send( request ) {
			const response = await respond( request );
			return readAnswer(
				( await renewNonce( fetcher, response ) )
					? await respond( request )
					: response
			);
		},
	};
}

/** Unparsed answers that are not 2xx are thrown as they are; a failed connection as `{code, message}`. */
function asResponse( thrown: unknown ): Response {
	if ( thrown instanceof Response ) {
		return thrown;
	}
	throw isErrorBody( thrown ) && ! ( thrown instanceof Error )
		? ContractError.fromBody( thrown, 0 )
		: thrown;
}

/** Renews an expired nonce, once, as api-fetch does for parsed answers only. */
async function renewNonce(
	{ nonceEndpoint, nonceMiddleware }: typeof apiFetch,
	response: Response
): Promise< boolean > {
	if ( response.status !== 403 || ! nonceEndpoint || ! nonceMiddleware ) {
		return false;
	}
	const body: unknown = await response
		.clone()
		.json()
		.catch( () => null );
	if ( ! isErrorBody( body ) || body.code !== 'rest_cookie_invalid_nonce' ) {
		return false;
	}
	const renewed = await globalThis.fetch( nonceEndpoint );
	if ( renewed.ok ) {
		nonceMiddleware.nonce = await renewed.text();
	}
	return renewed.ok;
}
