<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** The user meta rows of an account's bookmarks and wishlist, as read. */
final class StoredRows {

	public readonly BookmarkList $list;

	/**
	 * @param list<StoredRow> $bookmarks At most one row, unless code without the lock has written more.
	 * @param list<StoredRow> $wishes
	 */
	public function __construct(
		public readonly array $bookmarks,
		public readonly array $wishes,
	) {
		$this->list = StoredList::merged( array_map( static fn ( StoredRow $row ): BookmarkList => StoredList::read( $row->value() ), $bookmarks ) );
	}

	public function are_none(): bool {
		return array() === $this->bookmarks && array() === $this->wishes;
	}

	/**
	 * Differences of the wishlist's row from the bookmarks, written by SQL or while the plugin was inactive.
	 *
	 * A missing or invalid row is no difference.
	 */
	public function drift( int $main_site_id ): Difference {
		$wishes = array_filter( $this->wishes, static fn ( StoredRow $row ): bool => Wishlist::is_list( $row->value() ) );
		$known  = $this->list->post_ids( $main_site_id );
		$said   = array_merge( ...array_values( array_map( static fn ( StoredRow $row ): array => Wishlist::ids( $row->value() ), $wishes ) ) );
		return Difference::between( $known, array() === $wishes ? $known : array_values( array_unique( $said ) ) );
	}
}
