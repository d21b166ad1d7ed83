import { clean } from '../cells/clean';
import { decode, kindOf, type Encoding } from './decode';
import { recordsOf, UnclosedQuote, type Numbered } from './records';

/** A spreadsheet as read from a file of text, or a sheet of a workbook. */
export interface Spreadsheet {
	/** Of the file. */
	name: string;
	/** Name of the sheet in a workbook. */
	sheet: string;
	/** Null for workbooks, which say their encoding. */
	encoding: Encoding | null;
	headers: string[];
	/** Without the header row; at least one. */
	rows: Numbered[];
	/** Number of the first row that has more cells than there are headers. */
	overlong: number | null;
}

/** Why a file cannot be imported. */
export type Refusal =
	| { why: 'too-big' | 'empty' | 'header-alone' | 'too-many-rows' }
	| { why: 'no-text' | 'unreadable' | 'too-many-columns' }
	| { why: 'locked' | 'old-workbook' | 'broken-workbook' }
	| { why: 'unclosed-quote' | 'long-cell'; row: number };

/** A hundred thousand rows with room to spare; more would have to be held twice by the browser. */
export const largestFile = 50_000_000;
export const mostRows = 100_000;
/** The server's limit; a full name takes two. */
export const mostColumns = 99;
/** The server's limit for a cell. */
export const longestCell = 20_000;

export const isRefusal = (
	read: Spreadsheet | Spreadsheet[] | Refusal
): read is Refusal => 'why' in read;

/** The spreadsheets in the bytes of a file, one for each sheet that has people, or why it cannot be imported. */
export async function spreadsheetsOf(
	name: string,
	bytes: Uint8Array
): Promise< Spreadsheet[] | Refusal > {
	const kind = kindOf( bytes );
	if ( kind === 'archive' ) {
		return sheetsOf( name, bytes );
	}
	if ( kind !== 'text' ) {
		return { why: kind };
	}
	const decoded = decode( bytes );
	if ( decoded === null ) {
		return { why: 'no-text' };
	}
	try {
		const { text, encoding } = decoded;
		const read = fitting( recordsOf( text ), {
			name,
			sheet: '',
			encoding,
		} );
		return isRefusal( read ) ? read : [ read ];
	} catch ( thrown ) {
		if ( thrown instanceof UnclosedQuote ) {
			return { why: 'unclosed-quote', row: thrown.row };
		}
		throw thrown;
	}
}

async function sheetsOf(
	name: string,
	bytes: Uint8Array
): Promise< Spreadsheet[] | Refusal > {
	const workbook = await import(
		/* webpackChunkName: "workbook" */ './workbook'
	);
	// A copy has a buffer of its own size.
	const sheets = await workbook.sheetsOf( bytes.slice().buffer );
	if ( sheets === null ) {
		return { why: 'broken-workbook' };
	}
	const read = sheets.map( ( sheet ) =>
		fitting( sheet.records, { name, sheet: sheet.name, encoding: null } )
	);
	const whole = read.flatMap( ( one ) =>
		isRefusal( one ) ? [] : [ one ]
	);
	return whole.length > 0
		? whole
		: ( read.find( isRefusal ) ?? { why: 'empty' } );
}

/**
 * Reports have titles, dates and filters above the headers: the headers are the first row with most of the cells, or
 * the one before it where that row is a person already, because many columns have no header.
 */
function fromHeaders( records: Numbered[] ): Numbered[] {
	const first = records.slice( 0, 20 );
	const sizes = first.map(
		( { cells } ) => cells.filter( ( cell ) => cell.trim() !== '' ).length
	);
	const many = Math.max( ...sizes ) / 2;
	const full = sizes.findIndex( ( size ) => size > 1 && size > many );
	const isPerson = first[ full ]?.cells.some( ( cell ) =>
		/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test( cell )
	);
	const before = isPerson
		? sizes.slice( 0, full ).findLastIndex( ( size ) => size > 1 )
		: -1;
	const head = before < 0 ? full : before;
	return head > 0 && records.length > head + 1
		? records.slice( head )
		: records;
}

function fitting(
	records: Numbered[],
	about: Pick< Spreadsheet, 'name' | 'sheet' | 'encoding' >
): Spreadsheet | Refusal {
	const whole = fromHeaders( records );
	const [ head ] = whole;
	if ( ! head ) {
		return { why: 'empty' };
	}
	const rows = whole.slice( 1 );
	if ( rows.length === 0 ) {
		return { why: 'header-alone' };
	}
	if ( rows.length > mostRows ) {
		return { why: 'too-many-rows' };
	}
	const headers = head.cells.map( clean );
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
	return { ...about, headers, rows, overlong: over?.number ?? null };
}

/** A few values of a column. */
export function samplesOf(
	spreadsheet: Spreadsheet,
	column: number,
	count = 3
): string[] {
	const samples = new Set< string >();
	for ( const { cells } of spreadsheet.rows ) {
		const text = clean( cells[ column ] );
		if ( text !== '' ) {
			samples.add( text );
		}
		if ( samples.size === count ) {
			break;
		}
	}
	return [ ...samples ];
}
