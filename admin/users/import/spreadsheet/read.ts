import { decode, type Encoding, type Unreadable } from './decode';
import { recordsOf, UnclosedQuote, type Numbered } from './records';

/** A spreadsheet as read from a file. */
export interface Spreadsheet {
	name: string;
	encoding: Encoding;
	headers: string[];
	/** Without the header row; at least one. */
	rows: Numbered[];
	/** Number of the first row that has more cells than there are headers. */
	overlong: number | null;
}

/** Why a file cannot be imported. */
export type Refusal =
	| { why: 'too-big' | 'empty' | 'header-alone' | 'too-many-rows' }
	| { why: Unreadable | 'unreadable' | 'too-many-columns' }
	| { why: 'unclosed-quote' | 'long-cell'; row: number };

/** A hundred thousand rows with room to spare; more would have to be held twice by the browser. */
export const largestFile = 50_000_000;
export const mostRows = 100_000;
export const mostColumns = 100;
/** The server's limit for a cell. */
export const longestCell = 20_000;

export const isRefusal = ( read: Spreadsheet | Refusal ): read is Refusal =>
	'why' in read;

/** The spreadsheet in the bytes of a file, or why it cannot be imported. */
export function spreadsheetOf(
	name: string,
	bytes: Uint8Array
): Spreadsheet | Refusal {
	const decoded = decode( bytes );
	if ( typeof decoded === 'string' ) {
		return { why: decoded };
	}
	try {
		return fitting( name, decoded.encoding, recordsOf( decoded.text ) );
	} catch ( thrown ) {
		if ( thrown instanceof UnclosedQuote ) {
			return { why: 'unclosed-quote', row: thrown.row };
		}
		throw thrown;
	}
}

function fitting(
	name: string,
	encoding: Encoding,
	[ head, ...rows ]: Numbered[]
): Spreadsheet | Refusal {
	if ( ! head ) {
		return { why: 'empty' };
	}
	if ( rows.length === 0 ) {
		return { why: 'header-alone' };
	}
	if ( rows.length > mostRows ) {
		return { why: 'too-many-rows' };
	}
	const headers = head.cells.map( ( cell ) => cell.trim() );
	if ( headers.length > mostColumns ) {
		return { why: 'too-many-columns' };
	}
	const long = rows.find( ( { cells } ) =>
		cells.some( ( cell ) => cell.length > longestCell )
	);
	if ( long ) {
		return { why: 'long-cell', row: long.number };
	}
	const over = rows.find( ( { cells } ) =>
		cells.slice( headers.length ).some( ( cell ) => cell.trim() !== '' )
	);
	return { name, encoding, headers, rows, overlong: over?.number ?? null };
}

/** A few values of a column. */
export function samplesOf(
	spreadsheet: Spreadsheet,
	column: number,
	count = 3
): string[] {
	const samples = new Set< string >();
	for ( const { cells } of spreadsheet.rows ) {
		const text = ( cells[ column ] ?? '' ).trim();
		if ( text !== '' ) {
			samples.add( text );
		}
		if ( samples.size === count ) {
			break;
		}
	}
	return [ ...samples ];
}
