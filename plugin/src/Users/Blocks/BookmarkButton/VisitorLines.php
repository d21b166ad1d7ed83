<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\BookmarkButton;

/** For which posts the page has the line that visitors see in place of the button. */
final class VisitorLines {

	/** @var list<int> Post IDs. */
	private array $said = array();

	/** Whether the page has no such line yet: a second button for the same post would repeat it. */
	public function is_first( int $post_id ): bool {
		if ( in_array( $post_id, $this->said, true ) ) {
			return false;
		}
		// What other plugins render in the head, for descriptions, is not shown.
		if ( ! doing_action( 'wp_head' ) ) {
			$this->said[] = $post_id;
		}
		return true;
	}
}
