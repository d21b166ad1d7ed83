<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Posts;

/** Current title, address and type of a bookmarked post. */
final class PostCard {

	/** @param string $title Plain text. */
	public function __construct(
		public readonly string $title,
		public readonly string $url,
		public readonly string $type,
	) {}
}
