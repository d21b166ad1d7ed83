<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** The rows of user meta in which a user's bookmarks and wishlist are, as they were found. */
final class StoredRows {

	public readonly BookmarkList $list;

	/**
	 * @param list<StoredRow> $bookmarks One, unless code without a lock has written them.
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
	 * What the wishlist's row says that the bookmarks do not: written by SQL, or while the plugin was off.
	 *
	 * A row that is missing or junk says nothing.
	 */
	public function drift( int $main_site_id ): Difference {
		$wishes = array_filter( $this->wishes, static fn ( StoredRow $row ): bool => Wishlist::is_list( $row->value() ) );
		$known  = $this->list->post_ids( $main_site_id );
		$said   = array_merge( ...array_values( array_map( static fn ( StoredRow $row ): array => Wishlist::ids( $row->value() ), $wishes ) ) );
		return Difference::between( $known, array() === $wishes ? $known : array_values( array_unique( $said ) ) );
	}
}
