<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use WP_Post;
use WP_Query;

/** Finding posts by WordPress's own query, within what the caller may see. */
final class PostQuery {

	private const UNPUBLISHED = array( 'draft', 'pending', 'future', 'private' );
	private const FIELDS      = array( 'id' => 'ID' );

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	public static function page( array $input, Caller $caller ): Page {
		$query = new WP_Query( self::arguments( $input, $caller ) );
		$posts = array_filter( (array) $query->posts, static fn ( mixed $post ): bool => $post instanceof WP_Post && PostPolicy::may_read( $caller, $post ) );
		cache_users( array_map( static fn ( WP_Post $post ): int => (int) $post->post_author, $posts ) );
		return new Page( array_values( array_map( PostPresenter::item( ... ), $posts ) ), (int) $query->found_posts, $input['page'], $input['per_page'] );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	private static function arguments( array $input, Caller $caller ): array {
		$statuses  = self::statuses( $input );
		$direction = strtoupper( $input['order'] );
		$field     = self::FIELDS[ $input['orderby'] ] ?? $input['orderby'];
		return array(
			'post_type'              => self::types( $input['type'] ?? null ),
			'post_status'            => $statuses,
			'has_password'           => false,
			// Of what is not published, only what the caller may edit.
			'perm'                   => array( 'publish' ) === $statuses ? 'readable' : 'editable',
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
		// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- it is what the caller asks for.
		return array( 'tax_query' => array( $clause ) );
	}
}
