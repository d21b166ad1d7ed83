import type { LoanType } from '../../../../client/src/mortgage-calculator/engine/index';
import { shortDecimal } from '../../../shared/form/decimal';
import type { Cells } from '../../../shared/form/draft';
import { emptyArm } from '../draft';

const number = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** What people write for nothing. */
const nothing = /^(?:|[-–—]+|par|none|n\/?a)$/i;

/** Without signs of units; accountants write negative numbers in parentheses. */
const bare = ( cell: string ): string =>
	cell
		.replace( /[$%\s]/g, '' )
		.replace( /(?:pts?|points?)\.?$/i, '' )
		.replace( /^\((.*)\)$/, '-$1' );

/** A percentage such as "6.875%", "6,875", "6 7/8" or, in a cell without format, 0.06875. Other text is kept. */
export function percentOf( cell: string, isRate: boolean ): string {
	const fraction = /^(\d+)[\s-]+(\d+)\/(\d+)\s*%?$/.exec( cell.trim() );
	if ( fraction ) {
		const [ , whole, part, of ] = fraction;
		return written( Number( whole ) + Number( part ) / Number( of ) );
	}
	const text = bare( cell ).replace( /^(-?\d+),(\d+)$/, '$1.$2' );
	if ( ! number.test( text ) ) {
		return nothing.test( cell.trim() ) ? '' : cell.trim();
	}
	const isShare =
		isRate &&
		! cell.includes( '%' ) &&
		Number( text ) > 0 &&
		Number( text ) < 0.25;
	return isShare ? written( 100 * Number( text ) ) : shortDecimal( text );
}

const written = ( value: number ) => shortDecimal( value.toFixed( 3 ) );

/** An amount such as "$1,295.00". Other text is kept. */
export function amountOf( cell: string ): string {
	const text = bare( cell ).replace( /,(?=\d{3})/g, '' );
	if ( number.test( text ) ) {
		return shortDecimal( text );
	}
	return nothing.test( cell.trim() ) ? '' : cell.trim();
}

export const isNumber = ( cell: string ): boolean =>
	number.test( percentOf( cell, false ) ) || number.test( amountOf( cell ) );

const types: readonly ( readonly [ LoanType, RegExp ] )[] = [
	[ 'fha', /\bfha\b/i ],
	[ 'va', /\b(?:va|veterans?)\b/i ],
	[ 'usda', /\b(?:usda|rural|rd)\b/i ],
];

/** The type that a name has, such as "FHA 30 yr". */
export const typeOf = ( name: string ): LoanType =>
	types.find( ( [ , pattern ] ) => pattern.test( name ) )?.[ 0 ] ??
	'conventional';

/** Months of a number of years or months; no loan has a term of fifty months. */
const months = ( value: number ): string =>
	String( value <= 50 ? 12 * value : value );

const isAdjustableName = ( name: string ): boolean =>
	/\barms?\b|adjustable|ajustable/i.test( name );

/** The years of a "5-Year ARM": not its term, but how long its first rate holds. No adjustable loan has a term of so few. */
const fixedYears = /(?<![\d/.])(\d|10)[\s-]*(?:y(?:ea)?rs?|y|a[nñ]os?)\b/i;

/** The term of a cell or name: "30 yr fixed", "15-Year", "360", "30y"; null where there is none. */
export function termOf( text: string ): string | null {
	const alone = /^\d{1,3}$/.exec( text.trim() );
	if ( alone ) {
		return months( Number( text ) );
	}
	const name = isAdjustableName( text )
		? text.replace( fixedYears, '' )
		: text;
	const counted =
		/(?<![\d/.])(\d{1,3})[\s-]*(y(?:ea)?rs?|y|a[nñ]os?|mo(?:nth)?s?|mes(?:es)?)\b/i.exec(
			name
		);
	if ( counted ) {
		return counted[ 2 ]!.toLowerCase().startsWith( 'm' )
			? counted[ 1 ]!
			: String( 12 * Number( counted[ 1 ] ) );
	}
	const named = /(?<![\d/.])(10|15|20|25|30|40)(?![\d/.%])/.exec( name );
	return named ? months( Number( named[ 1 ] ) ) : null;
}

/** The terms of an adjustable rate that a name has: "5/6 ARM", "7/1 ARM (5/2/5)", "5-Year ARM". */
export function armOf( name: string ): Cells {
	if ( ! isAdjustableName( name ) ) {
		return {};
	}
	const caps = /(\d+)\/(\d+)\/(\d+)/.exec( name );
	const periods = /(\d{1,2})\s*[/-]\s*(\d)\b/.exec(
		name.replace( /\d+\/\d+\/\d+/, '' )
	);
	const years = ( periods ?? fixedYears.exec( name ) )?.[ 1 ];
	return {
		...emptyArm,
		...( years && { 'arm.fixed_months': String( 12 * Number( years ) ) } ),
		...( periods && {
			'arm.adjust_months': periods[ 2 ] === '1' ? '12' : '6',
		} ),
		...( caps && {
			'arm.first_cap': caps[ 1 ]!,
			'arm.periodic_cap': caps[ 2 ]!,
			'arm.life_cap': caps[ 3 ]!,
		} ),
	};
}
