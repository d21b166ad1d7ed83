<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Wishlist;

use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Throwable;

/** The builder's own counting: taken as steps, so that two at once both count, and held back where a mark is to follow. */
final class WishCounts {

	/** @var array<string, int> What this request believes a post's count to be, by site and post. */
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
		// A visitor without login leaves no mark.
		if ( 1 === abs( $step ) && is_user_logged_in() ) {
			$this->waiting[ $place ] = array( get_current_blog_id(), $post_id, $step + ( $this->waiting[ $place ][2] ?? 0 ) );
			return true;
		}
		return $this->count( get_current_blog_id(), $post_id, $step );
	}

	/** The mark has come, and was counted. */
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
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the builder has no ear for it.
			error_log( "svc: $error" );
			return false;
		}
	}

	private static function place( int $post_id ): string {
		return get_current_blog_id() . " $post_id";
	}
}
