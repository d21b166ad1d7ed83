<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Closure;
use Svc\Kernel\Schema\Type;

/** How one block that keeps its own markup is made, from checked attributes alone. */
final class Recipe {

	/**
	 * @param array<string, Type>                                   $attributes
	 * @param Closure(array<string, mixed>, string, string): string $markup     Of the attributes, the class names and what is within.
	 * @param list<string>                                          $in_markup  Attributes that are read from the markup, so the comment does not repeat them.
	 * @param bool                                                  $is_parent  Whether it takes blocks within.
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
