import { z } from 'zod';
import type { KnownErrorCode } from './error-schemas.js';
import type { Method } from './request.js';

export interface Endpoint {
	method: Method;
	/** Below the REST root, ids in braces. */
	path: string;
	query: z.ZodObject;
	/** Only what writes with a body has one. */
	body?: z.ZodObject;
	status: 200 | 201;
	/** What is not JSON has no members. */
	response: z.ZodObject;
	mediaType?: 'text/vcard' | 'text/csv';
	/** What it answers in where that is asked for. */
	otherMediaType?: 'text/vcard';
	errors: readonly KnownErrorCode[];
}

/** Whatever changes something may find that other writers are in the way. */
export const errorsOf = ( { method, errors }: Endpoint ): KnownErrorCode[] =>
	method === 'GET' ? [ ...errors ] : [ ...errors, 'rest_busy' ];

/** No parameters. */
export const none = z.strictObject( {} );
