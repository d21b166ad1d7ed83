<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Users\Bookmarks\BookmarkFeature;

/** Several user meta rows for one list of bookmarks or one wishlist. Reading merges the rows; the repair stores the merged list in one. */
final class DoubledBookmarks implements Check {

	public function __construct(
		private readonly Database $database,
		private readonly RepairStore $rows,
		private readonly BookmarkFeature $bookmarks,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Problem => new Problem( ProblemKind::DoubledMeta, 0, (string) $row['display_name'], "{$row['user_id']} " . strtolower( (string) $row['meta_key'] ) ),
			$this->rows->doubled_account_meta( ...BookmarkFeature::META )
		);
	}

	public function is_there( Problem $problem ): bool {
		list( $user_id, $key ) = explode( ' ', $problem->key );
		return count( $this->rows->meta_ids( (int) $user_id, $key ) ) > 1;
	}

	/** Runs after the commit, because bookmarks have their own lock and call filters of other plugins. */
	public function repair( Problem $problem ): void {
		$this->database->after_commit( fn () => $this->bookmarks->tidy( (int) $problem->key ) );
	}
}
