import { isNumber, percentOf, termOf } from './values';

/** What a column of a pasted table is. */
export type Column =
	| 'label'
	| 'loan_type'
	| 'term_months'
	| 'rate'
	| 'points'
	| 'lender_fees'
	| 'other';

/** By the words of English and Spanish headers; the first that fits holds. The APR is computed here, so a column of it is not read. */
const headers: readonly ( readonly [ Column, RegExp ] )[] = [
	[
		'other',
		/\bapr\b|annual percentage|porcentual anual|payment|pago|cuota|p\s*&\s*i|lock|date|fecha/i,
	],
	[ 'points', /points?|\bpts?\b|discount|puntos?|descuento/i ],
	[ 'loan_type', /\btype\b|\btipo\b(?! de inter)/i ],
	[ 'rate', /rate|interest|tasa|inter[eé]s/i ],
	[ 'lender_fees', /fees?|origination|cost|cargos?|comisi[oó]n/i ],
	[
		'term_months',
		/\bterm\b|years?|months?|plazo|\ba[nñ]os?\b|\bmes(?:es)?\b/i,
	],
	[
		'label',
		/product|program|loan|name|description|mortgage|pr[eé]stamo|nombre|descripci[oó]n|hipoteca/i,
	],
];

/** The columns that a row of headers names; null where the row is none. */
export function headerOf( cells: readonly string[] ): Column[] | null {
	if ( cells.some( isNumber ) ) {
		return null;
	}
	const columns = cells.map(
		( cell ): Column =>
			headers.find( ( [ , words ] ) => words.test( cell ) )?.[ 0 ] ??
			'other'
	);
	const known = columns.filter( ( column ) => column !== 'other' );
	return columns.includes( 'rate' ) && known.length > 1
		? named( columns )
		: null;
}

/** The first column is the name where no header says so. */
const named = ( columns: Column[] ): Column[] =>
	columns.includes( 'label' ) ? columns : [ 'label', ...columns.slice( 1 ) ];

/**
 * The columns of a row without headers: name, perhaps type and term, rate, perhaps an APR, points, fees. Rates are seldom
 * whole numbers above nine, terms always; an APR is a little above the rate, points are far below.
 */
export function columnsOf( cells: readonly string[] ): Column[] {
	const columns = cells.map( (): Column => 'other' );
	const rest: Column[] = [ 'rate', 'points', 'lender_fees' ];
	let rate = 0;
	cells.forEach( ( cell, at ) => {
		if ( at === 0 ) {
			columns[ at ] = 'label';
		} else if ( ! isNumber( cell ) ) {
			columns[ at ] = termOf( cell ) ? 'term_months' : 'loan_type';
		} else if ( rest.length === 3 && /^\d{2,3}$/.test( cell.trim() ) ) {
			columns[ at ] = 'term_months';
		} else if ( rest[ 0 ] === 'points' && isApr( cell, rate ) ) {
			columns[ at ] = 'other';
		} else {
			columns[ at ] = rest.shift() ?? 'other';
			rate ||= Number( percentOf( cell, true ) );
		}
	} );
	return columns;
}

function isApr( cell: string, rate: number ): boolean {
	const value = Number( percentOf( cell, true ) );
	return value >= rate && value < rate + 3;
}
