<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Database\Database;

/** Somebody who is deleted takes the own bookmarks along, and the marks at their posts. */
final class AccountFollower {

	/** @var array<int, true> */
	private array $leaving = array();

	public function __construct(
		private readonly Database $database,
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
	) {}

	/** WordPress is about to delete this user's meta, which is nobody's change of a wishlist. */
	public function is_leaving( int $user_id ): bool {
		return isset( $this->leaving[ $user_id ] );
	}

	public function leave( int $user_id ): void {
		$list = $this->lists->of( $user_id );
		if ( null !== $list && array() !== $list->bookmarks ) {
			$this->writer->change( $user_id, array_keys( $list->posts() ), static fn ( BookmarkList $now ): BookmarkList => new BookmarkList( next_id: $now->next_id ) );
		}
		$this->leaving[ $user_id ] = true;
	}

	public function forget( int $user_id ): void {
		if ( $this->is_leaving( $user_id ) ) {
			$this->database->forget_lock( BookmarkWriter::lock( $user_id ) );
			BookmarkLists::forget( $user_id );
			unset( $this->leaving[ $user_id ] );
		}
	}
}
