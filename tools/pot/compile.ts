import { createHash } from 'node:crypto';
import { keyOf, pluralForms, type Message } from './po';

const isScript = ( place: string ) => place.endsWith( '.js' );

/** A place whose texts browsers translate; those of block.json are PHP's. */
const isOfBrowsers = ( place: string ) => /\.(js|tsx?)$/.test( place );

const translated = ( messages: readonly Message[] ) =>
	messages.filter( ( { forms } ) => forms.length > 0 );

/** What PHP translates: WordPress looks a text up by its context and singular, and separates the forms of a translation by NUL. */
export const phpTexts = (
	messages: readonly Message[]
): Record< string, string > =>
	Object.fromEntries(
		translated( messages )
			.filter( ( { places } ) => ! places.every( isOfBrowsers ) )
			.map( ( one ) => [ keyOf( one ), one.forms.join( '\0' ) ] )
	);

/** What browsers translate: by the script's path from the plugin's folder, as JSON. */
export function scriptTexts(
	messages: readonly Message[],
	language: string
): Map< string, string > {
	const scripts = new Set(
		messages.flatMap( ( { places } ) => places.filter( isScript ) )
	);
	return new Map(
		[ ...scripts ].sort().map( ( script ) => [
			script,
			json(
				translated( messages ).filter( ( { places } ) =>
					places.includes( script )
				),
				language
			),
		] )
	);
}

const json = ( messages: readonly Message[], lang: string ) =>
	JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang,
					'plural-forms': pluralForms,
				},
				...Object.fromEntries(
					messages.map( ( one ) => [ keyOf( one ), one.forms ] )
				),
			},
		},
	} );

/** WordPress names the file of a script's translations by this of the script's path. */
export const nameOf = ( script: string ) =>
	createHash( 'md5' ).update( script ).digest( 'hex' );

/** The files that WordPress loads, by their names. */
export function compiled(
	messages: readonly Message[],
	language: string
): Map< string, string > {
	const lines = Object.entries( phpTexts( messages ) ).map(
		( [ key, forms ] ) => `${ php( key ) }=>${ php( forms ) },\n`
	);
	return new Map( [
		[
			`svc-${ language }.l10n.php`,
			`<?php\nreturn ['language'=>'${ language }','plural-forms'=>'${ pluralForms }','messages'=>[\n${ lines.join( '' ) }]];\n`,
		],
		...[ ...scriptTexts( messages, language ) ].map(
			( [ script, texts ] ) =>
				[
					`svc-${ language }-${ nameOf( script ) }.json`,
					texts,
				] as const
		),
	] );
}

const php = ( text: string ) =>
	`'${ text
		.replace( /[\\']/g, '\\$&' )
		.replaceAll( '\0', `'."\\0".'` )
		.replaceAll( '\u0004', `'."\\4".'` ) }'`;
