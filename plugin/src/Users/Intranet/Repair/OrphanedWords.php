<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\SearchIndex;

/** Words in the search index whose profile is deleted. They slow the search down without a result. */
final class OrphanedWords implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly SearchIndex $index,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( int $profile_id ): Problem => new Problem( ProblemKind::LostWords, $profile_id, "#$profile_id" ),
			$this->rows->words_of_nobody()
		);
	}

	/** Always true: the ID of a deleted profile is never used again. */
	public function is_there( Problem $problem ): bool {
		return true;
	}

	public function repair( Problem $problem ): void {
		$this->index->remove( $problem->profile_id );
	}
}
