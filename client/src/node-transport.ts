import { ContractError } from './errors.js';
import type { ContractRequest, Transport } from './request.js';
import { headersOf, pathWithQuery, readAnswer } from './wire.js';

export interface NodeTransportOptions {
	/** Address of the site, as `https://example.com`. */
	url: string;
	user: string;
	/** An application password of that user (Users > Profile), never the login password. */
	password: string;
	/** REST root, for a site without pretty permalinks: `https://example.com/?rest_route=/`. */
	restRoot?: string;
	headers?: Record< string, string >;
}

export function createNodeTransport(
	options: NodeTransportOptions
): Transport {
	const root =
		options.restRoot ?? `${ options.url.replace( /\/+$/, '' ) }/wp-json/`;
	const login = Buffer.from(
		`${ options.user }:${ options.password }`
	).toString( 'base64' );

	return {
		async send( request ) {
			const response = await fetch( urlOf( root, request ), {
				method: request.method,
				headers: {
					Accept: 'application/json',
					Authorization: `Basic ${ login }`,
					...( request.body && {
						'Content-Type': 'application/json',
					} ),
					...headersOf( request ),
					...options.headers,
				},
				...( request.body && { body: JSON.stringify( request.body ) } ),
				...( request.signal && { signal: request.signal } ),
			} ).catch( unreachable );
			return readAnswer( response );
		},
	};
}

/** Appends the request's query if the root already has one. */
function urlOf( root: string, request: ContractRequest ): string {
	const path = pathWithQuery( request ).replace( /^\//, '' );
	return root + ( root.includes( '?' ) ? path.replace( '?', '&' ) : path );
}

function unreachable( cause: unknown ): never {
	if ( cause instanceof Error && cause.name === 'AbortError' ) {
		throw cause;
	}
	throw new ContractError( {
		code: 'fetch_error',
		message: 'Could not get a valid response from the server.',
		status: 0,
		cause,
	} );
}
