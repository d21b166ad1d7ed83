import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';
import {
	importMatches,
	importOutcomes,
	importStatuses,
	roles,
	sheetColumns,
} from './vocabulary.js';

const readOnly = [ 'id', 'avatar_url' ] as const;
type ReadOnly = ( typeof readOnly )[ number ];

/** Custom fields follow as `meta.<key>`. */
export const importColumns = sheetColumns.filter(
	( name ): name is Exclude< ( typeof sheetColumns )[ number ], ReadOnly > =>
		! readOnly.some( ( one ) => one === name )
);

/** The column of each cell of a row; "" is ignored. */
const mapping = z.array( z.enum( [ '', ...importColumns ] ) ).max( 100 );

const options = {
	match: z.enum( importMatches ),
	/** Creates accounts with the site's default role; needs the capability to create users. */
	creates_accounts: z.boolean(),
	/** An empty cell clears the stored value; otherwise it keeps it. */
	clears: z.boolean(),
	/** A wrong cell, or a manager who cannot be set, refuses the row; otherwise it is left out and reported. */
	strict: z.boolean(),
	/** Sends WordPress's e-mail for new accounts to the people whose account is created; needs the capability to create users. */
	invites: z.boolean(),
	/** Role of a new person whose row has none, or one that does not exist. */
	role_for_new: z.enum( roles ),
	/** Name of the file. */
	name: text( 200 ),
};

export const createImportSchema = z.strictObject( {
	columns: mapping,
	match: options.match.default( 'account_email' ),
	creates_accounts: options.creates_accounts.default( false ),
	clears: options.clears.default( false ),
	strict: options.strict.default( false ),
	invites: options.invites.default( false ),
	role_for_new: options.role_for_new.default( 'staff' ),
	name: options.name.default( '' ),
} );

export const putImportRowsSchema = z.strictObject( {
	/** Number of the first row; if the header is row 1, people begin with 2. */
	from: z.int().min( 1 ).max( 1_000_000 ),
	rows: z.array( z.array( z.string().max( 20_000 ) ).max( 100 ) ).max( 500 ),
} );

const count = z.int().min( 0 );

export const importSchema = z.strictObject( {
	id,
	name: options.name,
	status: z.enum( importStatuses ),
	progress: z.int().min( 0 ).max( 100 ),
	columns: mapping,
	match: options.match,
	creates_accounts: options.creates_accounts,
	clears: options.clears,
	strict: options.strict,
	invites: options.invites,
	role_for_new: options.role_for_new,
	total: count,
	done: count,
	created: count,
	changed: count,
	unchanged: count,
	refused: count,
	/** Rows that come in with something left out. */
	with_problems: count,
	/** People who were sent an invitation, and people who are still to be sent one. */
	invited: count,
	to_invite: count,
	user_id: count,
	created_at: text( 20 ),
} );

export const importListSchema = listOf( importSchema );

export const listImportsQuerySchema = z.strictObject( pagingShape );

export const importRowListSchema = listOf(
	z.strictObject( {
		number: id,
		/** Null before the row is checked, and if the import was cancelled before the row was written. */
		outcome: z.enum( importOutcomes ).nullable(),
		name: text( 201 ),
		user_id: id.nullable(),
		profile_id: id.nullable(),
		/** Why the row is refused, or what is left out of it. */
		problems: z.array(
			z.strictObject( {
				/** Empty if the problem is about the whole row. */
				column: text( 100 ),
				message: z.string().max( 2000 ),
			} )
		),
		/** Columns that change a person who already has a profile. */
		changes: z.array( text( 100, 1 ) ).meta( { uniqueItems: true } ),
		/** When the person was sent an invitation. */
		invited_at: text( 20 ).nullable(),
	} )
);

const rowFilters = {
	outcome: z.enum( importOutcomes ).optional(),
	/** Only rows that come in with something left out. */
	problems: z.boolean().default( false ),
};

export const importReportQuerySchema = z.strictObject( rowFilters );

export const listImportRowsQuerySchema = z.strictObject( {
	...pagingShape,
	...rowFilters,
} );

export const importColumnListSchema = listOf(
	z.strictObject( {
		name: text( 100, 1 ),
		/** The header in exports. */
		label: text( 200, 1 ),
		/** Names in other programs, in lower case. */
		aliases: z.array( text( 100, 1 ) ).meta( { uniqueItems: true } ),
		required: z.boolean(),
	} )
);

export type Import = z.infer< typeof importSchema >;
export type ImportList = z.infer< typeof importListSchema >;
export type ListImportsQuery = z.input< typeof listImportsQuerySchema >;
export type NewImport = z.input< typeof createImportSchema >;
export type ImportRows = z.input< typeof putImportRowsSchema >;
export type ImportRowList = z.infer< typeof importRowListSchema >;
export type ImportReportQuery = z.input< typeof importReportQuerySchema >;
export type ListImportRowsQuery = z.input< typeof listImportRowsQuerySchema >;
export type ImportRow = ImportRowList[ 'data' ][ number ];
export type ImportColumnList = z.infer< typeof importColumnListSchema >;
export type ImportColumn = ImportColumnList[ 'data' ][ number ];
