<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Wishlist;

use Svc\Users\Bookmarks\Posts\Sites;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Svc\Users\Bookmarks\Storage\Difference;
use Svc\Users\Bookmarks\Storage\PostMarks;
use Svc\Users\Bookmarks\Storage\Wishlist;

/**
 * Synchronizes the page builder's marks at posts with the bookmarks.
 *
 * The builder writes the count, then the mark, then the wishlist. If it fails in between, the data must stay consistent:
 * its mark changes the bookmark, and its count is held back until the mark.
 */
final class MarkFollower {

	private bool $is_reading = false;

	/** @var array<string, list<int>> User IDs marked at a post as last returned to or written by this request, by site and post. */
	private array $known_users = array();

	public function __construct(
		private readonly BookmarkWriter $writer,
		private readonly Wishes $wishes,
		private readonly BookmarkLists $lists,
		private readonly Sites $sites,
		private readonly WishCounts $counts,
	) {}

	public function start(): void {
		if ( $this->sites->has_builder( get_current_blog_id() ) ) {
			add_filter( 'get_post_metadata', array( $this, 'read' ), 10, 3 );
			add_filter( 'update_post_metadata', array( $this, 'update' ), 10, 4 );
			add_filter( 'add_post_metadata', array( $this, 'update' ), 10, 4 );
			add_action( 'shutdown', array( $this->counts, 'write_waiting' ) );
		}
	}

	public function read( mixed $found, mixed $post_id, mixed $key ): mixed {
		if ( null !== $found || $this->is_reading || ! $this->is_ours( $key ) ) {
			return $found;
		}
		$post_id = (int) $post_id;
		$value   = $this->stored( $post_id, $key );
		if ( PostMarks::COUNT === $key ) {
			return $this->counts->read( $post_id, (int) $value );
		}
		$marked = Wishlist::ids( $value );
		$users  = $this->corrected( $post_id, $marked );

		$this->known_users[ self::place( $post_id ) ] = $users;
		return $users === $marked ? null : array( Wishlist::of( $users, 'user' ) );
	}

	public function update( mixed $done, mixed $post_id, mixed $key, mixed $value ): mixed {
		if ( null !== $done || ! $this->is_ours( $key ) ) {
			return $done;
		}
		$post_id = (int) $post_id;
		if ( PostMarks::USERS === $key ) {
			return $this->mark( $post_id, Wishlist::ids( $value ) );
		}
		return is_numeric( $value ) ? $this->counts->write( $post_id, (int) $this->stored( $post_id, $key ), (int) $value ) : $done;
	}

	/** @param list<int> $written */
	private function mark( int $post_id, array $written ): bool {
		$site_id = get_current_blog_id();
		$known   = $this->known_users[ self::place( $post_id ) ] ?? $this->corrected( $post_id, Wishlist::ids( $this->stored( $post_id, PostMarks::USERS ) ) );
		$users   = Difference::between( $known, $written );
		$changed = false;
		$this->counts->drop( $post_id );
		foreach ( self::whose( array( ...$users->added, ...$users->removed ) ) as $user_id ) {
			$is_added = in_array( $user_id, $users->added, true );
			$answer   = $this->wishes->write( $user_id, $site_id, $is_added ? array() : array( $post_id ), $is_added ? array( $post_id ) : array() );
			if ( false === $answer ) {
				// No bookmark has changed, but the stored mark may be wrong.
				$this->writer->mark( $user_id, $site_id, $post_id );
			}
			$changed = $changed || true === $answer;
		}
		$this->known_users[ self::place( $post_id ) ] = $written;
		return $changed;
	}

	/**
	 * Corrects the current account's mark by its bookmarks, which may be older than the page builder.
	 *
	 * @param list<int> $marked
	 * @return list<int>
	 */
	private function corrected( int $post_id, array $marked ): array {
		$user_id = get_current_user_id();
		$is      = $user_id > 0 && null !== $this->lists->of( $user_id )?->find_post( get_current_blog_id(), $post_id );
		if ( 0 === $user_id || in_array( $user_id, $marked, true ) === $is ) {
			return $marked;
		}
		return $is ? array( ...$marked, $user_id ) : array_values( array_diff( $marked, array( $user_id ) ) );
	}

	/**
	 * Only changes of the current account count where one is logged in; other accounts' marks may be outdated in the request.
	 *
	 * @param list<int> $users
	 * @return list<int>
	 */
	private static function whose( array $users ): array {
		return is_user_logged_in() ? array_values( array_intersect( $users, array( get_current_user_id() ) ) ) : $users;
	}

	private function stored( int $post_id, string $key ): mixed {
		$this->is_reading = true;
		try {
			return get_metadata_raw( 'post', $post_id, $key, true );
		} finally {
			$this->is_reading = false;
		}
	}

	/** @phpstan-assert-if-true string $key */
	private function is_ours( mixed $key ): bool {
		return in_array( $key, array( PostMarks::USERS, PostMarks::COUNT ), true ) && $this->sites->has_builder( get_current_blog_id() );
	}

	private static function place( int $post_id ): string {
		return get_current_blog_id() . " $post_id";
	}
}
