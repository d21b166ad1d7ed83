<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Doors;

use Svc\LeadPages\Pages\PagePosts;
use WP_Query;
use WP_REST_Request;

/**
 * Keeps what WordPress's own lists tell within what a caller may edit, and the accounts of owners unknown to visitors.
 *
 * By themselves they count the drafts of others, and show everybody who has published a post of a public type.
 */
final class Visibility {

	/** Capabilities::MANAGE_PAGES, without loading the class in every request. */
	private const MANAGE = 'svc_manage_lead_pages';

	/** Runs on every query, so that it only looks at two values for others. */
	public static function query( WP_Query $query ): void {
		$type = $query->get( 'post_type' );
		if ( PagePosts::TYPE === $type ) {
			if ( is_admin() && ! wp_doing_ajax() && $query->is_main_query() && ! current_user_can( self::MANAGE ) ) {
				$query->set( 'author', get_current_user_id() );
			}
			return;
		}
		// The dialog that finds posts to attach a file to lists drafts of everybody.
		if ( is_array( $type ) && doing_action( 'wp_ajax_find_posts' ) && in_array( PagePosts::TYPE, $type, true ) && ! current_user_can( self::MANAGE ) ) {
			$query->set( 'post_type', array_values( array_diff( $type, array( PagePosts::TYPE ) ) ) );
		}
	}

	/**
	 * The list of wp/v2, whose total counts what it does not show.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public static function rest_query( array $query, WP_REST_Request $request ): array {
		$is_public = array( 'publish' ) === array_values( (array) ( $request['status'] ?? array( 'publish' ) ) ) && 'edit' !== $request['context'];
		// No account has the ID -1: WordPress takes 0 for all authors.
		return $is_public || current_user_can( self::MANAGE ) ? $query : array( 'author' => get_current_user_id() > 0 ? get_current_user_id() : -1 ) + $query;
	}

	/** The numbers above the list in the dashboard. */
	public static function counts( object $counts, string $type ): object {
		if ( PagePosts::TYPE !== $type || ! is_admin() || current_user_can( self::MANAGE ) ) {
			return $counts;
		}
		global $wpdb;
		$own = array_column( (array) $wpdb->get_results( $wpdb->prepare( "SELECT post_status, COUNT(*) AS number FROM $wpdb->posts WHERE post_type = %s AND post_author = %d GROUP BY post_status", $type, get_current_user_id() ), ARRAY_A ), 'number', 'post_status' );
		return (object) array_map( 'intval', array_replace( array_fill_keys( array_keys( get_object_vars( $counts ) ), 0 ), $own ) );
	}

	/**
	 * How many posts make an account known to visitors.
	 *
	 * @param mixed               $count As filtered by other plugins.
	 * @param string|list<string> $types
	 */
	public static function posts_of( mixed $count, int $user_id, string|array $types, bool $is_public ): mixed {
		$others = array_values( array_diff( (array) $types, array( PagePosts::TYPE ) ) );
		return in_array( PagePosts::TYPE, (array) $types, true ) && array() !== $others ? count_user_posts( $user_id, $others, $is_public ) : $count;
	}

	/**
	 * Lists of the accounts that have published something.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public static function authors( array $query ): array {
		if ( is_array( $query['has_published_posts'] ?? null ) ) {
			$query['has_published_posts'] = array_values( array_diff( $query['has_published_posts'], array( PagePosts::TYPE ) ) );
			// WordPress takes an empty list for all accounts.
			return array() === $query['has_published_posts'] ? array( 'include' => array( 0 ) ) + $query : $query;
		}
		return $query;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	public static function embedded( array $data, \WP_Post $post ): array {
		return PagePosts::TYPE === $post->post_type ? array_replace( $data, array( 'author_name' => get_bloginfo( 'name' ), 'author_url' => get_home_url() ) ) : $data;
	}

	/** In feeds, and in themes that show an author. */
	public static function author( ?string $name ): ?string {
		return PagePosts::TYPE === get_post_type() ? get_bloginfo( 'name' ) : $name;
	}
}
