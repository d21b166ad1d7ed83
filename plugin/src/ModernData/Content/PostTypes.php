<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use WP_Post_Type;

/** The kinds of content that assistants work with: what the REST API of WordPress shows, and visitors can see. */
final class PostTypes {

	/** Synced patterns: nobody views one by itself, but who may edit them may have them made. */
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

	/** Whether there is anything at all that the caller may write. */
	public static function may_create_some( Caller $caller ): bool {
		foreach ( self::all() as $type ) {
			if ( self::may_create( $caller, $type ) ) {
				return true;
			}
		}
		return false;
	}
}
