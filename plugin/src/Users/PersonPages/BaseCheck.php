<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use WP_Rewrite;

/**
 * Whether addresses of people can begin with a word on this site.
 *
 * Pages may have the word as their address: they and the pages below them keep their addresses, except those of public people.
 */
final class BaseCheck {

	/** What is wrong with the base; null where nothing is. */
	public static function objection( string $base ): ?string {
		return in_array( $base, self::taken(), true ) || self::is_site( $base )
			/* translators: %s: the first part of an address, such as "category". */
			? sprintf( __( 'Other addresses of this site begin with “%s”. Choose another word.', 'svc' ), $base )
			: null;
	}

	/** @return list<string> First parts of addresses. */
	private static function taken(): array {
		/** @var WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$paths = array(
			'wp-admin',
			'wp-content',
			'wp-includes',
			'wp-json',
			rest_get_url_prefix(),
			'feed',
			'embed',
			$wp_rewrite->front,
			$wp_rewrite->pagination_base,
			$wp_rewrite->search_base,
			$wp_rewrite->author_base,
			$wp_rewrite->comments_base,
			$wp_rewrite->feed_base,
			(string) $wp_rewrite->get_date_permastruct(),
			...self::slugs( get_post_types( array(), 'objects' ) ),
			...self::slugs( get_taxonomies( array(), 'objects' ) ),
			...self::first_parts_of_posts( (string) $wp_rewrite->permalink_structure ),
		);
		return array_map( static fn ( string $path ): string => explode( '/', ltrim( $path, '/' ) )[0], $paths );
	}

	/**
	 * @param array<array-key, \WP_Post_Type|\WP_Taxonomy> $types
	 * @return list<string>
	 */
	private static function slugs( array $types ): array {
		$slugs = array();
		foreach ( $types as $type ) {
			if ( is_array( $type->rewrite ) ) {
				$slugs[] = (string) ( $type->rewrite['slug'] ?? $type->name );
			}
			if ( isset( $type->has_archive ) && is_string( $type->has_archive ) ) {
				$slugs[] = $type->has_archive;
			}
		}
		return $slugs;
	}

	/**
	 * Where addresses of posts begin with a category or an author.
	 *
	 * @return list<string>
	 */
	private static function first_parts_of_posts( string $structure ): array {
		$first = explode( '/', ltrim( $structure, '/' ) )[0];
		$slugs = '%category%' === $first ? get_terms(
			array(
				'taxonomy'   => 'category',
				'fields'     => 'slugs',
				'hide_empty' => false,
			)
		) : array();
		$names = '%author%' === $first ? get_users( array( 'fields' => 'user_nicename' ) ) : array();
		return array_values( array_filter( array( ...( is_array( $slugs ) ? $slugs : array() ), ...$names ), 'is_string' ) );
	}

	/** On the main site of a network in sub-directories, the base may be the path of another site. */
	private static function is_site( string $base ): bool {
		if ( ! is_multisite() ) {
			return false;
		}
		$here = get_site();
		return null !== $here && null !== domain_exists( $here->domain, "$here->path$base/", (int) $here->network_id );
	}
}
