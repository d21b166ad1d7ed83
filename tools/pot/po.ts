/** A text of a .pot or .po file. */
export interface Message {
	text: string;
	plural?: string;
	context?: string;
	/** Its places in the code, from the plugin's folder, and the scripts that have it. */
	places: string[];
	/** What the code says to translators. */
	notes: string[];
	/** The translation, singular first; none where it is missing or was only guessed. */
	forms: string[];
}

/** The plural rule of every language that the plugin brings along. */
export const pluralForms = 'nplurals=2; plural=(n != 1);';

/** What a text is looked up by, as in a .mo file. */
export const keyOf = ( {
	text,
	context,
}: Pick< Message, 'text' | 'context' > ): string =>
	context === undefined ? text : `${ context }\u0004${ text }`;

/** The messages of a file, without its header and without those that it keeps as removed (`#~`). */
export const readPo = ( content: string ): Message[] =>
	content
		.split( /\n\s*\n/ )
		.filter( ( block ) => /^msgid /m.test( block ) )
		.map( messageOf )
		.filter( ( { text } ) => text !== '' );

function messageOf( block: string ): Message {
	const comments = ( mark: string ) =>
		[
			...block.matchAll( new RegExp( `^#${ mark } (.*)$`, 'gm' ) ),
		].flatMap( ( [ , text ] ) => text ?? [] );
	const strings = stringsOf( block );
	const [ text, plural, context ] = [
		'msgid',
		'msgid_plural',
		'msgctxt',
	].map( ( name ) => strings.get( name ) );
	const forms = [ ...strings ]
		.filter( ( [ name ] ) => name.startsWith( 'msgstr' ) )
		.map( ( [ , form ] ) => form );
	const isGuess = comments( ',' ).some( ( flags ) =>
		flags.includes( 'fuzzy' )
	);
	return {
		text: text ?? '',
		...( plural === undefined ? {} : { plural } ),
		...( context === undefined ? {} : { context } ),
		places: comments( ':' ).flatMap( ( places ) => places.split( ' ' ) ),
		notes: comments( '\\.' ),
		forms: isGuess || forms.includes( '' ) ? [] : forms,
	};
}

/** By their names, such as `msgstr[0]`; a long one stands in several lines. */
function stringsOf( block: string ): Map< string, string > {
	const found = new Map< string, string >();
	let name = '';
	for ( const line of block.split( '\n' ) ) {
		const [ , named, quoted ] =
			/^(?:(\w+(?:\[\d\])?)\s+)?(".*")\s*$/.exec( line ) ?? [];
		if ( quoted !== undefined ) {
			name = named ?? name;
			const part = JSON.parse( quoted ) as string;
			found.set( name, ( found.get( name ) ?? '' ) + part );
		}
	}
	return found;
}
