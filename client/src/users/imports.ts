import type { Deleted } from '../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import { pathWithQuery } from '../wire.js';
import type {
	Import,
	ImportColumnList,
	ImportList,
	ImportReportQuery,
	ImportRowList,
	ImportRows,
	ListImportRowsQuery,
	ListImportsQuery,
	NewImport,
} from './import-schemas.js';

const imports = '/users/v1/imports';

export const listImports = (
	transport: Transport,
	query: ListImportsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< ImportList > > =>
	transport.send( { method: 'GET', path: imports, query, ...options } );

/** Sends the columns of the file; the rows are sent afterwards. */
export const createImport = (
	transport: Transport,
	draft: NewImport,
	options: ReadOptions = {}
): Promise< Answer< Import > > =>
	transport.send( {
		method: 'POST',
		path: imports,
		body: draft,
		...options,
	} );

/** For guessing the columns from the headers of a file. */
export const listImportColumns = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< ImportColumnList > > =>
	transport.send( {
		method: 'GET',
		path: `${ imports }/columns`,
		...options,
	} );

export const getImport = (
	transport: Transport,
	id: number,
	options: ReadOptions = {}
): Promise< Answer< Import > > =>
	transport.send( {
		method: 'GET',
		path: `${ imports }/${ id }`,
		...options,
	} );

export const deleteImport = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ imports }/${ id }`,
		...options,
	} );

export const listImportRows = (
	transport: Transport,
	id: number,
	query: ListImportRowsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< ImportRowList > > =>
	transport.send( {
		method: 'GET',
		path: `${ imports }/${ id }/rows`,
		query,
		...options,
	} );

/** Up to 500 rows at a time; rows with the same numbers are replaced. */
export const putImportRows = (
	transport: Transport,
	id: number,
	rows: ImportRows,
	options: WriteOptions = {}
): Promise< Answer< Import > > =>
	transport.send( {
		method: 'PUT',
		path: `${ imports }/${ id }/rows`,
		body: rows,
		...options,
	} );

const step =
	( name: 'check' | 'run' | 'cancel' ) =>
	(
		transport: Transport,
		id: number,
		options: ReadOptions = {}
	): Promise< Answer< Import > > =>
		transport.send( {
			method: 'POST',
			path: `${ imports }/${ id }/${ name }`,
			body: {},
			...options,
		} );

/** Some seconds of the dry run; to be repeated until the status is `checked`. */
export const checkImport = step( 'check' );

/** Some seconds of the run; to be repeated until the status is `finished`. To pause, stop repeating. */
export const runImport = step( 'run' );

export const cancelImport = step( 'cancel' );

/** The text of the report. In a browser that is logged in, a link to `importReportPath()` saves it. */
export const getImportReport = (
	transport: Transport,
	id: number,
	query: ImportReportQuery = {},
	options: ReadOptions = {}
): Promise< Answer< string > > =>
	transport.send( {
		method: 'GET',
		path: `${ imports }/${ id }/report`,
		query,
		...options,
	} );

/** Below the REST root. */
export const importReportPath = (
	id: number,
	query: ImportReportQuery = {}
): string => pathWithQuery( { path: `${ imports }/${ id }/report`, query } );
