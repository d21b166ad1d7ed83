import type { Entry } from './entry';
import { keyOf, pluralForms } from './po';

const header = ( version: string, fields: string[] ) =>
	[
		'msgid ""',
		'msgstr ""',
		...[
			`Project-Id-Version: Svc People ${ version }`,
			'MIME-Version: 1.0',
			'Content-Type: text/plain; charset=UTF-8',
			'Content-Transfer-Encoding: 8bit',
			...fields,
			'X-Domain: svc',
		].map( ( field ) => quoted( `${ field }\n` ) ),
	].join( '\n' );

/** The file that translations begin with: each text once, with all its places, in the order of the places. */
export const pot = ( entries: readonly Entry[], version: string ): string =>
	build( header( version, [] ), entries, () => [] );

/** The same in another language, with the translations that there are, by `keyOf`. */
export const po = (
	entries: readonly Entry[],
	version: string,
	language: string,
	translations: ReadonlyMap< string, string[] >
): string =>
	build(
		header( version, [
			`Language: ${ language }`,
			`Plural-Forms: ${ pluralForms }`,
		] ),
		entries,
		( entry ) => translations.get( keyOf( entry ) ) ?? []
	);

function build(
	head: string,
	entries: readonly Entry[],
	formsOf: ( entry: Entry ) => string[]
): string {
	const byKey = new Map< string, Entry[] >();
	for ( const entry of [ ...entries ].sort( byPlace ) ) {
		const key = keyOf( entry );
		byKey.set( key, [ ...( byKey.get( key ) ?? [] ), entry ] );
	}
	return [
		head,
		...[ ...byKey.values() ].map( ( places ) =>
			message( places, formsOf( places[ 0 ]! ) )
		),
	]
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

function message( places: Entry[], forms: string[] ): string {
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
			? [ `msgstr ${ quoted( forms[ 0 ] ?? '' ) }` ]
			: [
					`msgid_plural ${ quoted( plural ) }`,
					`msgstr[0] ${ quoted( forms[ 0 ] ?? '' ) }`,
					`msgstr[1] ${ quoted( forms[ 1 ] ?? '' ) }`,
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
