<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Closure;

/** The blocks of a component. Each is built when a page contains it. */
final class BlockSet {

	/**
	 * @param non-empty-string                $category Slug of the category in the inserter, which has the title of the component.
	 * @param array<string, Closure(): Block> $blocks   By the folder of its block.json, which is also its name after `svc/`.
	 * @param (Closure(): array<string, mixed>)|null $editor_data   Members of `window.svcBlocks` in the editor.
	 * @param (Closure(): void)|null                 $register_more Registers patterns and binding sources, together with the blocks.
	 */
	public function __construct(
		public readonly string $category,
		public readonly array $blocks,
		public readonly ?Closure $editor_data = null,
		public readonly ?Closure $register_more = null,
	) {}
}
