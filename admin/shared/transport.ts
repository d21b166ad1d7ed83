import apiFetch from '@wordpress/api-fetch';
import { createTransport } from '../../client/src/transport.js';

export const transport = createTransport( apiFetch );

/** Options of a request that writes only if the server still has this version. */
export const ifMatch = ( etag: string | null ) =>
	etag ? { ifMatch: etag } : {};
