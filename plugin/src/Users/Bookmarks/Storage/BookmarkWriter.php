<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\OnSite;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Posts\Sites;

/**
 * Writes bookmarks, the wishlist and the page builder's marks at posts in one transaction.
 *
 * No code of other plugins runs inside the transaction: permissions to read posts are checked before it,
 * and actions fire after the commit.
 */
final class BookmarkWriter {

	/** @var array<int, true> User IDs in settled(). Prevents recursion, because the permission to read a post may depend on the wishlist. */
	private array $settling = array();

	public function __construct(
		private readonly Database $database,
		private readonly BookmarkStore $store,
		private readonly PostMarks $marks,
		private readonly MetaEvents $events,
		private readonly Posts $posts,
		private readonly Sites $sites,
	) {}

	/**
	 * @param list<int>                                         $site_ids Sites whose posts may be added or removed.
	 * @param callable(BookmarkList, StoredRows): BookmarkList $change   May run twice; throws to refuse.
	 */
	public function change( int $user_id, array $site_ids, callable $change ): BookmarkList {
		$marked = array_values( array_filter( array_unique( $site_ids ), array( $this->sites, 'has_builder' ) ) );
		sort( $marked );
		return $this->database->exclusively(
			array( self::lock( $user_id ), ...array_map( array( PostMarks::class, 'lock' ), $marked ) ),
			function () use ( $user_id, $marked, $change ): BookmarkList {
				$this->forget_user( $user_id );
				$rows  = $this->store->rows( $user_id );
				$after = $change( $rows->list, $rows );
				$this->write( $user_id, $rows, $after, $marked );
				return $after;
			}
		);
	}

	/** The stored rows, after changes of the wishlist's row have been applied to the bookmarks. */
	public function settled( int $user_id ): StoredRows {
		$rows  = $this->store->rows( $user_id );
		$main  = self::main_site();
		$drift = $rows->drift( $main );
		if ( $drift->is_empty() || isset( $this->settling[ $user_id ] ) ) {
			return $rows;
		}
		$this->settling[ $user_id ] = true;
		try {
			$readable = $this->posts->readable_ids( $user_id, $main, $drift->added );
			$this->change( $user_id, array( $main ), static fn ( BookmarkList $list, StoredRows $now ): BookmarkList => self::settle( $list, $now->drift( $main ), $main, $readable ) );
			return $this->store->rows( $user_id );
		} catch ( QueryFailed $failed ) {
			// A read must not fail because a write failed.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the caller gets the unchanged rows, so the error goes to the log only.
			error_log( "svc: $failed" );
			return $rows;
		} finally {
			unset( $this->settling[ $user_id ] );
		}
	}

	/** Corrects the mark at a post to match the bookmarks. */
	public function mark( int $user_id, int $site_id, int $post_id ): void {
		$this->database->exclusively(
			array( self::lock( $user_id ), PostMarks::lock( $site_id ) ),
			function () use ( $user_id, $site_id, $post_id ): void {
				$is    = null !== $this->store->rows( $user_id )->list->find_post( $site_id, $post_id );
				$posts = Difference::between( $is ? array() : array( $post_id ), $is ? array( $post_id ) : array() );
				$this->tell_of( $site_id, $posts, $this->marks->change( $user_id, $site_id, $posts ) );
			}
		);
	}

	/** Changes a post's count by a step, without a mark of an account. */
	public function count( int $site_id, int $post_id, int $step ): void {
		$this->database->exclusively(
			PostMarks::lock( $site_id ),
			fn () => $this->tell_of( $site_id, Difference::between( array(), array( $post_id ) ), $this->marks->count( $site_id, $post_id, $step ) )
		);
	}

	public static function lock( int $user_id ): string {
		return "bookmarks:$user_id";
	}

	/** The main site of the main network, because all networks share the accounts. Needs no query on the main network. */
	public static function main_site(): int {
		if ( ! is_multisite() ) {
			return get_current_blog_id();
		}
		return get_main_network_id() === get_current_network_id() ? get_main_site_id() : get_main_site_id( get_main_network_id() );
	}

	/** @param list<int> $readable */
	private static function settle( BookmarkList $list, Difference $drift, int $main, array $readable ): BookmarkList {
		$list  = $list->without_posts( $main, $drift->removed );
		$added = array_values( array_intersect( $drift->added, $readable ) );
		foreach ( array_slice( $added, -max( 1, $list->room() ), min( count( $added ), $list->room() ) ) as $post_id ) {
			$list = $list->with_post( $main, $post_id, Collection::GENERAL_ID, time() );
		}
		return $list;
	}

	/** @param list<int> $marked IDs of sites where the page builder runs. */
	private function write( int $user_id, StoredRows $rows, BookmarkList $after, array $marked ): void {
		$before = $rows->list;
		$this->database->afterwards( fn () => $this->forget_user( $user_id ) );
		$told = $rows->are_none() && array() === $after->bookmarks && array() === $after->collections ? array() : $this->store->write( $user_id, $rows, $after, self::main_site() );
		foreach ( $marked as $site_id ) {
			$posts = Difference::between( $before->post_ids( $site_id ), $after->post_ids( $site_id ) );
			if ( ! $posts->is_empty() ) {
				$this->database->afterwards( static fn () => self::forget_posts( $site_id, $posts ) );
				$told = array( ...$told, ...$this->marks->change( $user_id, $site_id, $posts ) );
			}
		}
		$this->tell( array( ...$told, ...self::views( $user_id, $rows, $after ) ) );
		foreach ( BookmarkEvents::between( $before, $after ) as $event ) {
			$this->database->after_commit( static fn () => $event( $user_id ) );
		}
	}

	/** @param list<MetaWrite> $told */
	private function tell_of( int $site_id, Difference $posts, array $told ): void {
		$this->database->afterwards( static fn () => self::forget_posts( $site_id, $posts ) );
		$this->tell( $told );
	}

	/** @param list<MetaWrite> $told */
	private function tell( array $told ): void {
		foreach ( $told as $write ) {
			$this->database->after_commit( fn () => $this->events->tell( $write ) );
		}
	}

	/**
	 * Changes of wishlists of other sites, which are derived from the bookmarks and have no row.
	 *
	 * @return list<MetaWrite>
	 */
	private static function views( int $user_id, StoredRows $rows, BookmarkList $after ): array {
		$told = array();
		foreach ( array_keys( $rows->list->posts() + $after->posts() ) as $site_id ) {
			$ids = $after->post_ids( $site_id );
			if ( self::main_site() !== $site_id && $ids !== $rows->list->post_ids( $site_id ) ) {
				$told[] = new MetaWrite( 'user', 'updated', $site_id, $rows->wishes[0]->id ?? 0, $user_id, Wishlist::KEY, Wishlist::of( $ids ) );
			}
		}
		return $told;
	}

	private function forget_user( int $user_id ): void {
		wp_cache_delete( $user_id, 'user_meta' );
		BookmarkLists::forget( $user_id );
	}

	private static function forget_posts( int $site_id, Difference $posts ): void {
		OnSite::run( $site_id, static fn (): array => wp_cache_delete_multiple( array( ...$posts->added, ...$posts->removed ), 'post_meta' ) );
	}
}
