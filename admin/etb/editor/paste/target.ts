import {
	hasBlockSupport,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';
import { select } from '@wordpress/data';

interface Selectors {
	getSelectedBlockClientIds: () => string[];
	getBlockParents: ( id: string ) => string[];
	getBlockName: ( id: string ) => string | null;
	canInsertBlockType: ( name: string, root: string ) => boolean;
	__unstableIsFullySelected: () => boolean;
}

/** Blocks whose own blocks WordPress makes of what is pasted into one of them. */
const wholes = [
	'core/list',
	'core/buttons',
	'core/columns',
	'core/social-links',
];

/** Where WordPress puts what is pasted. */
export interface Target {
	/** Names of the blocks around it, outermost first. */
	ancestors: string[];
	accepts: ( block: Block ) => boolean;
	/** Whether whole blocks are selected, which WordPress replaces; else it makes inline content of what it can. */
	mode: 'BLOCKS' | 'AUTO';
}

/** Null where WordPress takes the text alone, as in a cell of a table. */
export function target(): Target | null {
	const { getSelectedBlockClientIds, getBlockParents, ...editor } = select(
		'core/block-editor'
	) as unknown as Selectors;
	const nameOf = ( id: string ) => editor.getBlockName( id ) ?? '';
	const selected = getSelectedBlockClientIds();
	const [ first = '' ] = selected;
	const isWhole = editor.__unstableIsFullySelected();
	if (
		selected.length === 1 &&
		! isWhole &&
		! hasBlockSupport( nameOf( first ), 'splitting', false )
	) {
		return null;
	}
	const parents = first === '' ? [] : getBlockParents( first );
	const root = parents.at( -1 ) ?? '';
	const around = nameOf( root );
	const becomesPart = ! isWhole && wholes.includes( around );
	return {
		ancestors: parents
			.slice( 0, becomesPart ? -1 : undefined )
			.map( nameOf ),
		accepts: ( block ) =>
			editor.canInsertBlockType( block.name, root ) ||
			( becomesPart &&
				( block.name === around ||
					switchToBlockType( block, around ) !== null ) ),
		mode: isWhole && selected.length > 0 ? 'BLOCKS' : 'AUTO',
	};
}
