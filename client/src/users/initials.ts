const letter = '[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}]\\p{M}{0,2}';
const anyLetter = new RegExp( letter, 'u' );

/** The start of a word that is no particle, such as "van" and "d'". */
const wordOfName = /(?:^|[^\p{L}\p{M}])([\p{Lu}\p{Lt}\p{Lo}]\p{M}{0,2})/u;

const inBrackets = /[([{（][^)\]}）]*[)\]}）]?/gu;

/** One letter that is no capital of Georgian, which names are not written with. */
const oneLetter = new RegExp( `^(?![\\u1C90-\\u1CBF])${ letter }$`, 'u' );

/**
 * One letter of the first name and one of the last, or of the one that has letters; empty where neither has.
 * The site draws the same in place of a photo (plugin/src/Users/Avatars/Initials.php).
 */
export const initialsOf = ( firstName: string, lastName: string ): string =>
	letterOf( firstName, firstIn ) + letterOf( lastName, firstOfName );

/** The initials of a name in one piece: of its first word and, if it has several, its last. */
export function initialsOfName( name: string ): string {
	const words = name
		.replace( inBrackets, ' ' )
		.split( /\s+/ )
		.filter( ( word ) => anyLetter.test( word ) );
	return words.length > 1
		? initialsOf( words[ 0 ]!, words.at( -1 )! )
		: initialsOf( name, '' );
}

type Find = ( name: string ) => string | undefined;

const firstIn: Find = ( name ) => anyLetter.exec( name )?.[ 0 ];

const firstOfName: Find = ( name ) =>
	wordOfName.exec( name )?.[ 1 ] ?? firstIn( name );

function letterOf( name: string, find: Find ): string {
	const found = find( name.replace( inBrackets, ' ' ) ) ?? find( name ) ?? '';
	const capital = found.toUpperCase();
	return oneLetter.test( capital ) ? capital : found;
}
