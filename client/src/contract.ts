import { together } from './components.js';
import type { Endpoint as DeclaredEndpoint } from './endpoint.js';
import type { KnownErrorCode } from './error-schemas.js';
import { settingsEndpoints } from './settings/settings-endpoints.js';

export interface Endpoint extends DeclaredEndpoint {
	errors: readonly KnownErrorCode[];
}

/** Every route and method of the plugin's namespaces but the MCP endpoint; a test compares it with the index of a running site. */
export const endpoints = {
	...together( 'endpoints' ),
	...settingsEndpoints,
} satisfies Record< string, Endpoint >;

/** Any write may be refused because another one holds the lock. */
export const errorsOf = ( {
	method,
	readsOnly,
	errors,
}: Endpoint ): KnownErrorCode[] =>
	method === 'GET' || readsOnly ? [ ...errors ] : [ ...errors, 'rest_busy' ];
