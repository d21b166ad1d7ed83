<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use WP_Block_Type;

/** A validated block, ready for writing. */
final class CheckedBlock {

	/**
	 * @param array<string, mixed> $attributes
	 * @param list<self>           $inner
	 */
	public function __construct(
		public readonly WP_Block_Type $type,
		public readonly array $attributes,
		public readonly array $inner,
	) {}
}
