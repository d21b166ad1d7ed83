import type { Mapping } from '../mapping';

/** A mapping with the given members, and otherwise as little as possible. */
export const mappingWith = ( members: Partial< Mapping > ): Mapping => ( {
	columns: [],
	match: 'account_email',
	clears: false,
	isStrict: false,
	createsAccounts: false,
	invites: false,
	roleForNew: 'staff',
	roles: {},
	rolesByTitle: false,
	leavesOut: false,
	dateOrder: null,
	nameOrder: 'first',
	names: {},
	...members,
} );
