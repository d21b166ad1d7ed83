import type { Spreadsheet } from '../spreadsheet/read';

/** A spreadsheet of a text file, with its rows from number 2 on. */
export const sheet = (
	headers: string[],
	...cells: string[][]
): Spreadsheet => ( {
	name: 'people.csv',
	sheet: '',
	encoding: 'UTF-8',
	headers,
	rows: cells.map( ( row, at ) => ( { number: at + 2, cells: row } ) ),
	overlong: null,
} );
