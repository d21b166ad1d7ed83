<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Users\Bookmarks\Posts\PostCard;
use Svc\Users\Bookmarks\Storage\Bookmark;
use Svc\Users\Bookmarks\Storage\Collection;

/** Bookmarks and collections as API output. */
final class BookmarkPresenter {

	/** @return array<string, mixed> */
	public function bookmark( Bookmark $bookmark, string $collection, PostCard $card ): array {
		return array(
			'id'         => $bookmark->id,
			'post_id'    => $bookmark->post_id,
			'site_id'    => $bookmark->site_id,
			'post_title' => $card->title,
			'post_url'   => $card->url,
			'post_type'  => $card->type,
			'collection' => $collection,
			'created_at' => self::instant( $bookmark->created_at ),
		);
	}

	/** @return array<string, mixed> */
	public function collection( Collection $collection, int $count ): array {
		return array(
			'id'         => $collection->id,
			'name'       => $collection->name,
			'count'      => $count,
			'created_at' => self::instant( $collection->created_at ),
		);
	}

	private static function instant( int $time ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}
}
