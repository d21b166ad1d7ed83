<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use Closure;
use Svc\Kernel\Operation;

/** An operation under the name by which assistants find and call it. The operation is built on first use. */
final class Ability {

	private ?Operation $made = null;

	/**
	 * @param lowercase-string&non-falsy-string $name Namespace and action, such as `svc-users/list-profiles`.
	 * @param string                            $category Slug of a Category.
	 * @param string                            $guidance Advice on when and how to call it, added to the operation's own description.
	 * @param Closure(): Operation              $make
	 * @param Target|null                       $target   Where the operation has an id in its path.
	 * @param string                            $summary  One sentence for the people who switch it on and off; by default the operation's description.
	 * @param string                            $group    Heading under which settings list it; by default the category's.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $category,
		public readonly string $title,
		private readonly string $guidance,
		private readonly Closure $make,
		public readonly ?Target $target = null,
		private readonly string $summary = '',
		public readonly string $group = '',
	) {}

	public function operation(): Operation {
		return $this->made ??= ( $this->make )();
	}

	/** For people. */
	public function summary(): string {
		return '' === $this->summary ? $this->operation()->description : $this->summary;
	}

	/** For the model that chooses among all abilities. */
	public function description(): string {
		return trim( $this->operation()->description . ' ' . $this->guidance );
	}
}
