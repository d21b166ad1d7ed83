<?php

declare( strict_types=1 );

namespace Svc\Kernel\Posts;

use Svc\Kernel\Database\Database;
use WP_Post;

/** The status of a post, where wp_publish_post() has changed it: no filter can stop that. */
final class PostStatus {

	/**
	 * Writes the status that it had.
	 *
	 * @param non-empty-string $status
	 */
	public static function take_back( Database $database, WP_Post $post, string $status ): void {
		$database->execute( 'UPDATE %i SET post_status = %s WHERE ID = %d', $database->wpdb->posts, $status, $post->ID );
		clean_post_cache( $post->ID );
		$post->post_status = $status;
	}
}
