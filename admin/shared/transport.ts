import apiFetch from '@wordpress/api-fetch';
import { createTransport } from '../../client/src/transport.js';

export const transport = createTransport( apiFetch );

/** Options of a request that writes only what is still of this version. */
export const ifMatch = ( etag: string | null ) =>
	etag ? { ifMatch: etag } : {};
