<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Wishlist;

use Svc\Kernel\Failure;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Storage\BookmarkLimits;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Svc\Users\Bookmarks\Storage\Collection;
use Svc\Users\Bookmarks\Storage\Difference;
use Throwable;

/** Applies the page builder's changes of wishlists to bookmarks. */
final class Wishes {

	public function __construct(
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
		private readonly Posts $posts,
		private readonly BookmarkLimits $limits,
	) {}

	/**
	 * Applies only the differences from the list that the writer had read, so that an outdated list reverts no other change.
	 *
	 * @param list<int>|null $known   Null where the writer had read no list: then $written replaces the list.
	 * @param list<int>      $written Post IDs. Posts that the account may not read are left out.
	 * @return bool|null Whether a bookmark has changed; null where the change was refused or failed.
	 */
	public function write( int $user_id, int $site_id, ?array $known, array $written ): ?bool {
		try {
			return $this->change( $user_id, $site_id, $known, $written );
		} catch ( Failure ) {
			return null;
		} catch ( Throwable $error ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the page builder does not handle errors.
			error_log( "svc: $error" );
			return null;
		}
	}

	/**
	 * @param list<int>|null $known
	 * @param list<int>      $written
	 */
	private function change( int $user_id, int $site_id, ?array $known, array $written ): bool {
		if ( null !== $known && Difference::between( $known, $written )->is_empty() ) {
			return false;
		}
		$list     = $this->lists->of( $user_id ) ?? new BookmarkList();
		$readable = $this->posts->readable_ids( $user_id, $site_id, Difference::between( $known ?? array(), $written )->added );
		$spare    = $this->limits->spare( $list, count( $readable ) );
		$changed  = false;
		$this->writer->change(
			$user_id,
			array( $site_id, ...array_keys( $spare ) ),
			static function ( BookmarkList $list ) use ( $site_id, $known, $written, $readable, $spare, &$changed ): BookmarkList {
				$asked = Difference::between( $known ?? $list->post_ids( $site_id ), $written );
				$after = $list->without_posts( $site_id, $asked->removed );
				$added = array_diff( array_intersect( $asked->added, $readable ), $after->post_ids( $site_id ) );
				$after = BookmarkLimits::make( $after, count( $added ), $spare );
				foreach ( $added as $post_id ) {
					$after = $after->with_post( $site_id, $post_id, Collection::GENERAL_ID, time() );
				}
				$changed = $after->posts() !== $list->posts();
				return $changed ? $after : $list;
			}
		);
		return $changed;
	}
}
