<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** What somebody who wrote a whole list has changed of it. */
final class Difference {

	/**
	 * @param list<int> $added
	 * @param list<int> $removed
	 */
	private function __construct(
		public readonly array $added,
		public readonly array $removed,
	) {}

	/**
	 * @param list<int> $known   What the writer had read before.
	 * @param list<int> $written
	 */
	public static function between( array $known, array $written ): self {
		return new self( array_values( array_diff( $written, $known ) ), array_values( array_diff( $known, $written ) ) );
	}

	public function is_empty(): bool {
		return array() === $this->added && array() === $this->removed;
	}
}
