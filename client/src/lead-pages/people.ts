import type { Answer, ReadOptions, Transport } from '../request.js';
import type { LeadPersonList, ListLeadPeopleQuery } from './people-schemas.js';

/** The people who can own pages and leads, or be partners, by name. */
export const listLeadPeople = (
	transport: Transport,
	query: ListLeadPeopleQuery = {},
	options: ReadOptions = {}
): Promise< Answer< LeadPersonList > > =>
	transport.send( {
		method: 'GET',
		path: '/lead-pages/v1/people',
		query,
		...options,
	} );
