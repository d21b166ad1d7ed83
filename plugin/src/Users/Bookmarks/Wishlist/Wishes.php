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

/** What the page builder changes, as changes of bookmarks. */
final class Wishes {

	public function __construct(
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
		private readonly Posts $posts,
		private readonly BookmarkLimits $limits,
	) {}

	/**
	 * Only what the writer has changed of what it had read counts, so that an old list takes back nobody else's change.
	 *
	 * @param list<int>|null $known   Null where it had read nothing: then what is written is what shall be.
	 * @param list<int>      $written Ids that are no posts which this user may read are left out.
	 * @return bool|null Whether anything has changed; null where it was refused.
	 */
	public function write( int $user_id, int $site_id, ?array $known, array $written ): ?bool {
		try {
			return $this->change( $user_id, $site_id, $known, $written );
		} catch ( Failure ) {
			return null;
		} catch ( Throwable $error ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the builder has no ear for it.
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
