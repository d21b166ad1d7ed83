<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use WP_Block;

/** A dynamic block: rendered on the server with each page view. */
interface Block {

	/**
	 * @param array<string, mixed> $attributes As its block.json declares them, defaults filled in.
	 * @param string               $content    Rendered inner blocks.
	 */
	public function render( array $attributes, string $content, WP_Block $block ): string;
}
