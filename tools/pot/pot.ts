import type { Entry } from './entry';

const header = ( version: string ) =>
	[
		'msgid ""',
		'msgstr ""',
		quoted( `Project-Id-Version: Svc People ${ version }\n` ),
		quoted( 'MIME-Version: 1.0\n' ),
		quoted( 'Content-Type: text/plain; charset=UTF-8\n' ),
		quoted( 'Content-Transfer-Encoding: 8bit\n' ),
		quoted( 'X-Domain: svc\n' ),
	].join( '\n' );

/** The file that translations begin with: each text once, with all its places, in the order of the places. */
export function pot( entries: readonly Entry[], version: string ): string {
	const byKey = new Map< string, Entry[] >();
	for ( const entry of [ ...entries ].sort( byPlace ) ) {
		const key = `${ entry.context ?? '' }\u0004${ entry.text }`;
		byKey.set( key, [ ...( byKey.get( key ) ?? [] ), entry ] );
	}
	return [ header( version ), ...[ ...byKey.values() ].map( message ) ]
		.join( '\n\n' )
		.concat( '\n' );
}

const byPlace = ( a: Entry, b: Entry ) =>
	a.file === b.file ? a.line - b.line : Number( a.file > b.file ) * 2 - 1;

/** Those of the plugin, from its folder. */
const placesOf = ( { file, scripts = [] }: Entry ): string[] => [
	file.replace( /^plugin\//, '' ),
	...scripts,
];

function message( places: Entry[] ): string {
	const first = places[ 0 ]!;
	const plural = places.find( ( one ) => one.plural !== undefined )?.plural;
	const comments = new Set( places.flatMap( ( one ) => one.comment ?? [] ) );
	return [
		...[ ...comments ].map( ( comment ) => `#. ${ comment }` ),
		...new Set(
			places.flatMap( placesOf ).map( ( file ) => `#: ${ file }` )
		),
		...( /%(?:\d+\$)?[sd]/.test( first.text )
			? [ `#, ${ first.file.endsWith( '.php' ) ? 'php' : 'js' }-format` ]
			: [] ),
		...( first.context === undefined
			? []
			: [ `msgctxt ${ quoted( first.context ) }` ] ),
		`msgid ${ quoted( first.text ) }`,
		...( plural === undefined
			? [ 'msgstr ""' ]
			: [
					`msgid_plural ${ quoted( plural ) }`,
					'msgstr[0] ""',
					'msgstr[1] ""',
				] ),
	].join( '\n' );
}

function quoted( text: string ): string {
	const escaped = text
		.replaceAll( '\\', '\\\\' )
		.replaceAll( '"', '\\"' )
		.replaceAll( '\n', '\\n' )
		.replaceAll( '\t', '\\t' );
	return `"${ escaped }"`;
}
