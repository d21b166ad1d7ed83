<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Failure;
use Svc\Users\Bookmarks\Posts\Posts;

/** Enforces the maximum numbers of bookmarks and collections. A full list first loses bookmarks of deleted posts. */
final class BookmarkLimits {

	public function __construct( private readonly Posts $posts ) {}

	/**
	 * Finds deleted posts. Runs before the transaction, because it reads posts.
	 *
	 * @return array<int, list<int>> Post IDs by site whose bookmarks may be removed.
	 */
	public function spare( ?BookmarkList $list, int $more ): array {
		return null === $list || $list->room() >= $more ? array() : $this->posts->gone( $list->posts() );
	}

	/**
	 * @param array<int, list<int>> $spare
	 * @throws Failure When the list is full.
	 */
	public static function make( BookmarkList $list, int $more, array $spare ): BookmarkList {
		if ( $list->room() >= $more ) {
			return $list;
		}
		foreach ( $spare as $site_id => $post_ids ) {
			$list = $list->without_posts( $site_id, $post_ids );
		}
		if ( $list->room() < $more ) {
			/* translators: %s: largest allowed number of bookmarks. */
			throw Failure::invalid( array( 'post_id' => sprintf( __( 'You have %s bookmarks, which is as many as there can be. Remove some first.', 'svc' ), number_format_i18n( BookmarkList::MAX ) ) ) );
		}
		return $list;
	}

	/**
	 * Finds the collection of this name, or creates it.
	 *
	 * @return array{BookmarkList, int} The list, and the collection's ID.
	 * @throws Failure When a new collection would exceed the maximum.
	 */
	public static function collection( BookmarkList $list, string $name, string $field ): array {
		$id = $list->collection_id( $name );
		if ( null !== $id ) {
			return array( $list, $id );
		}
		// General is not in the list, but counts towards the maximum.
		if ( count( $list->collections ) + 1 >= BookmarkList::MAX_COLLECTIONS ) {
			/* translators: %s: largest allowed number of collections. */
			throw Failure::invalid( array( $field => sprintf( __( 'You have %s collections, which is as many as there can be. Delete some first.', 'svc' ), number_format_i18n( BookmarkList::MAX_COLLECTIONS ) ) ) );
		}
		return array( $list->with_collection( $name, time() ), $list->next_id );
	}
}
