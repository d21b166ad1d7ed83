import { z } from 'zod';
import type { KnownErrorCode } from './error-schemas.js';
import type { Method } from './request.js';

export interface Endpoint {
	method: Method;
	/** Below the REST root, ids in braces. */
	path: string;
	query: z.ZodObject;
	/** Only endpoints that write with a body have one. */
	body?: z.ZodObject;
	status: 200 | 201;
	/** Answers other than JSON have no members. */
	response: z.ZodObject;
	mediaType?: 'text/vcard' | 'text/csv';
	/** Other media types that can be requested. */
	otherMediaType?: 'text/vcard';
	errors: readonly KnownErrorCode[];
}

/** Any write may be refused because another one holds the lock. */
export const errorsOf = ( { method, errors }: Endpoint ): KnownErrorCode[] =>
	method === 'GET' ? [ ...errors ] : [ ...errors, 'rest_busy' ];

/** No parameters. */
export const none = z.strictObject( {} );
