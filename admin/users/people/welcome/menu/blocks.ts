/** A block of a template that matters for the menu, in the order of the document. */
export interface FoundBlock {
	name: 'navigation' | 'template-part';
	attributes: Readonly< Record< string, unknown > >;
	/** The markup between the comments; empty for a block without inner blocks. */
	inner: string;
}

export interface LinkedPage {
	id: number;
	link: string;
	title: string;
}

/** The serializer writes no `-->` inside of attributes. */
const comment = /<!-- wp:(navigation|template-part)(?: (\{[^]*?\}))? (\/)?-->/g;

/** Navigation and template parts in a template's markup. */
export function blocksIn( markup: string ): FoundBlock[] {
	return [ ...markup.matchAll( comment ) ].map( ( found ) => {
		const name = found[ 1 ] as FoundBlock[ 'name' ];
		const after = markup.slice( found.index + found[ 0 ].length );
		const end = after.indexOf( `<!-- /wp:${ name } -->` );
		return {
			name,
			attributes: attributesOf( found[ 2 ] ),
			inner: found[ 3 ] || end < 0 ? '' : after.slice( 0, end ),
		};
	} );
}

function attributesOf( json: string | undefined ): FoundBlock[ 'attributes' ] {
	try {
		return JSON.parse( json ?? '{}' ) as FoundBlock[ 'attributes' ];
	} catch {
		return {};
	}
}

/** Whether a menu shows the page: by a link to it, or because it lists all pages. */
export const shows = ( menu: string, { id }: LinkedPage ): boolean =>
	[
		...menu.matchAll(
			/<!-- wp:(page-list|navigation-link|navigation-submenu)(?: (\{[^]*?\}))? \/?-->/g
		),
	].some( ( [ , name, json ] ) => {
		const attributes = attributesOf( json );
		return name === 'page-list'
			? ! attributes.parentPageID
			: attributes.id === id && attributes.type !== 'category';
	} );

/** The menu with a link to the page at its end, as the editor writes it. */
export const withLink = (
	menu: string,
	{ id, link, title }: LinkedPage
): string =>
	`${ menu }\n\n<!-- wp:navigation-link ${ serialized( {
		label: title,
		type: 'page',
		id,
		url: link,
		kind: 'post-type',
	} ) } /-->`;

/** Attributes as WordPress serializes them, so that nothing in them ends the comment or is markup. */
const serialized = ( attributes: object ) =>
	JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
