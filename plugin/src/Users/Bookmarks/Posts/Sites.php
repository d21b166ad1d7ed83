<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Posts;

use Svc\Kernel\OnSite;

/**
 * Facts about a site for requests of other sites: whether it is live, its viewable post types, whether a page builder runs there.
 *
 * Only a site's own requests load its post types and plugins, so each site stores these facts in an option.
 */
final class Sites {

	private const OPTION = 'svc_site';

	/** The AJAX actions of Greenshift Query and of REHub. */
	private const BUILDER_ACTIONS = array( 'wp_ajax_gswishcounter', 'wp_ajax_rhwishlist' );

	/** @param int $home The site whose plugins and post types are loaded. */
	public function __construct( private readonly int $home ) {}

	public function is_home( int $site_id ): bool {
		return $site_id === $this->home;
	}

	public function is_live( int $site_id ): bool {
		if ( ! is_multisite() ) {
			return $this->is_home( $site_id );
		}
		$site = get_site( $site_id );
		return null !== $site && '0' === $site->archived && '0' === $site->deleted && '0' === $site->spam;
	}

	/** @return list<string> */
	public function viewable_types( int $site_id ): array {
		return $this->is_home( $site_id ) ? self::viewable_types_here() : $this->noted( $site_id )['types'];
	}

	public function has_builder( int $site_id ): bool {
		return $this->is_home( $site_id ) ? self::has_builder_here() : $this->noted( $site_id )['builder'];
	}

	/** Stores the facts when they have changed. Not under WP-CLI, which may run without plugins. */
	public function note(): void {
		if ( wp_installing() || ( defined( 'WP_CLI' ) && WP_CLI ) || ! $this->is_home( get_current_blog_id() ) ) {
			return;
		}
		$facts = array(
			'types'   => self::viewable_types_here(),
			'builder' => self::has_builder_here(),
		);
		if ( get_option( self::OPTION ) !== $facts ) {
			update_option( self::OPTION, $facts, true );
		}
	}

	public static function uninstall(): void {
		OnSite::each( static fn () => delete_option( self::OPTION ) );
	}

	/** @return array{types: list<string>, builder: bool} */
	private function noted( int $site_id ): array {
		$facts = OnSite::run( $site_id, static fn (): mixed => get_option( self::OPTION ) );
		$types = is_array( $facts ) && is_array( $facts['types'] ?? null ) ? $facts['types'] : array( 'post', 'page', 'attachment' );
		return array(
			'types'   => array_values( array_filter( $types, 'is_string' ) ),
			'builder' => is_array( $facts ) && true === ( $facts['builder'] ?? null ),
		);
	}

	/** @return list<string> */
	private static function viewable_types_here(): array {
		$types = array_values( array_filter( get_post_types(), 'is_post_type_viewable' ) );
		sort( $types );
		return $types;
	}

	private static function has_builder_here(): bool {
		$has = array() !== array_filter( self::BUILDER_ACTIONS, static fn ( string $action ): bool => false !== has_action( $action ) );
		/**
		 * Filters whether a page builder that keeps wishlists in `_wished_posts` runs on this site.
		 *
		 * @param bool $has By default whether Greenshift Query's or REHub's AJAX action is there.
		 */
		return true === apply_filters( 'svc_has_wishlist_builder', $has );
	}
}
