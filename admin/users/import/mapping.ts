import type {
	ImportColumn,
	NewImport,
} from '../../../client/src/users/import-schemas.js';

export type Match = NonNullable< NewImport[ 'match' ] >;

/** How a file is imported. */
export interface Mapping {
	/** The field of each column; "" is not imported. */
	columns: string[];
	match: Match;
	clears: boolean;
	createsAccounts: boolean;
}

/** Columns that identify the person of a row. Without the account's e-mail, the contact e-mail does. */
const keys: Record< Match, readonly string[] > = {
	account_email: [ 'account_email', 'email' ],
	user_id: [ 'user_id' ],
};

const has = ( { columns }: Mapping, name: string ) => columns.includes( name );

export const hasKey = ( mapping: Mapping ): boolean =>
	keys[ mapping.match ].some( ( name ) => has( mapping, name ) );

/** How people are found, depending on the columns of the file. */
export const matchFor = ( columns: readonly string[] ): Match =>
	columns.includes( 'user_id' ) &&
	! keys.account_email.some( ( name ) => columns.includes( name ) )
		? 'user_id'
		: 'account_email';

/** Fields that are chosen for more than one column. */
export const twins = ( { columns }: Mapping ): ReadonlySet< string > =>
	new Set(
		columns.filter(
			( name, at ) => name !== '' && columns.indexOf( name ) !== at
		)
	);

/** Fields that a new profile needs and the file does not have. */
export const lacking = (
	mapping: Mapping,
	known: readonly ImportColumn[]
): ImportColumn[] =>
	known.filter(
		( { name, required } ) =>
			required &&
			! has( mapping, name ) &&
			// Without a contact e-mail, the account's is used.
			! ( name === 'email' && has( mapping, 'account_email' ) )
	);

export const isReady = ( mapping: Mapping ): boolean =>
	hasKey( mapping ) && twins( mapping ).size === 0;

export const draftOf = ( mapping: Mapping, name: string ): NewImport => ( {
	columns: mapping.columns as NewImport[ 'columns' ],
	match: mapping.match,
	clears: mapping.clears,
	creates_accounts: mapping.createsAccounts && mapping.match !== 'user_id',
	name: [ ...name ].slice( 0, 200 ).join( '' ),
} );
