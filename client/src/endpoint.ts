import { z } from 'zod';
import type { Method } from './request.js';

export interface Endpoint {
	method: Method;
	/** Below the REST root, ids in braces. */
	path: string;
	query: z.ZodObject;
	/** Only endpoints that write with a body have one. */
	body?: z.ZodObject;
	/** A question that is posted: it changes nothing. */
	readsOnly?: true;
	status: 200 | 201;
	/** Answers other than JSON have no members. */
	response: z.ZodObject;
	mediaType?: 'text/vcard' | 'text/csv';
	/** Other media types that can be requested. */
	otherMediaType?: 'text/vcard';
	/** Codes that only this endpoint's callers may get, and those of every component. */
	errors: readonly string[];
}

/** No parameters. */
export const none = z.strictObject( {} );
