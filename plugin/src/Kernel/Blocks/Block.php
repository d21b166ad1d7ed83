<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use WP_Block;

/** What a block shows, rendered when the page is. */
interface Block {

	/**
	 * @param array<string, mixed> $attributes As its block.json declares them, defaults filled in.
	 * @param string               $content    Of its inner blocks.
	 */
	public function render( array $attributes, string $content, WP_Block $block ): string;
}
