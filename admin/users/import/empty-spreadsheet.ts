import type { ImportColumn } from '../../../client/src/users/import-schemas.js';

const cell = ( text: string ) => `"${ text.replaceAll( '"', '""' ) }"`;

/** The address of a file that has the headers alone, with the mark by which Excel knows UTF-8. */
export const emptySpreadsheet = ( columns: readonly ImportColumn[] ): string =>
	`data:text/csv;charset=utf-8,${ encodeURIComponent(
		`\uFEFF${ columns.map( ( { label } ) => cell( label ) ).join( ',' ) }\r\n`
	) }`;
