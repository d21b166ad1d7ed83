<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/**
 * Fires `svc_first_write` before the first of these in a request: user meta is written; a post is stored, trashed or deleted; an
 * account or a site is deleted, or an account taken off a site; an action of a component runs that it has named by before().
 *
 * Callbacks that only follow these are added there, because each that is registered costs every request. The hooks of post meta,
 * of the row of an account and of wp_publish_post() do not fire it: what follows those is added in every request.
 */
final class FirstWrite {

	public const HOOK = 'svc_first_write';

	/** Of the hooks of each write, the one that WordPress fires first. */
	private const TRIGGERS = array(
		'add_user_metadata',
		'update_user_metadata',
		'delete_user_metadata',
		'update_user_metadata_by_mid',
		'delete_user_metadata_by_mid',
		'wp_insert_post_empty_content',
		'pre_trash_post',
		'pre_delete_post',
		'pre_delete_attachment',
		'delete_user',
		'wpmu_delete_user',
		'remove_user_from_blog',
		'wp_uninitialize_site',
	);

	public static function watch(): void {
		self::before( ...self::TRIGGERS );
	}

	public static function before( string ...$hooks ): void {
		foreach ( $hooks as $hook ) {
			add_filter( $hook, array( self::class, 'announce' ), PHP_INT_MIN );
		}
	}

	/** Callbacks that are added to the running hook run in it. */
	public static function announce( mixed $filtered = null ): mixed {
		if ( 0 === did_action( self::HOOK ) ) {
			do_action( 'svc_first_write' );
		}
		return $filtered;
	}
}
