<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Wishlist;

use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Throwable;

/** The page builder's counts: written as steps, so that simultaneous requests both count, and held back until the mark. */
final class WishCounts {

	/** @var array<string, int> A post's count as last returned to or written by this request, by site and post. */
	private array $known = array();

	/** @var array<string, array{int, int, int}> Site, post and step. */
	private array $waiting = array();

	public function __construct( private readonly BookmarkWriter $writer ) {}

	/** @return list<string>|null Null where the stored count is right. */
	public function read( int $post_id, int $stored ): ?array {
		$step = $this->waiting[ self::place( $post_id ) ][2] ?? 0;

		$this->known[ self::place( $post_id ) ] = max( 0, $stored + $step );
		return 0 === $step ? null : array( (string) max( 0, $stored + $step ) );
	}

	public function write( int $post_id, int $stored, int $value ): bool {
		$place = self::place( $post_id );
		$step  = $value - ( $this->known[ $place ] ?? $stored );
		if ( 0 === $step ) {
			return false;
		}
		$this->known[ $place ] = $value;
		// Visitors without account have no mark, so their steps are counted at once.
		if ( 1 === abs( $step ) && is_user_logged_in() ) {
			$this->waiting[ $place ] = array( get_current_blog_id(), $post_id, $step + ( $this->waiting[ $place ][2] ?? 0 ) );
			return true;
		}
		return $this->count( get_current_blog_id(), $post_id, $step );
	}

	/** Discards the step, because writing the mark has changed the count. */
	public function drop( int $post_id ): void {
		unset( $this->waiting[ self::place( $post_id ) ], $this->known[ self::place( $post_id ) ] );
	}

	public function write_waiting(): void {
		foreach ( $this->waiting as list( $site_id, $post_id, $step ) ) {
			$this->count( $site_id, $post_id, $step );
		}
		$this->waiting = array();
	}

	private function count( int $site_id, int $post_id, int $step ): bool {
		try {
			$this->writer->count( $site_id, $post_id, $step );
			return true;
		} catch ( Throwable $error ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the page builder does not handle errors.
			error_log( "svc: $error" );
			return false;
		}
	}

	private static function place( int $post_id ): string {
		return get_current_blog_id() . " $post_id";
	}
}
