import type {
	CalculatorSettings,
	CalculatorSettingsChanges,
} from '../../../client/src/mortgage-calculator/index';
import { bareDecimal, shortDecimal } from '../../shared/form/decimal';
import type { Cells, Draft, Value } from '../../shared/form/draft';
import type { FieldRow, FieldRows } from '../../shared/form/field-row';
import { textOfValue } from '../../shared/form/form-props';
import { errorsIn } from '../../shared/form/validate';
import { partAt, withPart, type Part } from '../../shared/form/path';

const cellOf = ( part: Part ): string => {
	if ( typeof part === 'boolean' ) {
		return part ? 'yes' : 'no';
	}
	return part === null ? '' : shortDecimal( String( part ) );
};

const cellsOf = ( members: Part, key: Cells = {} ): Cells => ( {
	...key,
	...Object.fromEntries(
		Object.entries( members as Record< string, Part > ).map(
			( [ name, part ] ) => [ name, cellOf( part ) ]
		)
	),
} );

/** A setting as it is edited. */
function valueOf( { kind, keyCell }: FieldRow, part: Part ): Value {
	if ( kind === 'rows' ) {
		return keyCell
			? Object.entries( part as Record< string, Part > ).map(
					( [ key, members ] ) =>
						cellsOf( members, { [ keyCell ]: key } )
				)
			: ( part as readonly Part[] ).map( ( row ) => cellsOf( row ) );
	}
	if ( kind === 'decimal' ) {
		return shortDecimal( String( part ) );
	}
	return kind === 'choice' ? String( part ) : ( part as Value );
}

/** The settings as they are edited: each by its path. */
export const draftOf = (
	settings: CalculatorSettings,
	rows: FieldRows
): Draft =>
	Object.fromEntries(
		[ ...rows.values() ].map( ( row ) => [
			row.name,
			valueOf( row, partAt( settings as unknown as Part, row.name ) ),
		] )
	);

const sentCell = ( { kind, choices }: FieldRow, text: string ): Part => {
	if ( kind === 'decimal' ) {
		return bareDecimal( text );
	}
	if ( kind === 'whole' ) {
		return text.trim() === '' ? null : numberOr( text );
	}
	return choices?.some( ( { value } ) => value === 'yes' )
		? text === 'yes'
		: text;
};

/** A text that is no number stays one, so that the server can say what is wrong. */
const numberOr = ( text: string ): Part =>
	/^\d{1,9}$/.test( text.trim() ) ? Number( text ) : text;

function sentRow( { cells = [], keyCell }: FieldRow, row: Cells ): Part {
	return Object.fromEntries(
		cells
			.filter( ( { name } ) => name !== keyCell )
			.map( ( cell ) => [
				cell.name,
				sentCell( cell, row[ cell.name ] ?? '' ),
			] )
	);
}

/** A setting as it is sent. */
function sentValue( row: FieldRow, value: Value ): Part {
	const { keyCell } = row;
	if ( row.kind === 'rows' ) {
		const all = value as readonly Cells[];
		return keyCell
			? Object.fromEntries(
					all.map( ( cells ) => [
						cells[ keyCell ] ?? '',
						sentRow( row, cells ),
					] )
				)
			: all.map( ( cells ) => sentRow( row, cells ) );
	}
	if ( row.name.endsWith( 'term_months' ) || row.kind === 'whole' ) {
		return numberOr( String( value ?? '' ) );
	}
	if ( typeof value === 'boolean' ) {
		return value;
	}
	return row.kind === 'decimal'
		? bareDecimal( String( value ) )
		: textOfValue( value );
}

/** All settings with the edited ones in their places. */
export const settingsOf = (
	settings: CalculatorSettings,
	draft: Draft,
	rows: FieldRows
): CalculatorSettings =>
	[ ...rows.values() ].reduce< Part >(
		( whole, row ) =>
			withPart(
				whole,
				row.name,
				sentValue( row, draft[ row.name ] ?? '' )
			),
		settings as unknown as Part
	) as unknown as CalculatorSettings;

/** What is sent for these changed settings: a key of the first level is replaced as a whole. */
export function changesOf(
	settings: CalculatorSettings,
	draft: Draft,
	rows: FieldRows,
	names: readonly string[]
): CalculatorSettingsChanges {
	const edited = settingsOf( settings, draft, rows );
	const keys = new Set( names.map( ( name ) => name.split( '.' )[ 0 ] ) );
	return Object.fromEntries(
		Object.entries( edited ).filter( ( [ key ] ) => keys.has( key ) )
	);
}

/** The settings with which the edited ones compute; null while one of them is wrong. */
export function computableSettings(
	settings: CalculatorSettings,
	draft: Draft,
	rows: FieldRows
): CalculatorSettings | null {
	if ( Object.keys( errorsIn( rows, draft, [ ...rows.keys() ] ) ).length ) {
		return null;
	}
	const full = ( { kind, places = 0 }: FieldRow, text: string ) =>
		kind === 'decimal'
			? Number( bareDecimal( text ) ).toFixed( places )
			: text;
	const padded = [ ...rows.values() ].map( ( row ) => {
		const value = draft[ row.name ] ?? '';
		if ( row.kind !== 'rows' ) {
			return [
				row.name,
				typeof value === 'string' ? full( row, value ) : value,
			];
		}
		const all = ( value as readonly Cells[] ).map( ( cells ) => ( {
			...cells,
			...Object.fromEntries(
				( row.cells ?? [] ).map( ( cell ) => [
					cell.name,
					full( cell, cells[ cell.name ] ?? '' ),
				] )
			),
		} ) );
		return [ row.name, all ];
	} );
	return settingsOf( settings, Object.fromEntries( padded ) as Draft, rows );
}
