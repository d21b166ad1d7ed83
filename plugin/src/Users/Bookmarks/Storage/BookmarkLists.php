<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** Reads the bookmarks of accounts once per request, with a cache that is not persistent. */
final class BookmarkLists {

	private const GROUP = 'svc_bookmarks';

	public function __construct( private readonly BookmarkWriter $writer ) {}

	/** Null for an account that never had bookmarks. */
	public function of( int $user_id ): ?BookmarkList {
		$known = wp_cache_get( $user_id, self::GROUP );
		if ( is_array( $known ) ) {
			return $known[0];
		}
		$rows = $this->writer->settled( $user_id );
		$list = $rows->are_none() ? null : $rows->list;
		wp_cache_set( $user_id, array( $list ), self::GROUP );
		return $list;
	}

	public static function forget( mixed $user_id ): void {
		wp_cache_delete( (int) $user_id, self::GROUP );
	}
}
