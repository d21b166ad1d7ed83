<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

/** Writes checked blocks as WordPress stores them. */
final class BlockWriter {

	public function __construct( private readonly BlockKinds $kinds ) {}

	/** @param list<CheckedBlock> $blocks */
	public function markup( array $blocks ): string {
		return implode( "\n\n", array_map( $this->block( ... ), $blocks ) );
	}

	private function block( CheckedBlock $block ): string {
		$recipe = $this->kinds->recipe( $block->type->name );
		if ( null === $recipe ) {
			return get_comment_delimited_block_content( $block->type->name, $block->attributes, '' );
		}
		$inner  = $this->markup( $block->inner );
		$markup = ( $recipe->markup )( $block->attributes, self::classes( $block ), $inner );
		return get_comment_delimited_block_content( $block->type->name, array_diff_key( $block->attributes, array_flip( $recipe->in_markup ) ), "\n$markup\n" );
	}

	/** Class names as in the editor: from the block's name, unless the block opts out. */
	private static function classes( CheckedBlock $block ): string {
		$wants = ( (array) $block->type->supports )['className'] ?? true;
		return false === $wants ? '' : 'wp-block-' . str_replace( '/', '-', (string) preg_replace( '~^core/~', '', $block->type->name ) );
	}
}
