import { wordsOf } from '../columns/bare';
import { monthNames } from './months';

/** Which comes first in a date of three numbers with the year last. */
export type DateOrder = 'day' | 'month';

/** Words beside the month's name, such as in "1er de marzo del 2021". */
const fillers = /^(de|del|den|der|le|el|the|of|st|nd|rd|th|er|eme|o)$/;

/** Days since 30 December 1899, as spreadsheet programs count: from 1954 to 2119. */
const serial = /^([2-7]\d{4})(\.\d+)?$/;

const timeOfDay =
	/(t|,?\s+)\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(z|utc|gmt)?([+-]\d{2}:?\d{2})?$/i;

const pad = ( value: number, length = 2 ) =>
	String( value ).padStart( length, '0' );

/** Two digits are a year of this century up to ten years from now. */
function fullYear( digits: string ): number {
	const value = Number( digits );
	if ( digits.length > 2 ) {
		return value;
	}
	const last = ( new Date().getFullYear() % 100 ) + 10;
	return value + ( value <= last ? 2000 : 1900 );
}

/** As YYYY-MM-DD, or null where there is no such day. */
function iso( year: number, month: number, day: number ): string | null {
	const date = new Date( Date.UTC( year, month - 1, day ) );
	const isDay =
		year >= 1000 &&
		date.getUTCMonth() === month - 1 &&
		date.getUTCDate() === day;
	return isDay
		? `${ pad( year, 4 ) }-${ pad( month ) }-${ pad( day ) }`
		: null;
}

/** A date of three numbers with the year last, whose first two may be either. */
interface Numbers {
	first: number;
	second: number;
	year: number;
	/** Dots are used where the day comes first. */
	hasDots: boolean;
}

function numbersOf( text: string ): Numbers | null {
	const found = /^(\d{1,2})([./\- ])\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?$/.exec(
		text
	);
	const [ , first = '', sign, second = '', year = '' ] = found ?? [];
	return found
		? {
				first: Number( first ),
				second: Number( second ),
				year: fullYear( year ),
				hasDots: sign === '.',
			}
		: null;
}

const ordered = ( { first, second, year }: Numbers, order: DateOrder ) =>
	order === 'day' ? iso( year, second, first ) : iso( year, first, second );

/** The day of a date with the name of its month, in any order. */
function withMonthName(
	text: string,
	months: ReadonlyMap< string, number >
): string | null {
	const words = wordsOf( text ).flatMap(
		( word ) => word.match( /\d+|\p{L}+/gu ) ?? []
	);
	const numbers = words.filter( ( word ) => /^\d/.test( word ) );
	const month = words.flatMap( ( word ) => months.get( word ) ?? [] );
	const rest = words.filter(
		( word ) =>
			! /^\d/.test( word ) &&
			! months.has( word ) &&
			! fillers.test( word )
	);
	// A day of the week may stand before the date.
	if ( numbers.length !== 2 || month.length !== 1 || rest.length > 1 ) {
		return null;
	}
	const [ one = '', other = '' ] = numbers;
	const [ year, day ] = one.length === 4 ? [ one, other ] : [ other, one ];
	return iso( fullYear( year ), month[ 0 ] ?? 0, Number( day ) );
}

function serialDay( text: string ): string | null {
	const days = Number( serial.exec( text )?.[ 1 ] ?? 0 );
	const dayZero = Date.UTC( 1899, 11, 30 );
	return days > 0
		? new Date( dayZero + days * 86_400_000 ).toISOString().slice( 0, 10 )
		: null;
}

export interface Dates {
	/** As YYYY-MM-DD; null for what is no date, and for numbers in an order that is not known. */
	iso: ( cell: string, order: DateOrder | null ) => string | null;
	/** Whether this may be a date. */
	isDate: ( cell: string ) => boolean;
	/** The order of the dates of a file: "unknown" where the cells do not tell it, "any" where it makes no difference. */
	orderOf: ( cells: Iterable< string > ) => DateOrder | 'unknown' | 'any';
}

/**
 * Reads dates as spreadsheets have them.
 *
 * @param language Of the site: months may be written in it.
 */
export function datesIn( language: string ): Dates {
	const months = monthNames( language );
	const certain = ( text: string ): string | null => {
		const [ , year, , month, day ] =
			/^(\d{4})([-./]?)(\d{1,2})\2(\d{1,2})$/.exec( text ) ?? [];
		return year
			? iso( Number( year ), Number( month ), Number( day ) )
			: ( serialDay( text ) ?? withMonthName( text, months ) );
	};
	const read = ( cell: string, order: DateOrder | null ): string | null => {
		const text = cell.trim().replace( timeOfDay, '' );
		const numbers = numbersOf( text );
		if ( ! numbers ) {
			return certain( text );
		}
		const day = ordered( numbers, 'day' );
		const month = ordered( numbers, 'month' );
		if ( order !== null || day === month ) {
			return order === 'month' ? month : day;
		}
		if ( numbers.hasDots ) {
			return day;
		}
		// One of the numbers is no month.
		return day === null || month === null ? ( day ?? month ) : null;
	};
	return {
		iso: read,
		isDate: ( cell ) =>
			read( cell, 'day' ) !== null || read( cell, 'month' ) !== null,
		orderOf( cells ) {
			const votes = { day: 0, month: 0, either: 0 };
			for ( const cell of cells ) {
				const numbers = numbersOf(
					cell.trim().replace( timeOfDay, '' )
				);
				const day = numbers && ordered( numbers, 'day' );
				const month = numbers && ordered( numbers, 'month' );
				if ( day && ( ! month || numbers.hasDots ) ) {
					votes.day++;
				} else if ( month && ! day ) {
					votes.month++;
				} else if ( day !== month ) {
					votes.either++;
				}
			}
			if ( votes.day > 0 && votes.month > 0 ) {
				return 'unknown';
			}
			if ( votes.day + votes.month > 0 ) {
				return votes.day > 0 ? 'day' : 'month';
			}
			return votes.either > 0 ? 'unknown' : 'any';
		},
	};
}
