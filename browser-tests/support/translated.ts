import type { Page } from '@playwright/test';
import { fixture } from '../../contract-tests/support/bookmarks';
import { nameOf, phpTexts, scriptTexts } from '../../tools/pot/compile';
import { potOfNow } from '../../tools/pot/now';
import { keyOf, readPo } from '../../tools/pot/po';

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

/** Translates all of the plugin, into the files of a site's own. */
export async function translate(): Promise< {
	/** Those of the dashboard. */
	texts: string[];
	remove: () => Promise< unknown >;
} > {
	const messages = readPo( await potOfNow() ).map( ( one ) => ( {
		...one,
		forms: [ one.text, ...( one.plural ? [ one.plural ] : [] ) ].map(
			inIt
		),
	} ) );
	const files: Record< string, string | Record< string, string > > = {
		[ `plugins/svc-${ locale }.l10n.php` ]: phpTexts( messages ),
		[ `${ locale }.l10n.php` ]: { 'text direction\u0004ltr': 'rtl' },
		[ `${ locale }-${ nameOf( 'wp-includes/js/dist/edit-site.js' ) }.json` ]:
			JSON.stringify( {
				locale_data: {
					messages: Object.fromEntries( [
						[ '', {} ],
						...ofCore.map( ( [ text, context ] ) => [
							keyOf( { text, ...( context && { context } ) } ),
							[ inIt( text ) ],
						] ),
					] ),
				},
			} ),
	};
	for ( const [ script, texts ] of scriptTexts( messages, locale ) ) {
		files[ `plugins/svc-${ locale }-${ nameOf( script ) }.json` ] = texts;
	}
	await fixture( 'PUT', '/translations', { files } );
	return {
		texts: messages
			.filter( ( { places } ) => ! places.every( isOfOthers ) )
			.map( ( { text } ) => text ),
		remove: () =>
			fixture( 'POST', '/translations/removal', {
				files: Object.keys( files ),
			} ),
	};
}

/** Texts of blocks and e-mails only, for example of their samples, which may also be a name in the dashboard. */
const isOfOthers = ( place: string ) =>
	/^((build\/)?blocks|src\/\w+\/Blocks|src\/EmailTemplates\/Starters|patterns)\//.test(
		place
	);

/**
 * Elements whose texts are not the plugin's: names of people in the org chart, names of fonts (Georgia is also a state),
 * and the page numbers of DataViews.
 */
const notOurs =
	'.svc-chart__text *, [data-field="brand.font"] *, .dataviews-pagination *';

/** Those of these texts that the page or its accessible names still have in English. */
export async function untranslated(
	page: Page,
	texts: string[],
	within = '#svc-admin'
): Promise< string[] > {
	const said = await page.locator( within ).evaluate( ( root, others ) => {
		const names = [ 'aria-label', 'placeholder', 'title', 'alt' ];
		const found = [ root, ...root.querySelectorAll( '*' ) ]
			.filter( ( one ) => ! one.matches( others ) )
			.flatMap( ( one ) => [
				...names.map( ( name ) => one.getAttribute( name ) ?? '' ),
				...[ ...one.childNodes ].map( ( node ) =>
					node.nodeType === 3 ? ( node.textContent ?? '' ) : ''
				),
			] );
		return [ ...new Set( found.map( ( text ) => text.trim() ) ) ];
	}, notOurs );
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
