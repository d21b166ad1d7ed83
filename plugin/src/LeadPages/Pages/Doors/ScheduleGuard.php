<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Doors;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Posts\PostStatus;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Pages\PagePosts;
use WP_Post;

/** Holds the rules of publishing where WordPress publishes without wp_insert_post(): at the scheduled time, and by wp_publish_post(). */
final class ScheduleGuard {

	private const HOOK     = 'publish_future_post';
	private const CALLBACK = 'check_and_publish_future_post';

	public function __construct(
		private readonly Database $database,
		private readonly PageGuard $guard,
	) {}

	/** Runs before WordPress's own callback, which it skips for a page that may not be published: the page stays scheduled. */
	public function due( int $id ): void {
		if ( $this->guard->may_publish( $id ) || ! remove_action( self::HOOK, self::CALLBACK ) ) {
			return;
		}
		$again = static function () use ( &$again ): void {
			remove_action( self::HOOK, $again, PHP_INT_MAX );
			add_action( self::HOOK, self::CALLBACK );
		};
		add_action( self::HOOK, $again, PHP_INT_MAX );
	}

	/** Takes back what wp_publish_post() has just written. */
	public function published( string $old, WP_Post $post ): void {
		$was = PageStatus::tryFrom( $old );
		if ( PagePosts::TYPE === $post->post_type && null !== $was && PageStatus::Published !== $was && ! $this->guard->may_publish( $post->ID ) ) {
			PostStatus::take_back( $this->database, $post, $was->value );
		}
	}
}
