import type { Message } from './po';

interface Check {
	problem: string;
	/** What the text and its translation must have alike. */
	of: ( text: string ) => unknown;
}

const all = ( text: string, pattern: RegExp ): string[] =>
	( text.match( pattern ) ?? [] ).sort();

/** `%s` as `%1$s`, so that a translation may number its placeholders, and so change their order. */
function placeholders( text: string ): string[] {
	let next = 1;
	return [ ...text.matchAll( /%(?:(\d+)\$)?([sdf%])|%(?:\.\d)f/g ) ]
		.map( ( [ whole, number, type ] ) =>
			type === '%' || type === undefined
				? whole
				: `%${ number ?? next++ }$${ type }`
		)
		.sort();
}

/** The mark that a text ends in, within closing quotation marks and brackets. */
const ending = ( text: string ) =>
	/([.:…?!]|\.\.\.)?["”»’)\]]*\s*$/.exec( text )?.[ 1 ] ?? '';

const checks: Check[] = [
	{ problem: 'other placeholders', of: placeholders },
	{
		problem: 'other tags',
		of: ( text ) => all( text, /<\/?[a-z][^<>]*>/gi ),
	},
	{
		// What stands for a missing value is translated: {{first_name|there}}.
		problem: 'other {names}',
		of: ( text ) => all( text, /\{+[^{}|]*(?=[|}])/g ),
	},
	{ problem: 'other code', of: ( text ) => all( text, /`[^`]+`/g ) },
	{
		problem: 'other address',
		of: ( text ) => all( text, /https?:[^\s"<]*[^\s"<.,:;)]/g ),
	},
	{ problem: 'another ending', of: ending },
	{
		problem: 'other blanks at its ends',
		of: ( text ) => [
			/^\s*/.exec( text )?.[ 0 ],
			/\s*$/.exec( text )?.[ 0 ],
		],
	},
	{
		problem: 'another number of lines',
		of: ( text ) => text.split( '\n' ).length,
	},
];

/** Spanish opens questions and exclamations; a mark inside an address or code asks nothing. */
const isUnopened = ( text: string ) =>
	(
		[
			[ '¿', /\?(?=[\s"”»)]|$)/g ],
			[ '¡', /!(?=[\s"”»)]|$)/g ],
		] as const
	 ).some(
		( [ opening, closing ] ) =>
			text.split( opening ).length - 1 !==
			( text.match( closing ) ?? [] ).length
	);

/** What is wrong with the translation of a text, in a language that has two plural forms. */
export function problemsOf( message: Message, language: string ): string[] {
	const { text, plural, forms } = message;
	const originals = plural === undefined ? [ text ] : [ text, plural ];
	if ( forms.length !== originals.length ) {
		return [ `has ${ forms.length } of ${ originals.length } forms` ];
	}
	return originals.flatMap( ( original, at ) => {
		const form = forms[ at ] ?? '';
		return [
			...checks
				.filter(
					( { of } ) =>
						JSON.stringify( of( original ) ) !==
						JSON.stringify( of( form ) )
				)
				.map( ( { problem } ) => `has ${ problem }: ${ form }` ),
			...( language === 'es' && isUnopened( form )
				? [ `does not open a question or an exclamation: ${ form }` ]
				: [] ),
		];
	} );
}
