<?php

declare( strict_types=1 );

namespace Svc\Kernel\Posts;

use WP_Post;
use WP_User;

/** Decides which posts of the current site a person may read, for bookmarks, content, resources and images. */
final class ReadingRule {

	/** Statuses whose posts cannot be read, only edited. */
	private const UNREAD = array( 'trash', 'auto-draft' );

	/** @param list<string> $types Viewable post types. Another site of the network may have types that are not registered here. */
	public static function may_read( WP_User $reader, WP_Post $post, array $types ): bool {
		return self::guarded( self::is_readable( $reader, $post, $types ), $post, $reader );
	}

	/**
	 * Posts that the person may edit can be read as well, even with a password, in the trash, or of a type that is not viewable.
	 *
	 * @param list<string> $types
	 */
	public static function may_read_or_edit( WP_User $reader, WP_Post $post, array $types ): bool {
		return self::guarded( $reader->has_cap( 'edit_post', $post->ID ) || self::is_readable( $reader, $post, $types ), $post, $reader );
	}

	/** Whether another plugin filters the rule, so that each post has to be checked on its own. */
	public static function is_guarded(): bool {
		return has_filter( 'svc_is_post_readable' );
	}

	/** @param list<string> $types */
	private static function is_readable( WP_User $reader, WP_Post $post, array $types ): bool {
		$status = get_post_status_object( (string) get_post_status( $post ) );
		return '' === $post->post_password
			&& in_array( $post->post_type, $types, true )
			&& null !== $status
			&& ! in_array( $status->name, self::UNREAD, true )
			&& self::has_right( $reader, $post, $status );
	}

	/**
	 * Posts of types that are registered only on the other site are judged by their status alone. For other types the
	 * capabilities of a member decide; a reader who is not a member may read what visitors may.
	 */
	private static function has_right( WP_User $reader, WP_Post $post, \stdClass $status ): bool {
		if ( ! post_type_exists( $post->post_type ) ) {
			return (bool) $status->public;
		}
		return $reader->has_cap( 'read_post', $post->ID )
			|| ( ! $reader->has_cap( 'read' ) && is_post_publicly_viewable( $post ) );
	}

	private static function guarded( bool $is, WP_Post $post, WP_User $reader ): bool {
		/**
		 * Filters whether a person may read a post of the current site, in bookmarks, assistants and blocks. For sites with
		 * access rules of their own.
		 *
		 * @param bool    $is     The result by WordPress's rules.
		 * @param WP_Post $post
		 * @param WP_User $reader
		 */
		return true === apply_filters( 'svc_is_post_readable', $is, $post, $reader );
	}
}
