<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** The IDs that differ between the list a writer had read and the list it wrote. */
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
	 * @param list<int> $known   The list that the writer had read.
	 * @param list<int> $written
	 */
	public static function between( array $known, array $written ): self {
		return new self( array_values( array_diff( $written, $known ) ), array_values( array_diff( $known, $written ) ) );
	}

	public function is_empty(): bool {
		return array() === $this->added && array() === $this->removed;
	}
}
