import type {
	ImportColumn,
	NewImport,
} from '../../../client/src/users/import-schemas.js';
import type { DateOrder } from './cells/dates';
import type { NameOrder } from './cells/names';
import { fullName } from './columns/names';

export type Match = NonNullable< NewImport[ 'match' ] >;

/** How a file is imported. */
export interface Mapping {
	/** What each column is: a column of the server, one that only the browser knows, or "" if it is not imported. */
	columns: string[];
	match: Match;
	clears: boolean;
	isStrict: boolean;
	createsAccounts: boolean;
	invites: boolean;
	roleForNew: string;
	/** Roles of cells that are no roles, by their bare text; "" is the role for new people. */
	roles: Readonly< Record< string, string > >;
	/** Whether job titles tell the roles, where no column has them. */
	rolesByTitle: boolean;
	/** Whether rows of people who have left are not sent. */
	leavesOut: boolean;
	/** Where the cells do not tell it. */
	dateOrder: DateOrder | null;
	nameOrder: NameOrder;
	/** First and last names that the user has corrected, by the number of the row. */
	names: Readonly< Record< number, { first: string; last: string } > >;
}

/** Columns that identify the person of a row. Without the account's e-mail, the contact e-mail does. */
const keys: Record< Match, readonly string[] > = {
	account_email: [ 'account_email', 'email' ],
	user_id: [ 'user_id' ],
};

/** The columns of the server: a full name becomes two. */
export const serverColumns = ( columns: readonly string[] ): string[] =>
	columns.flatMap( ( name ) =>
		name === fullName ? [ 'first_name', 'last_name' ] : [ name ]
	);

/** The column that identifies the person. */
export const keyOf = ( { columns, match }: Mapping ): string | undefined =>
	keys[ match ].find( ( name ) => columns.includes( name ) );

/** How people are found, depending on the columns of the file. */
export const matchFor = ( columns: readonly string[] ): Match =>
	columns.includes( 'user_id' ) &&
	! keys.account_email.some( ( name ) => columns.includes( name ) )
		? 'user_id'
		: 'account_email';

/** Choices for columns of which another column has the same, or a part of it. */
export const twins = ( {
	columns,
}: Pick< Mapping, 'columns' > ): ReadonlySet< string > => {
	const all = serverColumns( columns );
	const doubled = all.filter(
		( name, at ) => name !== '' && all.indexOf( name ) !== at
	);
	const isPart = doubled.some( ( name ) =>
		serverColumns( [ fullName ] ).includes( name )
	);
	return new Set( [ ...doubled, ...( isPart ? [ fullName ] : [] ) ] );
};

/** Fields that a new profile needs and the file does not have. */
export const lacking = (
	columns: readonly string[],
	known: readonly ImportColumn[]
): ImportColumn[] => {
	const all = serverColumns( columns );
	return known.filter(
		( { name, required } ) =>
			required &&
			! all.includes( name ) &&
			// People without a role get the one that is chosen for new people.
			name !== 'role' &&
			// Without a contact e-mail, the account's is used.
			! ( name === 'email' && all.includes( 'account_email' ) )
	);
};

export const isReady = ( mapping: Mapping ): boolean =>
	keyOf( mapping ) !== undefined && twins( mapping ).size === 0;

/** The options for an import, and the columns that are sent. */
export function draftOf(
	mapping: Mapping,
	columns: readonly string[],
	name: string
): NewImport {
	const createsAccounts =
		mapping.createsAccounts && mapping.match !== 'user_id';
	return {
		columns: columns as NewImport[ 'columns' ],
		match: mapping.match,
		clears: mapping.clears,
		strict: mapping.isStrict,
		creates_accounts: createsAccounts,
		invites: createsAccounts && mapping.invites,
		role_for_new: mapping.roleForNew as NewImport[ 'role_for_new' ],
		name: [ ...name ].slice( 0, 200 ).join( '' ),
	};
}
