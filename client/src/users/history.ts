import type { Answer, ReadOptions, Transport } from '../request.js';
import type { History, ListProfileHistoryQuery } from './history-schemas.js';

/** What was changed in a profile and intranet profile, newest first. */
export const listProfileHistory = (
	transport: Transport,
	id: number,
	query: ListProfileHistoryQuery = {},
	options: ReadOptions = {}
): Promise< Answer< History > > =>
	transport.send( {
		method: 'GET',
		path: `/users/v1/profiles/${ id }/history`,
		query,
		...options,
	} );
