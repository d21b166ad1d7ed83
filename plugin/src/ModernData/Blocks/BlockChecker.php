<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;
use WP_Block_Type;

/** Checks a tree of blocks: collects all problems by path, and returns the blocks ready for writing. */
final class BlockChecker {

	private const MAX_DEPTH  = 20;
	private const MAX_BLOCKS = 500;
	private const MEMBERS    = array( 'name', 'attributes', 'innerBlocks' );

	/** @var array<string, string> Path => text. */
	private array $problems = array();

	private int $blocks = 0;

	public function __construct( private readonly BlockKinds $kinds ) {}

	/**
	 * @param list<mixed> $tree
	 * @return list<CheckedBlock>
	 */
	public function check( array $tree ): array {
		$this->problems = array();
		$this->blocks   = 0;
		return $this->level( $tree, 'blocks', null, 1 );
	}

	/** @return array<string, string> Problems of the last checked tree. */
	public function problems(): array {
		return $this->problems;
	}

	/**
	 * @param array<array-key, mixed> $nodes
	 * @return list<CheckedBlock>
	 */
	private function level( array $nodes, string $path, ?string $parent, int $depth ): array {
		if ( $depth > self::MAX_DEPTH ) {
			/* translators: %d: largest allowed number of levels. */
			$this->problems[ $path ] = sprintf( __( 'Blocks may be nested %d deep.', 'svc' ), self::MAX_DEPTH );
			return array();
		}
		$checked = array();
		foreach ( array_values( $nodes ) as $index => $node ) {
			if ( ++$this->blocks > self::MAX_BLOCKS ) {
				/* translators: %d: largest allowed number of blocks. */
				$this->problems[ "$path.$index" ] = sprintf( __( 'Send at most %d blocks.', 'svc' ), self::MAX_BLOCKS );
				return array();
			}
			$block = $this->block( $node, "$path.$index", $parent, $depth );
			if ( null !== $block ) {
				$checked[] = $block;
			}
		}
		return $checked;
	}

	private function block( mixed $node, string $path, ?string $parent, int $depth ): ?CheckedBlock {
		$name = is_array( $node ) ? $node['name'] ?? null : null;
		$type = is_string( $name ) ? $this->kinds->get( $name ) : null;
		if ( ! is_array( $node ) || null === $type ) {
			$this->problems[ "$path.name" ] = __( 'There is no such block on this site. Choose one from svc-blocks/list-block-types.', 'svc' );
			return null;
		}
		foreach ( array_keys( array_diff_key( $node, array_flip( self::MEMBERS ) ) ) as $member ) {
			$this->problems[ "$path.$member" ] = __( 'There is no such field. Leave it out.', 'svc' );
		}
		if ( ! $this->kinds->can_be_made( $type ) ) {
			$this->problems[ "$path.name" ] = __( 'This block keeps markup that only the editor makes, so it cannot be made here.', 'svc' );
			return null;
		}
		$this->check_place( $type, $path, $parent );
		$inner = $this->inner( $type, $node['innerBlocks'] ?? array(), $path, $depth );
		return new CheckedBlock( $type, $this->attributes( $type, $node['attributes'] ?? array(), "$path.attributes" ), $inner );
	}

	private function check_place( WP_Block_Type $type, string $path, ?string $parent ): void {
		$parents = (array) ( $type->parent ?? array() );
		if ( array() !== $parents && ! in_array( $parent, $parents, true ) ) {
			/* translators: %s: comma-separated names of blocks. */
			$this->problems[ $path ] = sprintf( __( 'This block can only be directly within: %s.', 'svc' ), implode( ', ', $parents ) );
			return;
		}
		$allowed = null === $parent ? null : $this->kinds->get( $parent )?->allowed_blocks;
		if ( is_array( $allowed ) && ! in_array( $type->name, $allowed, true ) ) {
			/* translators: 1: name of a block, 2: comma-separated names of blocks. */
			$this->problems[ $path ] = sprintf( __( 'Directly within %1$s there can only be: %2$s.', 'svc' ), $parent, implode( ', ', $allowed ) );
		}
	}

	/** @return list<CheckedBlock> */
	private function inner( WP_Block_Type $type, mixed $nodes, string $path, int $depth ): array {
		if ( ! is_array( $nodes ) || ! array_is_list( $nodes ) ) {
			$this->problems[ "$path.innerBlocks" ] = __( 'This must be a list of blocks.', 'svc' );
			return array();
		}
		if ( array() !== $nodes && true !== $this->kinds->recipe( $type->name )?->is_parent ) {
			$this->problems[ "$path.innerBlocks" ] = __( 'This block takes no blocks within it here.', 'svc' );
			return array();
		}
		return $this->level( $nodes, "$path.innerBlocks", $type->name, $depth + 1 );
	}

	/** @return array<string, mixed> */
	private function attributes( WP_Block_Type $type, mixed $given, string $path ): array {
		if ( ! is_array( $given ) || ( array() !== $given && array_is_list( $given ) ) ) {
			$this->problems[ $path ] = __( 'This must be an object.', 'svc' );
			return array();
		}
		$recipe = $this->kinds->recipe( $type->name );
		if ( null === $recipe ) {
			return $this->declared( $this->kinds->attributes( $type ), $given, $path );
		}
		try {
			return ( new Record( $recipe->attributes, $recipe->required ) )->parse( $given, Source::Loose );
		} catch ( Invalid $invalid ) {
			$this->problems += $invalid->under( $path );
			return array();
		}
	}

	/**
	 * Attributes of a dynamic block, checked against its registration only.
	 *
	 * @param array<string, array<string, mixed>> $schemas
	 * @param array<array-key, mixed>             $given
	 * @return array<string, mixed>
	 */
	private function declared( array $schemas, array $given, string $path ): array {
		$known = array_intersect_key( $given, $schemas );
		foreach ( array_keys( array_diff_key( $given, $schemas ) ) as $name ) {
			$this->problems[ "$path.$name" ] = __( 'There is no such attribute. Leave it out.', 'svc' );
		}
		foreach ( $known as $name => $value ) {
			$schema = array_intersect_key( $schemas[ $name ], array_flip( array( 'type', 'enum', 'items' ) ) );
			$valid  = isset( $schema['type'] ) ? rest_validate_value_from_schema( $value, $schema, (string) $name ) : true;
			if ( is_wp_error( $valid ) ) {
				$this->problems[ "$path.$name" ] = $valid->get_error_message();
			}
		}
		return $known;
	}
}
