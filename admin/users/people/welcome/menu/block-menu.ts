import { core } from '../core';
import { blocksIn, shows, withLink, type LinkedPage } from './blocks';

export type MenuState = 'added' | 'shown' | 'none';

interface Template {
	theme: string;
	content: { raw: string };
}

/** A menu that is written into the template itself, or a post that the template's block names. */
type Navigation = { inner: string } | { id: number };

/** Parts of templates may contain parts. */
const depth = 3;

/** Adds the page to the first menu of the template of pages. */
export async function addToBlockMenu( page: LinkedPage ): Promise< MenuState > {
	const template = await core< Template >( 'GET', '/wp/v2/templates/lookup', {
		query: { slug: 'page' },
	} );
	const found = await firstIn( template, depth );
	if ( found === null ) {
		return 'none';
	}
	if ( 'inner' in found ) {
		return shows( found.inner, page ) ? 'shown' : 'none';
	}
	const path = `/wp/v2/navigation/${ found.id }`;
	const { content } = await core< Pick< Template, 'content' > >(
		'GET',
		path,
		{ query: { context: 'edit' } }
	);
	if ( shows( content.raw, page ) ) {
		return 'shown';
	}
	await core( 'PUT', path, {
		body: { content: withLink( content.raw, page ) },
	} );
	return 'added';
}

async function firstIn(
	{ theme, content }: Template,
	levels: number
): Promise< Navigation | null > {
	for ( const { name, attributes, inner } of blocksIn( content.raw ) ) {
		if ( name === 'navigation' ) {
			return inner.trim()
				? { inner }
				: { id: Number( attributes.ref ?? ( await fallback() ) ) };
		}
		const found =
			levels > 0
				? await firstIn( await partOf( theme, attributes ), levels - 1 )
				: null;
		if ( found !== null ) {
			return found;
		}
	}
	return null;
}

const partOf = (
	theme: string,
	attributes: Readonly< Record< string, unknown > >
) =>
	core< Template >(
		'GET',
		`/wp/v2/template-parts/${ String( attributes.theme ?? theme ) }//${ String( attributes.slug ) }`
	);

/** The menu that a block without a menu of its own shows: WordPress chooses it, and makes one where there is none. */
const fallback = async () =>
	(
		await core< { id: number } >(
			'GET',
			'/wp-block-editor/v1/navigation-fallback'
		)
	).id;
