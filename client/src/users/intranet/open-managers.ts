import type { Deleted } from '../../envelope-schemas.js';
import type { Answer, ReadOptions, Transport } from '../../request.js';
import type {
	ListOpenManagersQuery,
	OpenManagerList,
} from './open-manager-schemas.js';

const openManagers = '/users/v1/intranet/open-managers';

/** Managers that imports could not set. Setting a person's manager ends the entry. */
export const listOpenManagers = (
	transport: Transport,
	query: ListOpenManagersQuery = {},
	options: ReadOptions = {}
): Promise< Answer< OpenManagerList > > =>
	transport.send( { method: 'GET', path: openManagers, query, ...options } );

/** @param userId The person whose manager is open. */
export const dismissOpenManager = (
	transport: Transport,
	userId: number,
	options: ReadOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ openManagers }/${ userId }`,
		...options,
	} );
