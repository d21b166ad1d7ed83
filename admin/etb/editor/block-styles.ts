import { unregisterBlockStyle } from '@wordpress/blocks';
import { select, subscribe } from '@wordpress/data';
import { mail } from './data';

interface BlockSelectors {
	getBlockStyles: ( block: string ) => { name: string }[] | undefined;
}

/** Takes away what themes and plugins register, now or later: the renderer draws blocks in one style. */
export function removeBlockStyles(): void {
	const { getBlockStyles } = select(
		'core/blocks'
	) as unknown as BlockSelectors;
	const remove = () => {
		for ( const block of mail().blocks ) {
			for ( const { name } of getBlockStyles( block ) ?? [] ) {
				unregisterBlockStyle( block, name );
			}
		}
	};
	remove();
	subscribe( remove, 'core/blocks' );
}
