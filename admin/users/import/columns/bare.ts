/** Letters that decomposing leaves alone; as Svc\Kernel\Text\Text has them. */
const baseLetters: Record< string, string > = {
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	ħ: 'h',
	ı: 'i',
	ŧ: 't',
	þ: 'th',
	æ: 'ae',
	œ: 'oe',
	ß: 'ss',
	ς: 'σ',
};

/** Without case and accents. */
export const folded = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /\p{Mn}+/gu, '' )
		.toLowerCase()
		.replace(
			/[øłđðħıŧþæœßς]/g,
			( letter ) => baseLetters[ letter ] ?? ''
		);

/** Before a capital letter that begins a word in the midst of others: "whenCreated", "NMLSOriginator". */
const withinWords = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** The words of a text, folded; "#" is read as "number". */
export const wordsOf = ( text: string ): string[] =>
	folded( text.normalize( 'NFC' ).replace( withinWords, ' ' ) )
		.replaceAll( '#', ' number ' )
		.match( /[\p{L}\p{N}]+/gu ) ?? [];

/** Letters and digits alone, without case and accents. */
export const bare = ( text: string ): string => wordsOf( text ).join( '' );
