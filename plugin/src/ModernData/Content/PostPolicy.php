<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use WP_Post;

/** Who may read and change which posts: WordPress's own capabilities of the post, for members of this site. */
final class PostPolicy {

	/** As for bookmarks: of a type that can be viewed, readable by this caller, without a password. Or theirs to edit. */
	public static function may_read( Caller $caller, WP_Post $post ): bool {
		if ( ! $caller->is_member() || null === PostTypes::get( $post->post_type ) || 'auto-draft' === $post->post_status ) {
			return false;
		}
		return self::may_edit( $caller, $post )
			|| ( PostTypes::is_viewable( $post->post_type ) && '' === $post->post_password && 'trash' !== $post->post_status && user_can( $caller->id(), 'read_post', $post->ID ) );
	}

	public static function may_edit( Caller $caller, WP_Post $post ): bool {
		return self::may( $caller, $post, 'edit_post' );
	}

	/**
	 * Hidden and missing look alike.
	 *
	 * @throws Failure
	 */
	public static function readable( Caller $caller, int $id ): WP_Post {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || ! self::may_read( $caller, $post ) ) {
			throw Failure::invalid( array( 'id' => __( 'There is no such post, or you may not read it.', 'svc' ) ) );
		}
		return $post;
	}

	/**
	 * @param 'edit_post'|'delete_post' $capability
	 * @throws Failure
	 */
	public static function require( Caller $caller, WP_Post $post, string $capability ): void {
		if ( ! self::may( $caller, $post, $capability ) ) {
			throw Failure::forbidden();
		}
	}

	private static function may( Caller $caller, WP_Post $post, string $capability ): bool {
		return $caller->is_member() && null !== PostTypes::get( $post->post_type ) && user_can( $caller->id(), $capability, $post->ID );
	}
}
