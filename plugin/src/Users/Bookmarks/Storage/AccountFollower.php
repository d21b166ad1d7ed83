<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Database\Database;

/** Removes an account's bookmarks and its marks at posts when the account is deleted. */
final class AccountFollower {

	/** @var array<int, true> */
	private array $leaving = array();

	public function __construct(
		private readonly Database $database,
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
	) {}

	/** Whether WordPress is deleting the account. The deletion of its user meta then is no change of the wishlist. */
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
