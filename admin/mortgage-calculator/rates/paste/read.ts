import type { Cells } from '../../../shared/form/draft';
import { columnsOf, headerOf, type Column } from './columns';
import { gridOf } from './grid';
import { amountOf, armOf, isNumber, percentOf, termOf, typeOf } from './values';

export interface Pasted {
	rates: Cells[];
	/** Lines without a name or a rate, such as headings. */
	skipped: string[];
}

/** The rates in text that was copied from a spreadsheet, with or without headers. */
export function readRates( text: string ): Pasted {
	const rates: Cells[] = [];
	const skipped: string[] = [];
	let header: Column[] | null = null;
	for ( const cells of gridOf( text ) ) {
		const found = headerOf( cells );
		const rate = found
			? null
			: rateOf( cells, header ?? columnsOf( cells ) );
		if ( found ) {
			header = found;
		} else if ( rate ) {
			rates.push( rate );
		} else {
			skipped.push( cells.filter( Boolean ).join( ' ' ) );
		}
	}
	return { rates, skipped };
}

/** A rate; null for a line that has no name or no rate. */
function rateOf(
	cells: readonly string[],
	columns: readonly Column[]
): Cells | null {
	const cellOf = ( column: Column ) =>
		cells[ columns.indexOf( column ) ]?.trim() ?? '';
	const label = cellOf( 'label' );
	if ( label === '' || isNumber( label ) || ! isNumber( cellOf( 'rate' ) ) ) {
		return null;
	}
	const name = `${ label } ${ cellOf( 'loan_type' ) }`;
	return {
		label: label.replace( /\s+/g, ' ' ).slice( 0, 60 ),
		loan_type: typeOf( name ),
		term_months:
			termOf( cellOf( 'term_months' ) ) ?? termOf( name ) ?? '360',
		rate: percentOf( cellOf( 'rate' ), true ),
		points: percentOf( cellOf( 'points' ), false ) || '0',
		lender_fees: amountOf( cellOf( 'lender_fees' ) ) || '0',
		...armOf( name ),
	};
}

const fillable = [
	'label',
	'loan_type',
	'term_months',
	'rate',
	'points',
	'lender_fees',
] as const;

type Fillable = ( typeof fillable )[ number ];

const valueOf: Record< Fillable, ( cell: string ) => string > = {
	label: ( cell ) => cell,
	loan_type: typeOf,
	term_months: ( cell ) => termOf( cell ) ?? '360',
	rate: ( cell ) => percentOf( cell, true ),
	points: ( cell ) => percentOf( cell, false ) || '0',
	lender_fees: ( cell ) => amountOf( cell ) || '0',
};

/**
 * Fills cells to the right and downwards, as a spreadsheet does; rows that there are not are added.
 *
 * @param rates
 * @param index Of the row of the first cell.
 * @param name  Of the first cell.
 * @param text  What was pasted: a column of rates, for example.
 * @param empty A new row.
 */
export function filled(
	rates: readonly Cells[],
	index: number,
	name: string,
	text: string,
	empty: Cells
): Cells[] {
	const first = fillable.indexOf( name as Fillable );
	const result = [ ...rates ];
	gridOf( text ).forEach( ( cells, down ) => {
		const values = cells.flatMap( ( cell, right ) => {
			const column = fillable[ first + right ];
			return column ? [ [ column, valueOf[ column ]( cell ) ] ] : [];
		} );
		result[ index + down ] = {
			...( result[ index + down ] ?? empty ),
			...( Object.fromEntries( values ) as Cells ),
		};
	} );
	return result;
}

/** The pasted rates in place of those of the same name, and the others added; terms of adjustable rates are kept. */
export function merged(
	rates: readonly Cells[],
	pasted: readonly Cells[],
	isReplacing: boolean
): Cells[] {
	const known = byKey( rates );
	const updated = byKey( pasted );
	for ( const [ key, rate ] of updated ) {
		updated.set( key, { ...rate, ...armIn( known.get( key ), rate ) } );
	}
	return isReplacing
		? [ ...updated.values() ]
		: [ ...new Map( [ ...known, ...updated ] ).values() ];
}

/** Rates by their name and, of several of one name, its number: the second of the table is the second that is pasted. */
function byKey( rates: readonly Cells[] ): Map< string, Cells > {
	const keyed = new Map< string, Cells >();
	for ( const rate of rates ) {
		const name = nameIn( rate );
		let number = 1;
		while ( keyed.has( `${ number } ${ name }` ) ) {
			number++;
		}
		keyed.set( `${ number } ${ name }`, rate );
	}
	return keyed;
}

/** The letters and digits of a name; of a name without any, all of it. */
const nameIn = ( { label = '' }: Cells ): string =>
	label.toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '' ) || label.trim();

/** The terms of an adjustable rate that the table has already, where the pasted one is adjustable too. */
const armIn = ( known: Cells | undefined, pasted: Cells ): Cells =>
	known && 'arm.index_rate' in known && 'arm.index_rate' in pasted
		? Object.fromEntries(
				Object.entries( known ).filter( ( [ name ] ) =>
					name.startsWith( 'arm.' )
				)
			)
		: {};
