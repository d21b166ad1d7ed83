import { select } from '@wordpress/data';
import type { Target } from './target';

interface Selectors {
	getBlockName: ( id: string ) => string | null;
	canInsertBlockType: ( name: string, root: string ) => boolean;
}

/** The list of blocks below the pointer; null outside of the canvas. */
export function dropTarget( at: Element | null ): Target | null {
	if ( ! at?.closest?.( '.editor-styles-wrapper' ) ) {
		return null;
	}
	const { getBlockName, canInsertBlockType } = select(
		'core/block-editor'
	) as unknown as Selectors;
	const around: string[] = [];
	for (
		let list = at.closest( '.block-editor-block-list__layout' );
		list;
		list =
			list.parentElement?.closest( '.block-editor-block-list__layout' ) ??
			null
	) {
		const id = list.closest( '[data-block]' )?.getAttribute( 'data-block' );
		if ( id ) {
			around.unshift( id );
		}
	}
	return {
		ancestors: around.map( ( id ) => getBlockName( id ) ?? '' ),
		accepts: ( { name } ) =>
			canInsertBlockType( name, around.at( -1 ) ?? '' ),
		mode: 'BLOCKS',
	};
}
