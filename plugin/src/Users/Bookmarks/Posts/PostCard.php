<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Posts;

/** What is shown of a bookmarked post, as it is now. */
final class PostCard {

	/** @param string $title Plain text. */
	public function __construct(
		public readonly string $title,
		public readonly string $url,
		public readonly string $type,
	) {}
}
