<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use WP_Block_Type;
use WP_Block_Type_Registry;

/** The block types of this site, and which of them assistants can create. */
final class BlockKinds {

	/** Core's dynamic blocks that save no markup. Most others save a wrapper. */
	private const CORE = array(
		'core/archives',
		'core/calendar',
		'core/categories',
		'core/latest-comments',
		'core/latest-posts',
		'core/loginout',
		'core/page-list',
		'core/rss',
		'core/search',
		'core/site-logo',
		'core/site-tagline',
		'core/site-title',
		'core/tag-cloud',
	);

	/** Attributes added by block supports, which the saved markup would have to contain. */
	private const INTERNAL = array( 'lock', 'metadata', 'style', 'className', 'anchor', 'layout', 'templateLock' );

	/** @var array<string, Recipe>|null */
	private ?array $recipes = null;

	/** @return list<WP_Block_Type> By name. */
	public function all(): array {
		$types = self::registry()->get_all_registered();
		ksort( $types );
		return array_values( $types );
	}

	public function get( string $name ): ?WP_Block_Type {
		return self::registry()->get_registered( $name );
	}

	private static function registry(): WP_Block_Type_Registry {
		do_action( 'svc_register_blocks' );
		return WP_Block_Type_Registry::get_instance();
	}

	public function recipe( string $name ): ?Recipe {
		$this->recipes ??= Recipes::all();
		return $this->recipes[ $name ] ?? null;
	}

	public function can_be_made( WP_Block_Type $type ): bool {
		return null !== $this->recipe( $type->name ) || $this->is_servers( $type );
	}

	/** Whether the block is rendered from its comment's attributes with each view, without saved markup. */
	public function is_servers( WP_Block_Type $type ): bool {
		if ( ! $type->is_dynamic() || null !== $this->recipe( $type->name ) || ( str_starts_with( $type->name, 'core/' ) && ! in_array( $type->name, self::CORE, true ) ) ) {
			return false;
		}
		foreach ( $type->get_attributes() as $schema ) {
			if ( is_array( $schema ) && isset( $schema['source'] ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return array<string, array<string, mixed>> Schemas of the attributes that assistants may set, by name. */
	public function attributes( WP_Block_Type $type ): array {
		$recipe = $this->recipe( $type->name );
		if ( null !== $recipe ) {
			return array_map( static fn ( $one ): array => $one->json(), $recipe->attributes );
		}
		$shown = array_diff_key( $this->is_servers( $type ) ? $type->get_attributes() : array(), array_flip( self::INTERNAL ) );
		return array_filter( $shown, static fn ( mixed $schema ): bool => is_array( $schema ) && 'local' !== ( $schema['role'] ?? '' ) );
	}
}
