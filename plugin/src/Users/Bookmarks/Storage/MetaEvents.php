<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\OnSite;

/** Fires WordPress's metadata actions for rows that were written without its functions. */
final class MetaEvents {

	private int $telling = 0;

	/** Whether the current action was fired by this class. */
	public function are_ours(): bool {
		return $this->telling > 0;
	}

	public function tell( MetaWrite $write ): void {
		// Nothing runs where the bookmark's site has been deleted.
		OnSite::run( $write->site_id ?? get_current_blog_id(), fn () => $this->tell_here( $write ) );
	}

	private function tell_here( MetaWrite $write ): void {
		++$this->telling;
		try {
			match ( $write->event ) {
				'added'   => self::added( $write ),
				'updated' => self::updated( $write ),
				'deleted' => self::deleted( $write ),
			};
		} finally {
			--$this->telling;
		}
	}

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- these are WordPress's actions.

	private static function added( MetaWrite $write ): void {
		do_action( "add_{$write->type}_meta", $write->object_id, $write->key, $write->value );
		do_action( "added_{$write->type}_meta", $write->row_id, $write->object_id, $write->key, $write->value );
	}

	private static function updated( MetaWrite $write ): void {
		do_action( "update_{$write->type}_meta", $write->row_id, $write->object_id, $write->key, $write->value );
		if ( 'post' === $write->type ) {
			do_action( 'update_postmeta', $write->row_id, $write->object_id, $write->key, maybe_serialize( $write->value ) );
		}
		do_action( "updated_{$write->type}_meta", $write->row_id, $write->object_id, $write->key, $write->value );
		if ( 'post' === $write->type ) {
			do_action( 'updated_postmeta', $write->row_id, $write->object_id, $write->key, maybe_serialize( $write->value ) );
		}
	}

	private static function deleted( MetaWrite $write ): void {
		do_action( "delete_{$write->type}_meta", array( $write->row_id ), $write->object_id, $write->key, $write->value );
		do_action( "deleted_{$write->type}_meta", array( $write->row_id ), $write->object_id, $write->key, $write->value );
	}
}
