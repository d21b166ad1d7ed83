import type { Answer, ReadOptions, Transport } from '../request.js';
import type {
	LeadFormSubmission,
	PublicForm,
	Receipt,
} from './intake-schemas.js';
import type { ViewCounted } from './stats-schemas.js';

const pages = '/lead-pages/v1/pages';

export interface SubmitOptions extends ReadOptions {
	/** The same key at each attempt: the submission is saved once. */
	idempotencyKey?: string;
}

/** The form as it is now; a cached page may have an older one. */
export const getLeadForm = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< PublicForm > > =>
	transport.send( {
		method: 'GET',
		path: `${ pages }/${ id }/form`,
		...options,
	} );

export const countLeadPageView = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< ViewCounted > > =>
	transport.send( {
		method: 'POST',
		path: `${ pages }/${ id }/views`,
		body: {},
		...options,
	} );

export const submitLeadForm = (
	transport: Transport,
	submission: LeadFormSubmission,
	options: SubmitOptions = {}
): Promise< Answer< Receipt > > =>
	transport.send( {
		method: 'POST',
		path: '/lead-pages/v1/submissions',
		body: submission,
		...options,
	} );
