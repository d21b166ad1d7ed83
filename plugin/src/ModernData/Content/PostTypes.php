<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use WP_Post_Type;

/** The post types that assistants can use: those in WordPress's REST API that visitors can view. */
final class PostTypes {

	/** Synced patterns: not viewable on their own, but assistants can create them for callers who may edit them. */
	public const PATTERN = 'wp_block';

	/** @return array<string, WP_Post_Type> By slug. */
	public static function all(): array {
		$types = array_filter(
			get_post_types( array( 'show_in_rest' => true ), 'objects' ),
			static fn ( WP_Post_Type $type ): bool => 'attachment' !== $type->name && is_post_type_viewable( $type )
		);
		return array_column( array_values( $types ), null, 'name' );
	}

	public static function get( string $slug ): ?WP_Post_Type {
		return self::all()[ $slug ] ?? ( self::PATTERN === $slug ? get_post_type_object( $slug ) : null );
	}

	public static function may_create( Caller $caller, WP_Post_Type $type ): bool {
		return $caller->can( (string) $type->cap->create_posts ) && $caller->can( (string) $type->cap->edit_posts );
	}

	/** Whether the caller may create posts of at least one type. */
	public static function may_create_some( Caller $caller ): bool {
		foreach ( self::all() as $type ) {
			if ( self::may_create( $caller, $type ) ) {
				return true;
			}
		}
		return false;
	}
}
