<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Posts;

use Svc\Kernel\OnSite;
use Svc\Kernel\Posts\ReadingRule;
use WP_Post;
use WP_User;

/** Reads posts of any site of the network with the caller's permissions. Needs a few queries per site for any number of posts. */
final class Posts {

	public function __construct( private readonly Sites $sites ) {}

	/** The title as plain text. WordPress stores titles as HTML. */
	public static function title( WP_Post $post ): string {
		return html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * @param array<int, list<int>> $wanted Ids by site.
	 * @return array<int, array<int, WP_Post>> Posts that the account may read, by site ID and post ID.
	 */
	public function readable( int $user_id, array $wanted ): array {
		if ( is_multisite() ) {
			_prime_site_caches( array_keys( $wanted ), false );
		}
		$readable = array();
		foreach ( $wanted as $site_id => $ids ) {
			if ( array() !== $ids && $this->sites->is_live( $site_id ) ) {
				$readable[ $site_id ] = OnSite::run( $site_id, fn (): array => self::readable_here( new WP_User( $user_id ), $ids, $this->sites->viewable_types( $site_id ) ) ) ?? array();
			}
		}
		return $readable;
	}

	/** The same for a loaded post of the current site, without a query. */
	public function is_readable_here( WP_User $reader, WP_Post $post ): bool {
		return ReadingRule::may_read( $reader, $post, $this->sites->viewable_types( get_current_blog_id() ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> IDs of one site's posts that the account may read, in the given order.
	 */
	public function readable_ids( int $user_id, int $site_id, array $ids ): array {
		$readable = array() === $ids ? array() : $this->readable( $user_id, array( $site_id => $ids ) )[ $site_id ] ?? array();
		return array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $readable[ $id ] ) ) );
	}

	/**
	 * Posts that are deleted, as opposed to unreadable for one account.
	 *
	 * @param array<int, list<int>> $wanted Ids by site.
	 * @return array<int, list<int>>
	 */
	public function gone( array $wanted ): array {
		$gone = array();
		foreach ( $wanted as $site_id => $ids ) {
			$gone[ $site_id ] = OnSite::run( $site_id, static fn (): array => self::missing_here( $ids ) ) ?? $ids;
		}
		return $gone;
	}

	/**
	 * Titles, addresses and types of posts.
	 *
	 * @param array<int, array<int, WP_Post>> $posts
	 * @return array<int, array<int, PostCard>>
	 */
	public function cards( array $posts ): array {
		$cards = array();
		foreach ( $posts as $site_id => $here ) {
			$is_home           = $this->sites->is_home( $site_id );
			$cards[ $site_id ] = OnSite::run( $site_id, static fn (): array => self::cards_here( $here, $is_home ) ) ?? array();
		}
		return $cards;
	}

	/**
	 * @param list<int>    $ids
	 * @param list<string> $types
	 * @return array<int, WP_Post>
	 */
	private static function readable_here( WP_User $reader, array $ids, array $types ): array {
		self::prime_with_parents( $ids );
		$readable = array();
		foreach ( $ids as $id ) {
			$post = self::primed( $id );
			if ( null !== $post && ReadingRule::may_read( $reader, $post, $types ) ) {
				$readable[ $id ] = $post;
			}
		}
		return $readable;
	}

	/**
	 * Loads posts with their parents: attachments inherit their parent's status, and page addresses contain the parents' slugs.
	 *
	 * @param list<int> $ids
	 */
	private static function prime_with_parents( array $ids ): void {
		$known   = array();
		$trashed = array();
		while ( array() !== $ids ) {
			_prime_post_caches( $ids, false, false );
			$known  += array_fill_keys( $ids, true );
			$parents = array();
			foreach ( array_filter( array_map( array( self::class, 'primed' ), $ids ) ) as $post ) {
				$parents[] = $post->post_parent;
				$trashed   = 'trash' === $post->post_status ? array( ...$trashed, $post->ID ) : $trashed;
			}
			$ids = array_values( array_unique( array_filter( $parents, static fn ( int $id ): bool => $id > 0 && ! isset( $known[ $id ] ) ) ) );
		}
		// WordPress takes the status of an attachment from its trashed parent's meta.
		update_meta_cache( 'post', $trashed );
	}

	/** Reads the cache only, because get_post() would query for each missing post. */
	private static function primed( int $id ): ?WP_Post {
		$post = false === wp_cache_get( $id, 'posts' ) ? null : get_post( $id );
		return $post instanceof WP_Post ? $post : null;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private static function missing_here( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( $ids, static fn ( int $id ): bool => null === self::primed( $id ) ) );
	}

	/**
	 * @param array<int, WP_Post> $posts
	 * @return array<int, PostCard>
	 */
	private static function cards_here( array $posts, bool $is_home ): array {
		if ( $is_home ) {
			self::prime_addresses( $posts );
		}
		return array_map(
			static fn ( WP_Post $post ): PostCard => new PostCard(
				self::title( $post ),
				// Post types and rewrite rules of other sites are not loaded.
				$is_home ? (string) get_permalink( $post ) : home_url( "?p=$post->ID" ),
				$post->post_type
			),
			$posts
		);
	}

	/**
	 * Loads the terms and authors that the permalink structure needs.
	 *
	 * @param array<int, WP_Post> $posts
	 */
	private static function prime_addresses( array $posts ): void {
		$structure = (string) get_option( 'permalink_structure' );
		$is_custom = static fn ( WP_Post $post ): bool => ! in_array( $post->post_type, array( 'post', 'page', 'attachment' ), true );
		if ( str_contains( $structure, '%category%' ) || array() !== array_filter( $posts, $is_custom ) ) {
			_prime_post_caches( array_keys( $posts ), true, false );
		}
		if ( str_contains( $structure, '%author%' ) ) {
			cache_users( array_values( array_unique( array_map( static fn ( WP_Post $post ): int => (int) $post->post_author, $posts ) ) ) );
		}
	}
}
