<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Closure;

/** The blocks of a component. Each is built when a page contains it. */
final class BlockSet {

	/**
	 * @param non-empty-string                $category Slug of the category in the inserter.
	 * @param array<string, Closure(): Block> $blocks   By the folder of its block.json, which is also its name after `svc/`.
	 */
	public function __construct(
		public readonly string $category,
		public readonly string $title,
		public readonly array $blocks,
	) {}
}
