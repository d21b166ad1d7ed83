import {
	createBlock,
	rawHandler,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';

/** Blocks that hold nothing but text or a picture, in the order in which they are tried. */
const targets = [ 'core/paragraph', 'core/image', 'core/list', 'core/table' ];

/** HTML and classic text as blocks; of what WordPress knows no block for, nothing. */
const ofHtml = ( { attributes }: Block ): Block[] =>
	rawHandler( { HTML: String( attributes.content ?? '' ) } ).filter(
		( { name } ) => name !== 'core/html' && name !== 'core/freeform'
	);

/** By the transforms that WordPress offers in the block's toolbar. */
export function convert( block: Block, names: string[] ): Block[] | null {
	if ( block.name === 'core/html' || block.name === 'core/freeform' ) {
		return ofHtml( block );
	}
	for ( const target of targets.filter( ( one ) => names.includes( one ) ) ) {
		const blocks = switchToBlockType( block, target );
		if ( blocks?.length ) {
			return blocks;
		}
	}
	return null;
}

const paragraph = ( content: unknown ): Block[] =>
	content ? [ createBlock( 'core/paragraph', { content } ) ] : [];

const picture = ( type: unknown, url: unknown, alt: unknown ): Block[] =>
	type === 'image' && url
		? [ createBlock( 'core/image', { url, alt } ) ]
		: [];

/** What a block has beside the blocks inside of it. */
export function besides( { name, attributes }: Block ): Block[] {
	switch ( name ) {
		case 'core/details':
			return paragraph( attributes.summary );
		case 'core/media-text':
			return picture(
				attributes.mediaType,
				attributes.mediaUrl,
				attributes.mediaAlt
			);
		case 'core/cover':
			return picture(
				attributes.backgroundType,
				attributes.url,
				attributes.alt
			);
		default:
			return [];
	}
}
