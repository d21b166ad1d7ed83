import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fixture } from '../../contract-tests/support/bookmarks';
import { potOfNow } from '../../tools/pot/now';

/** A language from right to left that no other test uses. */
export const locale = 'ar';

/** The translation of a text: marked, so that untranslated text is visible. */
export const inIt = ( text: string ) => `«${ text }»`;

/** Some texts of WordPress's own DataViews. */
const ofCore: [ text: string, context?: string ][] = [
	[ 'Add filter' ],
	[ 'View options', 'View is used as a noun' ],
	[ 'Layout' ],
	[ 'Page' ],
];

interface Message {
	places: string[];
	text: string;
	context: string;
	plural: string | null;
}

/** Translates all of the plugin, into the files that `wp i18n make-json` and `make-php` make of the .pot. */
export async function translate(): Promise< {
	/** Those of the dashboard. */
	texts: string[];
	remove: () => Promise< unknown >;
} > {
	const messages = messagesOf( await potOfNow() );
	const scripts = new Set(
		messages.flatMap( ( { places } ) =>
			places.filter( ( place ) => place.endsWith( '.js' ) )
		)
	);
	const files: Record< string, string | Record< string, string > > = {
		[ `plugins/svc-${ locale }.l10n.php` ]: Object.fromEntries(
			messages.map( ( one ) => [
				keyOf( one ),
				forms( one ).join( '\0' ),
			] )
		),
		[ `${ locale }.l10n.php` ]: { 'text direction\u0004ltr': 'rtl' },
		[ `${ locale }-${ md5( 'wp-includes/js/dist/edit-site.js' ) }.json` ]:
			json(
				ofCore.map( ( [ text, context = '' ] ) => [
					keyOf( { text, context } ),
					[ inIt( text ) ],
				] )
			),
	};
	for ( const script of scripts ) {
		files[ `plugins/svc-${ locale }-${ md5( script ) }.json` ] = json(
			messages
				.filter( ( { places } ) => places.includes( script ) )
				.map( ( one ) => [ keyOf( one ), forms( one ) ] )
		);
	}
	await fixture( 'PUT', '/translations', { files } );
	return {
		texts: messages
			.filter( ( { places } ) => ! places.every( isOfBlocks ) )
			.map( ( { text } ) => text ),
		remove: () =>
			fixture( 'POST', '/translations/removal', {
				files: Object.keys( files ),
			} ),
	};
}

/** Texts of blocks only, for example of their samples, which may also be a person's name. */
const isOfBlocks = ( place: string ) =>
	/^((build\/)?blocks|src\/Blocks|patterns)\//.test( place );

const md5 = ( text: string ) =>
	createHash( 'md5' ).update( text ).digest( 'hex' );

const keyOf = ( { text, context }: Pick< Message, 'text' | 'context' > ) =>
	context ? `${ context }\u0004${ text }` : text;

const forms = ( { text, plural }: Message ) =>
	[ text, ...( plural === null ? [] : [ plural ] ) ].map( inIt );

const json = ( entries: [ string, string[] ][] ) =>
	JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': 'nplurals=2; plural=(n != 1);',
				},
				...Object.fromEntries( entries ),
			},
		},
	} );

function messagesOf( pot: string ): Message[] {
	const part = ( message: string, name: string ) => {
		const quoted = new RegExp( `^${ name } (".*")$`, 'm' ).exec( message );
		return quoted ? ( JSON.parse( quoted[ 1 ]! ) as string ) : null;
	};
	return pot
		.split( '\n\n' )
		.slice( 1 )
		.map( ( message ) => ( {
			places: [ ...message.matchAll( /^#: (.*)$/gm ) ].map(
				( [ , place ] ) => place!
			),
			text: part( message, 'msgid' ) ?? '',
			context: part( message, 'msgctxt' ) ?? '',
			plural: part( message, 'msgid_plural' ),
		} ) );
}

/** Cards of an org chart show people's names. */
const ofPeople = '.svc-chart__text *';

/** Those of these texts that the page or its accessible names still have in English. */
export async function untranslated(
	page: Page,
	texts: string[],
	within = '#svc-admin'
): Promise< string[] > {
	const said = await page.locator( within ).evaluate( ( root, people ) => {
		const names = [ 'aria-label', 'placeholder', 'title', 'alt' ];
		const found = [ root, ...root.querySelectorAll( '*' ) ]
			.filter( ( one ) => ! one.matches( people ) )
			.flatMap( ( one ) => [
				...names.map( ( name ) => one.getAttribute( name ) ?? '' ),
				...[ ...one.childNodes ].map( ( node ) =>
					node.nodeType === 3 ? ( node.textContent ?? '' ) : ''
				),
			] );
		return [ ...new Set( found.map( ( text ) => text.trim() ) ) ];
	}, ofPeople );
	const patterns = texts
		.filter( ( text ) => /\p{L}{3}/u.test( text.replace( value, '' ) ) )
		.map( ( text ) => new RegExp( `^${ patternOf( text ) }$`, 's' ) );
	return said.filter(
		( one ) =>
			! isTranslated.test( one ) &&
			patterns.some( ( pattern ) => pattern.test( one ) )
	);
}

/** As a whole: a text that begins with a name matches many others. */
const isTranslated = new RegExp( `^${ inIt( '[^«»]*' ) }$`, 's' );

const value = /%(?:\d+\$)?[sd]/g;

const patternOf = ( text: string ) =>
	text
		.split( value )
		.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) )
		.join( '.*' );
