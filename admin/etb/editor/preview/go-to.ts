import { dispatch, select } from '@wordpress/data';
import { indexesOf } from './path';

interface BlockSelectors {
	getBlockOrder: ( clientId?: string ) => string[];
}

interface BlockActions {
	selectBlock: ( clientId: string ) => void;
}

const lineField = ( path: string ) =>
	document.querySelector< HTMLElement >( `[data-svc-mail="${ path }"]` );

/** The block at a path of the renderer; "" where there is none. */
function blockAt( path: string ): string {
	const { getBlockOrder } = select(
		'core/block-editor'
	) as unknown as BlockSelectors;
	return indexesOf( path ).reduce< string >(
		( parent, index ) => getBlockOrder( parent )[ index ] ?? '',
		''
	);
}

export const canGoTo = ( path: string ): boolean =>
	blockAt( path ) !== '' || lineField( path ) !== null;

/** Selects the block, or puts the focus into the field, that a warning is about. */
export function goTo( path: string ): void {
	const block = blockAt( path );
	if ( block !== '' ) {
		const { selectBlock }: BlockActions = dispatch(
			'core/block-editor'
		) as never;
		selectBlock( block );
		return;
	}
	// After the dialog has given the focus back.
	window.setTimeout( () => lineField( path )?.focus() );
}
