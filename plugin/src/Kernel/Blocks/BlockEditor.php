<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Svc\Kernel\Component;

/** What editors need besides the blocks themselves. */
final class BlockEditor {

	/**
	 * Printed in the head, before the scripts of the blocks.
	 *
	 * @param list<BlockSet> $sets
	 */
	public static function add_data( array $sets ): void {
		$data = array();
		foreach ( $sets as $set ) {
			$data += null === $set->editor_data ? array() : ( $set->editor_data )();
		}
		wp_register_script( 'svc-blocks-data', false, array(), '1', false );
		wp_enqueue_script( 'svc-blocks-data' );
		wp_add_inline_script( 'svc-blocks-data', 'window.svcBlocks = ' . wp_json_encode( (object) $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';' );
	}

	/**
	 * @param array<mixed>             $categories
	 * @param array<string, Component> $components
	 * @return array<mixed>
	 */
	public static function with_categories( array $categories, array $components ): array {
		foreach ( $components as $component ) {
			$set = $component->blocks();
			if ( null !== $set ) {
				$categories[] = array(
					'slug'  => $set->category,
					'title' => $component->title(),
				);
			}
		}
		return $categories;
	}
}
