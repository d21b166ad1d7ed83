<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** A bookmarked post, with its collection. */
final class Bookmark {

	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly int $post_id,
		public readonly int $collection_id,
		public readonly int $created_at,
	) {}

	public function in( int $collection_id ): self {
		return new self( $this->id, $this->site_id, $this->post_id, $collection_id, $this->created_at );
	}
}
