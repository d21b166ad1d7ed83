<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Wishlist;

use Svc\Users\Bookmarks\Storage\AccountFollower;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkStore;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Svc\Users\Bookmarks\Storage\Difference;
use Svc\Users\Bookmarks\Storage\MetaEvents;
use Svc\Users\Bookmarks\Storage\Wishlist;

/**
 * Makes WordPress's metadata functions read and write `_wished_posts` as each site's own list.
 *
 * Only the main site's list is stored in the row; those of other sites are derived from the bookmarks.
 */
final class WishlistFollower {

	private bool $is_reading = false;

	/** @var array<string, list<int>> Post IDs of a list as last returned to or written by this request, by site and account. */
	private array $known = array();

	public function __construct(
		private readonly Wishes $wishes,
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
		private readonly BookmarkStore $store,
		private readonly MetaEvents $events,
		private readonly AccountFollower $leaver,
	) {}

	public function read( mixed $found, mixed $user_id, mixed $key, mixed $single ): mixed {
		$user_id = (int) $user_id;
		if ( null !== $found || $this->is_reading || $this->leaver->is_leaving( $user_id ) ) {
			return $found;
		}
		if ( ! $key ) {
			return $single ? null : $this->all( $user_id );
		}
		if ( Wishlist::KEY !== $key ) {
			return null;
		}
		$list = $this->lists->of( $user_id );
		$ids  = null === $list ? array() : $list->post_ids( get_current_blog_id() );

		$this->known[ self::place( $user_id ) ] = $ids;
		return null === $list ? null : array( Wishlist::of( $ids ) );
	}

	public function update( mixed $done, mixed $user_id, mixed $key, mixed $value, mixed $previous ): mixed {
		$user_id = (int) $user_id;
		if ( ! $this->is_asked( $done, $user_id, $key ) ) {
			return $done;
		}
		if ( ! empty( $previous ) && ! $this->is( $user_id, $previous ) ) {
			return false;
		}
		return $this->write( $user_id, $this->known[ self::place( $user_id ) ] ?? null, Wishlist::ids( $value ) );
	}

	/** Adds the posts to the existing list instead of adding a second row. */
	public function add( mixed $done, mixed $user_id, mixed $key, mixed $value, mixed $unique ): mixed {
		$user_id = (int) $user_id;
		if ( ! $this->is_asked( $done, $user_id, $key ) ) {
			return $done;
		}
		if ( $unique && null !== $this->lists->of( $user_id ) ) {
			return false;
		}
		$is_done = null !== $this->wishes->write( $user_id, get_current_blog_id(), array(), Wishlist::ids( $value ) );
		unset( $this->known[ self::place( $user_id ) ] );
		return $is_done ? ( $this->store->rows( $user_id )->wishes[0]->id ?? true ) : false;
	}

	public function delete( mixed $done, mixed $user_id, mixed $key, mixed $value, mixed $everybody ): mixed {
		$user_id = (int) $user_id;
		if ( ! $this->is_asked( $done, $user_id, $key ) ) {
			return $done;
		}
		return $everybody ? $this->delete_all( $value ) : $this->delete_one( $user_id, $value );
	}

	/** Follows a write that bypassed the filters: by the row's ID, or to the bookmarks' row. */
	public function follow( mixed $row_id, mixed $user_id, mixed $key ): void {
		$user_id = (int) $user_id;
		if ( ! $this->is_news( $user_id, $key ) ) {
			return;
		}
		BookmarkLists::forget( $user_id );
		if ( BookmarkStore::KEY === $key ) {
			$this->writer->change( $user_id, array(), static fn ( BookmarkList $list ): BookmarkList => $list );
		} else {
			$this->lists->of( $user_id );
		}
	}

	public function follow_deletion( mixed $row_ids, mixed $user_id, mixed $key ): void {
		$user_id = (int) $user_id;
		if ( Wishlist::KEY === $key && $this->is_news( $user_id, $key ) ) {
			$this->wishes->write( $user_id, BookmarkWriter::main_site(), null, array() );
		} else {
			$this->follow( $row_ids, $user_id, $key );
		}
	}

	private function is_news( int $user_id, mixed $key ): bool {
		return in_array( $key, array( Wishlist::KEY, BookmarkStore::KEY ), true )
			&& $user_id > 0
			&& ! $this->events->are_ours()
			&& ! $this->leaver->is_leaving( $user_id );
	}

	private function delete_one( int $user_id, mixed $value ): bool {
		$is_any = '' === $value || null === $value || false === $value;
		$list   = $this->lists->of( $user_id );
		if ( null === $list || ( ! $is_any && ! $this->is( $user_id, $value ) ) ) {
			return false;
		}
		$ids = $list->post_ids( get_current_blog_id() );
		return $this->write( $user_id, $this->known[ self::place( $user_id ) ] ?? $ids, array() );
	}

	private function delete_all( mixed $value ): bool {
		$is_done = false;
		for ( $after = 0; ; $after = end( $users ) ) {
			$users = $this->store->users( $after, 500 );
			if ( array() === $users ) {
				return $is_done;
			}
			foreach ( $users as $user_id ) {
				$is_done = $this->delete_one( $user_id, $value ) || $is_done;
			}
		}
	}

	/**
	 * @param list<int>|null $known
	 * @param list<int>      $written
	 */
	private function write( int $user_id, ?array $known, array $written ): bool {
		$changed = $this->wishes->write( $user_id, get_current_blog_id(), $known, $written );
		if ( null !== $changed ) {
			$this->known[ self::place( $user_id ) ] = $written;
		}
		return true === $changed;
	}

	/** All user meta in WordPress's form, with the wishlist of the current site. */
	private function all( int $user_id ): mixed {
		$this->is_reading = true;
		try {
			$all = get_metadata_raw( 'user', $user_id );
		} finally {
			$this->is_reading = false;
		}
		if ( is_array( $all ) && ( isset( $all[ Wishlist::KEY ] ) || isset( $all[ BookmarkStore::KEY ] ) ) ) {
			$list                  = $this->lists->of( $user_id ) ?? new BookmarkList();
			$all[ Wishlist::KEY ] = array( maybe_serialize( Wishlist::of( $list->post_ids( get_current_blog_id() ) ) ) );
		}
		return $all;
	}

	private function is( int $user_id, mixed $value ): bool {
		$list = $this->lists->of( $user_id ) ?? new BookmarkList();
		return Difference::between( $list->post_ids( get_current_blog_id() ), Wishlist::ids( $value ) )->is_empty();
	}

	private function is_asked( mixed $done, int $user_id, mixed $key ): bool {
		return null === $done && Wishlist::KEY === $key && ! $this->leaver->is_leaving( $user_id );
	}

	private static function place( int $user_id ): string {
		return get_current_blog_id() . " $user_id";
	}
}
