<?php

declare( strict_types=1 );

namespace Svc\ModernData\Data;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\ModernData\Content\PlainText;
use Svc\ModernData\Content\PostTypes;
use Svc\Users\Capabilities;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;

/** Facts about this site and about the caller's account on it. */
final class SiteData {

	/** @return array<string, mixed> */
	public static function info(): array {
		return array(
			'site_id'      => get_current_blog_id(),
			'name'         => PlainText::of( get_bloginfo( 'name' ) ),
			'description'  => PlainText::of( get_bloginfo( 'description' ) ),
			'url'          => home_url( '/' ),
			'language'     => get_bloginfo( 'language' ),
			'timezone'     => wp_timezone_string(),
			'is_network'   => is_multisite(),
			'network_name' => is_multisite() ? PlainText::of( get_network()->site_name ?? '' ) : '',
		);
	}

	/** @return array<string, mixed> */
	public static function account( Caller $caller ): array {
		$user = get_userdata( $caller->id() );
		if ( false === $user ) {
			throw Failure::forbidden();
		}
		return array(
			'user_id'           => $user->ID,
			'login'             => $user->user_login,
			'name'              => $user->display_name,
			'email'             => $user->user_email,
			'roles'             => array_values( $user->roles ),
			'may_view_intranet' => $caller->can( Capabilities::VIEW ),
			'may_manage'        => $caller->can( Capabilities::MANAGE ),
			'may_write'         => PostTypes::may_create_some( $caller ),
		);
	}

	public static function post_types( Caller $caller ): Page {
		$types = array_values( PostTypes::all() );
		return self::whole(
			array_map(
				static fn ( WP_Post_Type $type ): array => array(
					'slug'            => $type->name,
					'name'            => PlainText::of( (string) $type->label ),
					'description'     => PlainText::of( $type->description ),
					'is_hierarchical' => $type->hierarchical,
					'published'       => (int) wp_count_posts( $type->name )->publish,
					'may_create'      => PostTypes::may_create( $caller, $type ),
				),
				$types
			)
		);
	}

	public static function taxonomies(): Page {
		return self::whole(
			array_map(
				static fn ( WP_Taxonomy $taxonomy ): array => array(
					'slug'            => $taxonomy->name,
					'name'            => PlainText::of( (string) $taxonomy->label ),
					'is_hierarchical' => $taxonomy->hierarchical,
					'types'           => array_values( array_map( 'strval', $taxonomy->object_type ) ),
				),
				array_values( self::shown_taxonomies() )
			)
		);
	}

	/** @param array<string, mixed> $input */
	public static function terms( array $input ): Page {
		if ( ! isset( self::shown_taxonomies()[ $input['taxonomy'] ] ) ) {
			/* translators: %s: comma-separated list of words. */
			throw Failure::invalid( array( 'taxonomy' => sprintf( __( 'This must be one of: %s.', 'svc' ), implode( ', ', array_keys( self::shown_taxonomies() ) ) ) ) );
		}
		$filter = array(
			'taxonomy'   => $input['taxonomy'],
			'search'     => $input['search'] ?? '',
			'hide_empty' => false,
		);
		$paging = array(
			'number'  => $input['per_page'],
			'offset'  => ( $input['page'] - 1 ) * $input['per_page'],
			'orderby' => 'term_id',
		);
		$terms  = get_terms( $filter + $paging );
		$total  = wp_count_terms( $filter );
		return new Page( array_map( self::term( ... ), is_array( $terms ) ? array_values( $terms ) : array() ), is_wp_error( $total ) ? 0 : (int) $total, $input['page'], $input['per_page'] );
	}

	/** @return array<string, mixed> */
	private static function term( WP_Term $term ): array {
		return array(
			'id'     => $term->term_id,
			'name'   => PlainText::of( $term->name ),
			'slug'   => $term->slug,
			'parent' => 0 === $term->parent ? null : $term->parent,
			'count'  => $term->count,
		);
	}

	/** @return array<string, WP_Taxonomy> */
	private static function shown_taxonomies(): array {
		$shown = array_filter(
			get_taxonomies( array( 'show_in_rest' => true ), 'objects' ),
			static fn ( WP_Taxonomy $taxonomy ): bool => is_taxonomy_viewable( $taxonomy )
		);
		return array_column( array_values( $shown ), null, 'name' );
	}

	/** @param list<array<string, mixed>> $items */
	private static function whole( array $items ): Page {
		return new Page( $items, count( $items ), 1, max( 1, count( $items ) ) );
	}
}
