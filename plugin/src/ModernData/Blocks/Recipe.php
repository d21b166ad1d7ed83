<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Closure;
use Svc\Kernel\Schema\Type;

/** Builds the saved markup of one static block type from checked attributes. */
final class Recipe {

	/**
	 * @param array<string, Type>                                   $attributes
	 * @param Closure(array<string, mixed>, string, string): string $markup     Takes attributes, class names and inner markup.
	 * @param list<string>                                          $in_markup  Attributes that are parsed from the markup, so the block comment leaves them out.
	 * @param bool                                                  $is_parent  Whether it allows inner blocks.
	 * @param list<string>                                          $required
	 */
	public function __construct(
		public readonly array $attributes,
		public readonly Closure $markup,
		public readonly array $in_markup = array(),
		public readonly bool $is_parent = false,
		public readonly array $required = array(),
	) {}
}
