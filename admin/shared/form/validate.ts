import { __, sprintf } from '@wordpress/i18n';
import { cellErrors } from './cells';
import { bareDecimal } from './decimal';
import type { Draft, Value } from './draft';
import type { FieldKind, FieldRow, FieldRows } from './field-row';

/** The formats of the server's schemas, in its words: a contract test compares them. */
const formats: Partial<
	Record< FieldKind, { fits: RegExp; hint: () => string } >
> = {
	email: {
		fits: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u,
		hint: () =>
			__(
				'This must be an e-mail address, such as jane@example.com.',
				'svc'
			),
	},
	url: {
		fits: /^https?:\/\/[^/?#@\s\\"'<>`]+(?:[/?#][^\s\\"'<>`]*)?$/iu,
		hint: () =>
			__(
				'This must be a web address that starts with http:// or https://.',
				'svc'
			),
	},
	date: {
		fits: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/,
		hint: () =>
			// eslint-disable-next-line @wordpress/i18n-hyphenated-range
			__(
				'This must be a day of the calendar, such as 2026-01-31.',
				'svc'
			),
	},
};

const isMultiline = ( kind: FieldKind ) =>
	kind === 'multiline' || kind === 'html';

/** What is wrong with the value of a field, in the server's words; null where it is right. */
export function errorIn(
	row: FieldRow,
	value: Value | undefined
): string | null {
	if ( value === null || value === '' ) {
		return row.required ? required() : null;
	}
	if ( Array.isArray( value ) ) {
		return listError( value, row );
	}
	if ( typeof value !== 'string' ) {
		return typeof value === 'number' ? rangeError( value, row ) : null;
	}
	const text = stored( value );
	if ( text === '' ) {
		return row.required ? required() : null;
	}
	if ( row.kind === 'whole' ) {
		return /^-?[0-9]{1,15}$/.test( text )
			? rangeError( Number( text ), row )
			: __( 'This must be a whole number.', 'svc' );
	}
	return row.kind === 'decimal'
		? decimalError( bareDecimal( text ), row )
		: textError( text, row );
}

/** What is wrong with these fields of a draft, by name. */
export function errorsIn(
	rows: FieldRows,
	draft: Draft,
	names: readonly string[]
): Record< string, string > {
	const errors: Record< string, string > = {};
	for ( const name of names ) {
		const row = rows.get( name );
		if ( ! row ) {
			continue;
		}
		const error = errorIn( row, draft[ name ] );
		if ( error ) {
			errors[ name ] = error;
		}
		Object.assign( errors, cellErrors( row, draft[ name ], errorIn ) );
	}
	return errors;
}

const required = () => __( 'This is required.', 'svc' );

/** The text as the server stores it: in Unicode's form C, without white space around it. */
const stored = ( typed: string ) =>
	typed
		.normalize( 'NFC' )
		.replace( /^[\p{White_Space}\uFEFF]+|[\p{White_Space}\uFEFF]+$/gu, '' );

function textError( text: string, row: FieldRow ): string | null {
	const length = [ ...text ].length;
	return (
		controlCharacterError( text, row.kind ) ??
		( row.max !== undefined && length > row.max
			? tooLong( row.max, length )
			: null ) ??
		formatError( text, row )
	);
}

function controlCharacterError( text: string, kind: FieldKind ): string | null {
	const line = isMultiline( kind ) ? text.replace( /[\n\t]/g, '' ) : text;
	if ( ! /\p{Cc}/u.test( line ) ) {
		return null;
	}
	return isMultiline( kind )
		? __(
				'This must not have control characters other than line feed and tab.',
				'svc'
			)
		: __( 'This must be one line without control characters.', 'svc' );
}

function formatError( text: string, row: FieldRow ): string | null {
	if ( row.pattern !== undefined ) {
		return new RegExp( row.pattern, 'u' ).test( text )
			? null
			: ( row.patternHint ?? '' );
	}
	const format = formats[ row.kind ];
	return format && ! format.fits.test( text ) ? format.hint() : null;
}

function rangeError(
	number: number,
	{ kind, min, max }: FieldRow
): string | null {
	if ( kind !== 'whole' ) {
		return null;
	}
	if ( min !== undefined && number < min ) {
		/* translators: %d: smallest allowed number. */
		return sprintf( __( 'This must be at least %d.', 'svc' ), min );
	}
	return max !== undefined && number > max
		? /* translators: %d: largest allowed number. */
			sprintf( __( 'This must be at most %d.', 'svc' ), max )
		: null;
}

function decimalError(
	text: string,
	{ min = 0, max = Infinity, places = 0 }: FieldRow
): string | null {
	const fits = new RegExp( `^[0-9]{1,15}(?:\\.[0-9]{1,${ places }})?$` );
	return fits.test( text ) && Number( text ) >= min && Number( text ) <= max
		? null
		: sprintf(
				/* translators: 1: smallest allowed number, 2: largest allowed number, 3: largest allowed number of decimal places. */
				__(
					'This must be a number from %1$s to %2$s with at most %3$d decimal places.',
					'svc'
				),
				min.toFixed( places ),
				max.toFixed( places ),
				places
			);
}

const tooLong = ( max: number, length: number ) =>
	sprintf(
		/* translators: 1: largest allowed number of characters, 2: number of characters sent. */
		__( 'This may have at most %1$d characters; it has %2$d.', 'svc' ),
		max,
		length
	);

/** Of tags, user IDs or rows; the cells of rows are checked as fields. */
function listError(
	tags: readonly unknown[],
	{ kind, max, maxLength, required: isRequired }: FieldRow
): string | null {
	if ( tags.length === 0 && isRequired ) {
		return required();
	}
	if ( max !== undefined && tags.length > max ) {
		return sprintf(
			/* translators: %d: largest allowed number of items. */
			__( 'This may have at most %d items.', 'svc' ),
			max
		);
	}
	if ( kind === 'rows' ) {
		return null;
	}
	const lengths = tags.map(
		( tag ) => [ ...stored( String( tag ) ) ].length
	);
	const long = lengths.find(
		( length ) => maxLength !== undefined && length > maxLength
	);
	return long === undefined ? null : tooLong( maxLength ?? 0, long );
}
