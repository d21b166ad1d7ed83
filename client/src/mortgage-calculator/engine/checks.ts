/** Codes of the texts in `Basis.texts`, with the values that the text names. */
export interface Problem {
	code: string;
	values: readonly string[];
}

export type Report = ( field: string, problem: Problem ) => void;

/** Reads one value: what is well formed is returned, everything else is reported. */
export type Check = (
	value: unknown,
	field: string,
	report: Report
) => unknown;

export type Members = Readonly< Record< string, Check > >;

const refusing =
	( code: string, ...values: string[] ) =>
	( field: string, report: Report ): undefined =>
		report( field, { code, values } ) as undefined;

/** A number or its text; read as text with all places. */
export function decimal( places: number, min: string, max: string ): Check {
	const pattern = new RegExp( `^(\\d{1,15})(?:\\.(\\d{1,${ places }}))?$` );
	const refuse = refusing( 'decimal', min, max, String( places ) );
	const scaled = ( limit: string ) =>
		Math.round( Number( limit ) * 10 ** places );
	return ( value, field, report ) => {
		const text =
			typeof value === 'number' ? digits( value, places ) : value;
		const found = typeof text === 'string' ? pattern.exec( text ) : null;
		const whole = found
			? Number( found[ 1 ]! + ( found[ 2 ] ?? '' ).padEnd( places, '0' ) )
			: -1;
		if ( whole < scaled( min ) || whole > scaled( max ) ) {
			return refuse( field, report );
		}
		const all = String( whole ).padStart( places + 1, '0' );
		return `${ all.slice( 0, -places ) }.${ all.slice( -places ) }`;
	};
}

/** The text of a number that is written with these places; empty for others, and for negative zero. */
function digits( value: number, places: number ): string {
	const isPlain = Math.abs( value ) < 1e15 && ! Object.is( value, -0 );
	const text = isPlain ? value.toFixed( places ) : '';
	return isPlain && Number( text ) === value ? text : '';
}

export const money = ( min = '0.00' ): Check =>
	decimal( 2, min, '50000000.00' );

export const percentage = ( max: string ): Check => decimal( 3, '0.000', max );

function wholeNumber( value: unknown ): number | null {
	if ( typeof value === 'string' ) {
		return /^(?!-0+$)-?\d{1,18}$/.test( value ) ? Number( value ) : null;
	}
	return Number.isSafeInteger( value ) && ! Object.is( value, -0 )
		? ( value as number )
		: null;
}

export const whole =
	( min: number, max: number ): Check =>
	( value, field, report ) => {
		const number = wholeNumber( value );
		if ( number === null ) {
			return refusing( 'whole' )( field, report );
		}
		if ( number < min ) {
			return refusing( 'at_least', String( min ) )( field, report );
		}
		return number > max
			? refusing( 'at_most', String( max ) )( field, report )
			: number;
	};

export const oneOf =
	( ...words: readonly string[] ): Check =>
	( value, field, report ) =>
		words.includes( value as string )
			? value
			: refusing( 'one_of', words.join( ', ' ) )( field, report );

export const numberOf =
	( ...numbers: readonly number[] ): Check =>
	( value, field, report ) =>
		numbers.find( ( one ) => one === value || String( one ) === value ) ??
		refusing( 'one_of', numbers.join( ', ' ) )( field, report );

const words: Readonly< Record< string, boolean > > = {
	true: true,
	1: true,
	false: false,
	0: false,
};

export const flag: Check = ( value, field, report ) => {
	const read =
		typeof value === 'string' && Object.hasOwn( words, value )
			? words[ value ]
			: value;
	return typeof read === 'boolean'
		? read
		: refusing( 'flag' )( field, report );
};

/** @param code Of the text that says what to send instead. */
export const patterned =
	( pattern: RegExp, code: string ): Check =>
	( value, field, report ) =>
		typeof value === 'string' && pattern.test( value )
			? value
			: refusing( code )( field, report );

/** Text as it is stored: NFC, without white space at its ends. */
export const label =
	( max: number ): Check =>
	( value, field, report ) => {
		if ( typeof value !== 'string' ) {
			return refusing( 'text' )( field, report );
		}
		const text = value
			.normalize( 'NFC' )
			.replace(
				/^[\p{White_Space}\uFEFF]+|[\p{White_Space}\uFEFF]+$/gu,
				''
			);
		const length = [ ...text ].length;
		if ( /\p{Cc}/u.test( text ) ) {
			return refusing( 'one_line' )( field, report );
		}
		if ( length === 0 ) {
			return refusing( 'required' )( field, report );
		}
		return length > max
			? refusing(
					'too_long',
					String( max ),
					String( length )
				)( field, report )
			: text;
	};

export const list =
	( item: Check, min: number, max: number ): Check =>
	( value, field, report ) => {
		if ( ! Array.isArray( value ) ) {
			return refusing( 'list' )( field, report );
		}
		if ( value.length > max ) {
			return refusing( 'max_items', String( max ) )( field, report );
		}
		if ( value.length < min ) {
			const code = min === 1 ? 'min_item' : 'min_items';
			return refusing( code, String( min ) )( field, report );
		}
		return value.map( ( one, index ) =>
			present( item )( one, `${ field }[${ index }]`, report )
		);
	};

const nullables = new WeakSet< Check >();

/** Lets a value be null, which is refused elsewhere. */
export function nullable( check: Check ): Check {
	const made: Check = ( value, field, report ) =>
		value === null ? null : check( value, field, report );
	nullables.add( made );
	return made;
}

const present =
	( check: Check ): Check =>
	( value, field, report ) =>
		value === null && ! nullables.has( check )
			? refusing( 'null' )( field, report )
			: check( value, field, report );

/** An object. A field of a form that was left empty is not sent. */
export const record =
	( members: Members, required: readonly string[] = [] ): Check =>
	( value, field, report ) => {
		if (
			typeof value !== 'object' ||
			value === null ||
			Array.isArray( value )
		) {
			return refusing( 'object' )( field, report );
		}
		const at = ( name: string ) =>
			field === '' ? name : `${ field }.${ name }`;
		const sent = Object.entries( value ).filter(
			( [ , one ] ) => one !== undefined && one !== ''
		);
		for ( const [ name ] of sent ) {
			if ( ! Object.hasOwn( members, name ) ) {
				refusing( 'unknown' )( at( name ), report );
			}
		}
		for ( const name of required ) {
			if ( ! sent.some( ( [ one ] ) => one === name ) ) {
				refusing( 'required' )( at( name ), report );
			}
		}
		return Object.fromEntries(
			sent
				.filter( ( [ name ] ) => Object.hasOwn( members, name ) )
				.map( ( [ name, one ] ) => [
					name,
					present( members[ name ]! )( one, at( name ), report ),
				] )
		);
	};
