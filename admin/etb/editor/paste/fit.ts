import type { Block } from '@wordpress/blocks';

/** What Svc\EmailTemplates\Content\BlockRules says of the places of blocks. */
export interface Rules {
	/** Names of the blocks that may stand in a block; '' is the e-mail itself. */
	places: Record< string, string[] >;
	headings: number[];
	columns: { min: number; max: number };
	levels: number;
}

export interface Context {
	rules: Rules;
	/** The block as blocks with one of these names; null where WordPress knows no such transform. */
	convert: ( block: Block, names: string[] ) => Block[] | null;
	/** What a block has beside the blocks inside of it, as blocks. */
	besides: ( block: Block ) => Block[];
	changed: ( block: Block ) => void;
	leftOut: ( block: Block ) => void;
}

/** Blocks as an e-mail may have them inside of these ancestors, outermost first. */
export const fitted = (
	blocks: Block[],
	ancestors: string[],
	context: Context
): Block[] =>
	blocks.flatMap( ( block ) => fittedBlock( block, ancestors, context ) );

const namesIn = ( ancestors: string[], { rules }: Context ): string[] => {
	if ( ancestors.length >= rules.levels ) {
		return [];
	}
	const names = rules.places[ ancestors.at( -1 ) ?? '' ] ?? [];
	return ancestors.includes( 'core/column' )
		? names.filter( ( name ) => name !== 'core/columns' )
		: names;
};

/** Other programs give addresses of their own files and of parts of an e-mail, which WordPress cannot read. */
const isMissing = ( { name, attributes }: Block ): boolean =>
	name === 'core/image' &&
	! attributes.blob &&
	! /^(?:https?:|data:|blob:|\/|\{\{)/i.test(
		String( attributes.url ?? '' )
	);

function fittedBlock(
	block: Block,
	ancestors: string[],
	context: Context
): Block[] {
	if ( isMissing( block ) ) {
		context.leftOut( block );
		return [];
	}
	const names = namesIn( ancestors, context );
	if ( names.includes( block.name ) ) {
		return withInside( block, ancestors, context );
	}
	if ( block.innerBlocks.length > 0 ) {
		// A column goes with its columns, which are told of.
		if ( block.name !== 'core/column' ) {
			context.changed( block );
		}
		return fitted(
			[ ...context.besides( block ), ...block.innerBlocks ],
			ancestors,
			context
		);
	}
	const converted = context
		.convert( block, names )
		?.filter( ( { name } ) => names.includes( name ) );
	if ( ! converted?.length ) {
		context.leftOut( block );
		return [];
	}
	context.changed( block );
	return fitted( converted, ancestors, context );
}

function withInside(
	block: Block,
	ancestors: string[],
	context: Context
): Block[] {
	if ( block.name === 'core/heading' ) {
		return [ withLevel( block, context ) ];
	}
	const { rules, changed } = context;
	const innerBlocks = fitted(
		block.innerBlocks,
		[ ...ancestors, block.name ],
		context
	);
	if ( block.name === 'core/columns' && ! hasRoom( innerBlocks, rules ) ) {
		changed( block );
		return innerBlocks.flatMap( ( column ) => column.innerBlocks );
	}
	// A block of which nothing is left says nothing.
	return block.innerBlocks.length > 0 &&
		innerBlocks.length === 0 &&
		block.name !== 'core/column'
		? []
		: [ { ...block, innerBlocks } ];
}

const hasRoom = ( inner: Block[], { columns }: Rules ): boolean =>
	inner.length >= columns.min && inner.length <= columns.max;

function withLevel( block: Block, { rules, changed }: Context ): Block {
	const level = Number( block.attributes.level ?? 2 );
	if ( rules.headings.includes( level ) ) {
		return block;
	}
	changed( block );
	return {
		...block,
		attributes: {
			...block.attributes,
			level: Math.max( ...rules.headings ),
		},
	};
}
