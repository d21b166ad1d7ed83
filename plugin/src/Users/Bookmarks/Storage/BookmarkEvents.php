<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Closure;

/** WordPress actions for the differences between two lists. */
final class BookmarkEvents {

	/** @return list<Closure(int): void> Each takes the user ID of the bookmarks' owner. */
	public static function between( BookmarkList $before, BookmarkList $after ): array {
		$events = array();
		foreach ( array_diff_key( $after->bookmarks, $before->bookmarks ) as $bookmark ) {
			/**
			 * Fires after a bookmark has been added, by the API, a block or the page builder.
			 *
			 * @param Bookmark $bookmark
			 * @param int      $user_id
			 */
			$events[] = static fn ( int $user_id ) => do_action( 'svc_bookmark_added', $bookmark, $user_id );
		}
		foreach ( array_intersect_key( $before->bookmarks, $after->bookmarks ) as $id => $old ) {
			$new = $after->bookmarks[ $id ];
			if ( $new->collection_id !== $old->collection_id ) {
				/**
				 * Fires after a bookmark has been moved to another collection.
				 *
				 * @param Bookmark $new
				 * @param Bookmark $old
				 * @param int      $user_id
				 */
				$events[] = static fn ( int $user_id ) => do_action( 'svc_bookmark_moved', $new, $old, $user_id );
			}
		}
		foreach ( array_diff_key( $before->bookmarks, $after->bookmarks ) as $bookmark ) {
			/**
			 * Fires after a bookmark has been removed.
			 *
			 * @param Bookmark $bookmark
			 * @param int      $user_id
			 */
			$events[] = static fn ( int $user_id ) => do_action( 'svc_bookmark_removed', $bookmark, $user_id );
		}
		return $events;
	}
}
