import type { ImportColumn } from '../../../../client/src/users/import-schemas.js';

/** Letters that decomposing allowLeaving alone; as Svc\Kernel\Text\Text has them. */
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

/** Letters and digits alone, without case and accents. */
const bare = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /\p{Mn}+/gu, '' )
		.toLowerCase()
		.replace( /[øłđðħıŧþæœßς]/g, ( letter ) => baseLetters[ letter ] ?? '' )
		.replace( /[^\p{L}\p{N}]+/gu, '' );

/**
 * Which columns the headers of a file mean, "" for what is not known; as Svc\Users\Sheets\HeaderGuess guesses. What a
 * column is really called goes before what others call it. Of two for the same column, the first has it.
 */
export function guess(
	headers: readonly string[],
	columns: readonly ImportColumn[]
): string[] {
	const known = new Map< string, string >();
	const learn = ( name: string, ...words: string[] ) =>
		words
			.map( bare )
			.filter( ( word ) => ! known.has( word ) )
			.forEach( ( word ) => known.set( word, name ) );
	columns.forEach( ( { name, label } ) => learn( name, name, label ) );
	columns.forEach( ( { name, aliases } ) => learn( name, ...aliases ) );
	const guessed = headers.map(
		( header ) => known.get( bare( header ) ) ?? ''
	);
	return guessed.map( ( name, at ) =>
		guessed.indexOf( name ) === at ? name : ''
	);
}
