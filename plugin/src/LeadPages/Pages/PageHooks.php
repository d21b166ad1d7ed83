<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\FirstWrite;
use Svc\Kernel\Rest\PostTypeRoutes;
use Svc\LeadPages\Pages\Addresses\PageBase;
use Svc\LeadPages\Pages\Addresses\Redirects;
use Svc\LeadPages\Pages\Doors\EditorRoutes;
use Svc\LeadPages\Pages\Doors\PageGuard;
use Svc\LeadPages\Pages\Doors\RevisionGuard;
use Svc\LeadPages\Pages\Doors\ScheduleGuard;
use Svc\LeadPages\Pages\Doors\Visibility;
use Svc\Users\Contacts;
use Svc\Users\Storage\Profile;
use WP_Post;
use WP_Query;
use WP_REST_Request;

/** What pages listen to. The objects are made when a hook is of a page's post, or of any post that is written. */
final class PageHooks {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function register(): void {
		add_action( 'init', PageType::declare( ... ) );
		add_filter( 'option_rewrite_rules', static fn ( mixed $stored ): mixed => PageType::add_rule( $stored ) );
		add_filter( 'wp_unique_post_slug_is_bad_hierarchical_slug', static fn ( mixed $is_bad, string $slug, string $type, mixed $parent_id ): bool => PageBase::is_taken( (bool) $is_bad, $slug, $type, (int) $parent_id ), 10, 4 );
		add_action( 'template_redirect', static fn () => ( is_404() || is_singular( PageType::NAME ) ) && array() !== PageBase::current()->former ? Redirects::follow() : null );
		add_action( FirstWrite::HOOK, $this->watch_writes( ... ) );
		add_action( FirstWrite::HOOK, $this->watch_people( ... ) );
		$this->watch_schedule();
		$this->watch_lists();
	}

	private function watch_writes(): void {
		add_filter( 'wp_insert_post_empty_content', fn ( mixed $refused, array $fields ): mixed => PageType::NAME === $fields['post_type'] ? $this->guard()->refuses( (bool) $refused, $fields ) : ( $refused || self::is_page( $fields ) ), 10, 2 );
		add_filter( 'wp_insert_post_data', static fn ( mixed $stored, array $fields ): mixed => is_array( $stored ) && PageType::NAME === $stored['post_type'] ? PageGuard::stored( $stored, $fields ) : $stored, 10, 2 );
		// WordPress restores the meta at 10.
		add_action( 'wp_restore_post_revision', fn ( int $id, int $revision ) => PageType::NAME === get_post_type( $id ) ? ( new RevisionGuard( new PageStore( $this->database ), $this->checks() ) )->restoring( $id, $revision ) : null, 9, 2 );
	}

	/** WordPress publishes a scheduled post without the hooks of other writes. */
	private function watch_schedule(): void {
		add_action( 'publish_future_post', fn ( mixed $id ) => PageType::NAME === get_post_type( (int) $id ) ? $this->schedule()->due( (int) $id ) : null, 9 );
		add_action( 'transition_post_status', fn ( mixed $new, mixed $old = '', mixed $post = null ) => 'publish' === $new && $post instanceof WP_Post && PageType::NAME === $post->post_type ? $this->schedule()->published( (string) $old, $post ) : null, 0, 3 );
	}

	private function watch_people(): void {
		add_action( 'wpmu_delete_user', fn ( int $user_id ) => $this->people()->left( $user_id, true ), 5 );
		add_action( 'delete_user', fn ( int $user_id ) => $this->people()->left_site( $user_id, true ), 5 );
		// Fires on the site that is left. WordPress gives posts away by SQL, without another hook.
		add_action( 'remove_user_from_blog', fn ( int $user_id, int $site_id, mixed $heir = 0 ) => (int) $heir > 0 ? $this->people()->gives_posts_away( $user_id ) : $this->people()->left_site( $user_id, false ), 5, 3 );
		add_action( 'svc_profile_updated', fn ( Profile $after, Profile $before ) => $after->user_id === $before->user_id ? null : $this->people()->moved( $before->user_id, $after->user_id ), 10, 2 );
		add_action( 'svc_profile_deleted', fn ( Profile $profile ) => $this->people()->left( $profile->user_id, false ) );
		// The account may have another profile by now.
		add_action( 'svc_profile_erased', fn ( Profile $profile ) => null === ( $this->contacts )()->find( $profile->user_id ) ? $this->people()->left( $profile->user_id, true ) : null );
	}

	private function watch_lists(): void {
		if ( is_admin() ) {
			add_action( 'pre_get_posts', static fn ( WP_Query $query ) => Visibility::query( $query ) );
		}
		add_filter( 'rest_dispatch_request', fn ( mixed $result, WP_REST_Request $request, string $route, array $handler ): mixed => null !== PostTypeRoutes::below( PageType::NAME, $request ) ? ( new EditorRoutes( $this->database, $this->contacts ) )->dispatched( $result, $request, $handler ) : $result, 10, 4 );
		add_filter( 'rest_' . PageType::NAME . '_query', static fn ( mixed $query, WP_REST_Request $request ): array => Visibility::rest_query( is_array( $query ) ? $query : array(), $request ), 10, 2 );
		add_filter( 'wp_count_posts', static fn ( mixed $counts, string $type ): mixed => is_object( $counts ) && PageType::NAME === $type ? Visibility::counts( $counts, $type ) : $counts, 10, 2 );
		add_filter( 'get_usernumposts', static fn ( mixed $count, int $user_id, mixed $types, bool $is_public ): mixed => Visibility::posts_of( $count, $user_id, $types, $is_public ), 10, 4 );
		foreach ( array( 'rest_user_query', 'wp_sitemaps_users_query_args' ) as $hook ) {
			add_filter( $hook, static fn ( mixed $query ): mixed => is_array( $query ) ? Visibility::authors( $query ) : $query );
		}
		add_filter( 'oembed_response_data', static fn ( mixed $data, WP_Post $post ): mixed => is_array( $data ) ? Visibility::embedded( $data, $post ) : $data, 10, 2 );
		add_filter( 'the_author', static fn ( mixed $name ): mixed => Visibility::author( $name ) );
	}

	/**
	 * Whether a lead page would become a post of another type, without the rules of pages.
	 *
	 * @param array<string, mixed> $fields As passed to wp_insert_post().
	 */
	private static function is_page( array $fields ): bool {
		$id = (int) ( $fields['ID'] ?? 0 );
		return $id > 0 && PageType::NAME === get_post_type( $id );
	}

	private function guard(): PageGuard {
		return new PageGuard( new PageStore( $this->database ), $this->checks() );
	}

	private function schedule(): ScheduleGuard {
		return new ScheduleGuard( $this->database, $this->guard() );
	}

	private function checks(): PageChecks {
		return new PageChecks( $this->database, $this->contacts );
	}

	private function people(): LeavingPeople {
		return new LeavingPeople( $this->database, $this->checks() );
	}
}
