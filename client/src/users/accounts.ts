import type { Answer, ReadOptions, Transport } from '../request.js';
import type { AccountList, ListAccountsQuery } from './account-schemas.js';

export const listAccounts = (
	transport: Transport,
	query: ListAccountsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< AccountList > > =>
	transport.send( {
		method: 'GET',
		path: '/users/v1/accounts',
		query,
		...options,
	} );
