import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { mail } from './data';

interface Props {
	name: string;
	clientId: string;
}

interface Actions {
	__unstableMarkNextChangeAsNotPersistent: () => void;
	replaceBlocks: ( id: string, blocks: Block[] ) => void;
	replaceInnerBlocks: (
		id: string,
		blocks: Block[],
		selects: boolean
	) => void;
}

const none: Block[] = [];

const insideOf = ( columns: Block[] ): Block[] =>
	columns.flatMap( ( { innerBlocks } ) => innerBlocks );

/** The last allowed column gets the blocks of those after it. */
function withoutSurplus( columns: Block[], max: number ): Block[] {
	const kept = columns.slice( 0, max );
	return kept.map( ( column, index ) =>
		index === max - 1
			? { ...column, innerBlocks: insideOf( columns.slice( index ) ) }
			: column
	);
}

/** Corrects the number after each change: by its control, or by deleting, duplicating and dragging columns. */
const withCount = ( BlockEdit: ComponentType< Props > ) =>
	function WithCount( props: Props ) {
		const { name, clientId } = props;
		const { min, max } = mail().rules.columns;
		const columns = useSelect(
			( select ) =>
				name === 'core/columns'
					? (
							select( 'core/block-editor' ) as unknown as {
								getBlocks: ( id: string ) => Block[];
							}
						 ).getBlocks( clientId )
					: none,
			[ name, clientId ]
		);
		const {
			replaceBlocks,
			replaceInnerBlocks,
			__unstableMarkNextChangeAsNotPersistent: joinUndo,
		} = useDispatch( 'core/block-editor' ) as unknown as Actions;
		useEffect( () => {
			if ( columns.length > max ) {
				joinUndo();
				replaceInnerBlocks(
					clientId,
					withoutSurplus( columns, max ),
					false
				);
			}
			// Columns that are new have none, until a layout is chosen.
			if ( columns.length > 0 && columns.length < min ) {
				const inside = insideOf( columns );
				joinUndo();
				replaceBlocks(
					clientId,
					inside.length > 0
						? inside
						: [ createBlock( 'core/paragraph' ) ]
				);
			}
		}, [
			columns,
			min,
			max,
			clientId,
			joinUndo,
			replaceBlocks,
			replaceInnerBlocks,
		] );
		return <BlockEdit { ...props } />;
	};

/** E-mails have two to four columns: of more, the last has what the others had; one alone becomes what is in it. */
export function limitColumns(): void {
	addFilter( 'editor.BlockEdit', 'svc/mail-columns', withCount );
}
