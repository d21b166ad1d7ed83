import type { Answer, ReadOptions, Transport } from '../request.js';
import type {
	AccountList,
	Invitation,
	ListAccountsQuery,
} from './account-schemas.js';

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

/** Has WordPress's e-mail for new accounts sent to the account of a profile. */
export const invitePerson = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Invitation > > =>
	transport.send( {
		method: 'POST',
		path: `/users/v1/profiles/${ id }/invitation`,
		body: {},
		...options,
	} );
