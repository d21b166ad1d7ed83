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

/** The sheets of an XLSX file without their empty rows, or null where the file is broken or another kind of archive. */
export async function sheetsOf(
	bytes: ArrayBuffer
): Promise< Sheet[] | null > {
	try {
		return ( await readWorkbook( bytes ) ).map( ( { sheet, data } ) => ( {
			name: sheet,
			records: data
				.map( ( row, at ) => ( {
					number: at + 1,
					cells: row.map( textOf ),
				} ) )
				.filter( ( { cells } ) =>
					cells.some( ( cell ) => cell !== '' )
				),
		} ) );
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
