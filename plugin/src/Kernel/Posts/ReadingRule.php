<?php

declare( strict_types=1 );

namespace Svc\Kernel\Posts;

use WP_Post;
use WP_User;

/** Who may read which post of the current site: the one rule for bookmarks, content, resources and images. */
final class ReadingRule {

	/** Statuses that nobody reads, though editors may edit what has them. */
	private const UNREAD = array( 'trash', 'auto-draft' );

	/** @param list<string> $types Of posts that can be viewed; another site of a network has types that are not known here. */
	public static function may_read( WP_User $reader, WP_Post $post, array $types ): bool {
		return self::guarded( self::is_readable( $reader, $post, $types ), $post, $reader );
	}

	/**
	 * What a person may edit is read for editing, too: with a password, in the trash, or of a type that cannot be viewed.
	 *
	 * @param list<string> $types
	 */
	public static function may_read_or_edit( WP_User $reader, WP_Post $post, array $types ): bool {
		return self::guarded( $reader->has_cap( 'edit_post', $post->ID ) || self::is_readable( $reader, $post, $types ), $post, $reader );
	}

	/** Whether another plugin has a say, so that posts have to be asked about one by one. */
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

	/** Of types that only the other site knows, what is published can be read; a member's rights decide on the rest, and a stranger reads what every visitor reads. */
	private static function has_right( WP_User $reader, WP_Post $post, \stdClass $status ): bool {
		if ( ! post_type_exists( $post->post_type ) ) {
			return (bool) $status->public;
		}
		return $reader->has_cap( 'read_post', $post->ID )
			|| ( ! $reader->has_cap( 'read' ) && is_post_publicly_viewable( $post ) );
	}

	private static function guarded( bool $is, WP_Post $post, WP_User $reader ): bool {
		/**
		 * Filters whether a person may read a post of the current site, by bookmarks, assistants and blocks; for sites that guard
		 * their posts in their own way.
		 *
		 * @param bool    $is     WordPress's own word.
		 * @param WP_Post $post
		 * @param WP_User $reader
		 */
		return true === apply_filters( 'svc_is_post_readable', $is, $post, $reader );
	}
}
