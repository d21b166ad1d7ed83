<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Posts\ReadingRule;
use WP_Post;
use WP_Query;

/** Finds posts that the caller may see, by WP_Query. */
final class PostQuery {

	private const UNPUBLISHED = array( 'draft', 'pending', 'future', 'private' );
	private const FIELDS      = array( 'id' => 'ID' );

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	public static function page( array $input, Caller $caller ): Page {
		$arguments = self::arguments( $input, $caller );
		$limit     = static fn ( string $where ): string => $where . self::editable( $arguments, $caller );
		add_filter( 'posts_where', $limit );
		try {
			list( $posts, $total ) = ReadingRule::is_guarded() ? self::guarded( $arguments, $caller ) : self::queried( $arguments, $caller );
		} finally {
			remove_filter( 'posts_where', $limit );
		}
		cache_users( array_map( static fn ( WP_Post $post ): int => (int) $post->post_author, $posts ) );
		return new Page( array_map( PostPresenter::item( ... ), $posts ), $total, $input['page'], $input['per_page'] );
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return array{list<WP_Post>, int} One page, and the total.
	 */
	private static function queried( array $arguments, Caller $caller ): array {
		$query = new WP_Query( $arguments );
		return array( self::readable( $query, $caller ), (int) $query->found_posts );
	}

	/**
	 * Where another plugin filters access, checks every matching post: a total with hidden posts would reveal their content.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array{list<WP_Post>, int}
	 */
	private static function guarded( array $arguments, Caller $caller ): array {
		$size  = $arguments['posts_per_page'];
		$posts = self::readable( new WP_Query( array( 'nopaging' => true ) + $arguments ), $caller );
		return array( array_slice( $posts, ( $arguments['paged'] - 1 ) * $size, $size ), count( $posts ) );
	}

	/**
	 * Limits unpublished posts to those that the caller may edit. WP_Query's `perm` only works for a single type: for several
	 * it checks a capability that does not exist.
	 *
	 * @param array<string, mixed> $arguments
	 * @return string An SQL condition.
	 */
	private static function editable( array $arguments, Caller $caller ): string {
		global $wpdb;
		if ( array( 'publish' ) === $arguments['post_status'] ) {
			return '';
		}
		$alternatives = array( $wpdb->prepare( "{$wpdb->posts}.post_author = %d", $caller->id() ) );
		foreach ( $arguments['post_type'] as $type ) {
			if ( $caller->can( (string) PostTypes::all()[ $type ]->cap->edit_others_posts ) ) {
				$alternatives[] = $wpdb->prepare( "{$wpdb->posts}.post_type = %s", $type );
			}
		}
		return ' AND (' . implode( ' OR ', $alternatives ) . ')';
	}

	/** @return list<WP_Post> */
	private static function readable( WP_Query $query, Caller $caller ): array {
		return array_values( array_filter( (array) $query->posts, static fn ( mixed $post ): bool => $post instanceof WP_Post && PostPolicy::may_read( $caller, $post ) ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	private static function arguments( array $input, Caller $caller ): array {
		$direction = strtoupper( $input['order'] );
		$field     = self::FIELDS[ $input['orderby'] ] ?? $input['orderby'];
		return array(
			'post_type'              => self::types( $input['type'] ?? null ),
			'post_status'            => self::statuses( $input ),
			'has_password'           => false,
			's'                      => $input['search'] ?? '',
			'orderby'                => array( $field => $direction ) + array( 'ID' => $direction ),
			'paged'                  => $input['page'],
			'posts_per_page'         => $input['per_page'],
			'ignore_sticky_posts'    => true,
			'update_post_term_cache' => false,
			'update_post_meta_cache' => false,
		) + self::author( $input, $caller ) + self::term( $input['term'] ?? null );
	}

	/** @return list<string> */
	private static function types( ?string $type ): array {
		if ( null === $type ) {
			return array_keys( PostTypes::all() );
		}
		$known = array_keys( PostTypes::all() );
		/* translators: %s: comma-separated list of words. */
		return in_array( $type, $known, true ) ? array( $type ) : throw Failure::invalid( array( 'type' => sprintf( __( 'This must be one of: %s.', 'svc' ), implode( ', ', $known ) ) ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return list<string>
	 */
	private static function statuses( array $input ): array {
		if ( isset( $input['status'] ) ) {
			return array( $input['status'] );
		}
		return true === ( $input['mine'] ?? false ) ? array( 'publish', ...self::UNPUBLISHED ) : array( 'publish' );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, int>
	 */
	private static function author( array $input, Caller $caller ): array {
		if ( true === ( $input['mine'] ?? false ) ) {
			return array( 'author' => $caller->id() );
		}
		return isset( $input['author'] ) ? array( 'author' => $input['author'] ) : array();
	}

	/** @return array<string, mixed> */
	private static function term( ?int $id ): array {
		if ( null === $id ) {
			return array();
		}
		$term = get_term( $id );
		if ( ! $term instanceof \WP_Term || ! is_taxonomy_viewable( $term->taxonomy ) ) {
			throw Failure::invalid( array( 'term' => __( 'There is no such term.', 'svc' ) ) );
		}
		$clause = array(
			'taxonomy' => $term->taxonomy,
			'terms'    => $id,
		);
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- requested by the caller.
		return array( 'tax_query' => array( $clause ) );
	}
}
