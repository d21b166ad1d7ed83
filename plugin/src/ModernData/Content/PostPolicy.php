<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Posts\ReadingRule;
use WP_Post;
use WP_User;

/** Decides which posts a member of this site may read (by ReadingRule) and change (by WordPress's capabilities). */
final class PostPolicy {

	public static function may_read( Caller $caller, WP_Post $post ): bool {
		if ( ! $caller->is_member() || null === PostTypes::get( $post->post_type ) || 'auto-draft' === $post->post_status ) {
			return false;
		}
		return ReadingRule::may_read_or_edit( new WP_User( $caller->id() ), $post, array_keys( PostTypes::all() ) );
	}

	public static function may_edit( Caller $caller, WP_Post $post ): bool {
		return self::may( $caller, $post, 'edit_post' );
	}

	/**
	 * Gives the same error for hidden and for missing posts.
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
