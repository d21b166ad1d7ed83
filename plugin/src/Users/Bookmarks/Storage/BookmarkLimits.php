<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Failure;
use Svc\Users\Bookmarks\Posts\Posts;

/** Keeps a list within its limits. Bookmarks of posts that are gone for good make room first. */
final class BookmarkLimits {

	public function __construct( private readonly Posts $posts ) {}

	/**
	 * Asked before the transaction.
	 *
	 * @return array<int, list<int>> Posts by site that may be dropped.
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
	 * Files in a collection of that name, which is made where there is none.
	 *
	 * @return array{BookmarkList, int} With the collection's id.
	 * @throws Failure When there are as many collections as there can be.
	 */
	public static function collection( BookmarkList $list, string $name, string $field ): array {
		$id = $list->collection_id( $name );
		if ( null !== $id ) {
			return array( $list, $id );
		}
		// General counts as well.
		if ( count( $list->collections ) + 1 >= BookmarkList::MAX_COLLECTIONS ) {
			/* translators: %s: largest allowed number of collections. */
			throw Failure::invalid( array( $field => sprintf( __( 'You have %s collections, which is as many as there can be. Delete some first.', 'svc' ), number_format_i18n( BookmarkList::MAX_COLLECTIONS ) ) ) );
		}
		return array( $list->with_collection( $name, time() ), $list->next_id );
	}
}
