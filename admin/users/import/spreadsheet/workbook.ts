import { strFromU8, unzipSync } from 'fflate';
import readWorkbook, {
	InvalidInputError,
	InvalidSpreadsheetError,
} from 'read-excel-file/universal';
import type { Numbered } from './records';

/** A sheet of a workbook, as rows of text. */
export interface Sheet {
	name: string;
	records: Numbered[];
}

/** A date without a time of day is written as a day. */
const textOf = ( value: unknown ): string => {
	if ( value instanceof Date ) {
		return Number.isNaN( value.getTime() )
			? ''
			: value.toISOString().replace( 'T00:00:00.000Z', '' );
	}
	return value === null || value === undefined ? '' : String( value );
};

/** Which sheets are hidden, in their order; the library does not tell it. */
function hiddenSheets( bytes: ArrayBuffer ): boolean[] {
	const path = 'xl/workbook.xml';
	const { [ path ]: part } = unzipSync( new Uint8Array( bytes ), {
		filter: ( { name } ) => name === path,
	} );
	const tags =
		strFromU8( part ?? new Uint8Array() ).match(
			/<(?:\w+:)?sheet\s[^>]*>/g
		) ?? [];
	return tags.map( ( tag ) =>
		/\sstate\s*=\s*["'](hidden|veryHidden)["']/.test( tag )
	);
}

/** The sheets that are shown; all where none is. */
function shown( sheets: Sheet[], bytes: ArrayBuffer ): Sheet[] {
	const hidden = hiddenSheets( bytes );
	const visible = sheets.filter( ( _sheet, at ) => ! hidden[ at ] );
	return visible.length > 0 ? visible : sheets;
}

/**
 * The sheets of an XLSX file without hidden ones and without empty rows, or null where the file is broken or another
 * kind of archive.
 */
export async function sheetsOf(
	bytes: ArrayBuffer
): Promise< Sheet[] | null > {
	try {
		const sheets = ( await readWorkbook( bytes ) ).map(
			( { sheet, data } ) => ( {
				name: sheet,
				records: data
					.map( ( row, at ) => ( {
						number: at + 1,
						cells: row.map( textOf ),
					} ) )
					.filter( ( { cells } ) =>
						cells.some( ( cell ) => cell !== '' )
					),
			} )
		);
		return shown( sheets, bytes );
	} catch ( thrown ) {
		if (
			thrown instanceof InvalidInputError ||
			thrown instanceof InvalidSpreadsheetError
		) {
			return null;
		}
		throw thrown;
	}
}
