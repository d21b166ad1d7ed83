import { z } from 'zod';
import { listOf, pagingShape } from '../envelope-schemas.js';
import { id, text } from '../value-schemas.js';
import {
	importMatches,
	importOutcomes,
	importStatuses,
	sheetColumns,
} from './vocabulary.js';

const readOnly = [ 'id', 'avatar_url' ] as const;
type ReadOnly = ( typeof readOnly )[ number ];

/** Custom fields follow as `meta.<key>`. */
export const importColumns = sheetColumns.filter(
	( name ): name is Exclude< ( typeof sheetColumns )[ number ], ReadOnly > =>
		! readOnly.some( ( one ) => one === name )
);

/** What each cell of a row is; "" is left aside. */
const mapping = z.array( z.enum( [ '', ...importColumns ] ) ).max( 100 );

const options = {
	match: z.enum( importMatches ),
	/** With the role that the site gives to whoever is new; for those who may create users. */
	creates_accounts: z.boolean(),
	/** An empty cell clears what is there; else it keeps it. */
	clears: z.boolean(),
	/** Of the file. */
	name: text( 200 ),
};

export const createImportSchema = z.strictObject( {
	columns: mapping,
	match: options.match.default( 'account_email' ),
	creates_accounts: options.creates_accounts.default( false ),
	clears: options.clears.default( false ),
	name: options.name.default( '' ),
} );

export const putImportRowsSchema = z.strictObject( {
	/** Number of the first; where the header is row 1, people begin with 2. */
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
	total: count,
	done: count,
	created: count,
	changed: count,
	unchanged: count,
	refused: count,
	user_id: count,
	created_at: text( 20 ),
} );

export const importListSchema = listOf( importSchema );

export const listImportsQuerySchema = z.strictObject( pagingShape );

export const importRowListSchema = listOf(
	z.strictObject( {
		number: id,
		/** Null before it was looked at, and where the import was cancelled before it was done. */
		outcome: z.enum( importOutcomes ).nullable(),
		/** Empty when the import is over. */
		name: text( 201 ),
		user_id: id.nullable(),
		profile_id: id.nullable(),
		problems: z.array(
			z.strictObject( {
				/** Empty where it is the whole row. */
				column: text( 100 ),
				message: z.string().max( 2000 ),
			} )
		),
		/** Columns that change a person who already has a profile. */
		changes: z.array( text( 100, 1 ) ).meta( { uniqueItems: true } ),
	} )
);

export const importReportQuerySchema = z.strictObject( {
	outcome: z.enum( importOutcomes ).optional(),
} );

export const listImportRowsQuerySchema = z.strictObject( {
	...pagingShape,
	outcome: z.enum( importOutcomes ).optional(),
} );

export const importColumnListSchema = listOf(
	z.strictObject( {
		name: text( 100, 1 ),
		/** What an export has as its header. */
		label: text( 200, 1 ),
		/** What other programs call it, in small letters. */
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
