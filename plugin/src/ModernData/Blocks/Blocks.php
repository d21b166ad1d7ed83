<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Call;
use Svc\Kernel\Page;
use Svc\Kernel\Text\Text;
use Svc\ModernData\Content\Markup;
use Svc\ModernData\Content\PostTypes;
use Svc\ModernData\Content\PostWriter;
use WP_Block_Type;
use WP_Post;

/** Reads, checks and inserts blocks. */
final class Blocks {

	private readonly BlockKinds $kinds;
	private readonly BlockChecker $checker;
	private readonly BlockWriter $markup;

	public function __construct( private readonly PostWriter $posts ) {
		$this->kinds   = new BlockKinds();
		$this->checker = new BlockChecker( $this->kinds );
		$this->markup  = new BlockWriter( $this->kinds );
	}

	public function types( Call $call ): Page {
		$input = $call->input;
		$words = Text::words( $input['search'] ?? '' );
		$found = array_values(
			array_filter(
				$this->kinds->all(),
				fn ( WP_Block_Type $type ): bool => self::has_words( $type, $words ) && ( ! isset( $input['can_be_made'] ) || $this->kinds->can_be_made( $type ) === $input['can_be_made'] )
			)
		);
		$shown = array_slice( $found, ( $input['page'] - 1 ) * $input['per_page'], $input['per_page'] );
		return new Page( array_map( $this->type( ... ), $shown ), count( $found ), $input['page'], $input['per_page'] );
	}

	/** @return array<string, mixed> */
	public function validate( Call $call ): array {
		$blocks   = $this->checker->check( $call->input['blocks'] );
		$problems = $this->checker->problems();
		return array(
			'valid'    => array() === $problems,
			'problems' => array_map(
				static fn ( string $path, string $message ): array => array(
					'path'    => $path,
					'message' => $message,
				),
				array_map( 'strval', array_keys( $problems ) ),
				array_values( $problems )
			),
			'content'  => array() === $problems ? $this->markup->markup( $blocks ) : '',
		);
	}

	public function create_pattern( Call $call ): WP_Post {
		$fields = array(
			'post_title'   => Markup::text( $call->input['title'] ),
			'post_content' => Markup::content( TreeMarkup::of( $call->input['blocks'] ) ),
		);
		return $this->posts->draft( PostTypes::PATTERN, $fields, $call->caller );
	}

	public function insert( Call $call ): WP_Post {
		$new   = Markup::content( TreeMarkup::of( $call->input['blocks'] ) );
		$index = $call->input['index'] ?? null;
		return $this->posts->change(
			$call->path['id'],
			$call->caller,
			$call->precondition,
			static fn ( WP_Post $post ): array => array( 'post_content' => self::with( $post->post_content, $new, $index ) )
		);
	}

	/** Keeps the existing content byte for byte, unless blocks are inserted between existing ones. */
	private static function with( string $old, string $new, ?int $index ): string {
		if ( '' === trim( $old ) ) {
			return $new;
		}
		if ( null === $index ) {
			return rtrim( $old ) . "\n\n" . $new;
		}
		if ( 0 === $index ) {
			return $new . "\n\n" . ltrim( $old );
		}
		$blocks = parse_blocks( $old );
		// parse_blocks() returns white space between blocks as a block without a name.
		$named = array_keys( array_filter( $blocks, static fn ( array $block ): bool => null !== $block['blockName'] || '' !== trim( $block['innerHTML'] ) ) );
		$place = (int) ( $named[ $index ] ?? count( $blocks ) );
		return rtrim( serialize_blocks( array_slice( $blocks, 0, $place ) ) ) . "\n\n" . $new . "\n\n" . ltrim( serialize_blocks( array_slice( $blocks, $place ) ) );
	}

	/** @return array<string, mixed> */
	private function type( WP_Block_Type $type ): array {
		$attributes = array();
		foreach ( $this->kinds->attributes( $type ) as $name => $schema ) {
			$attributes[] = array(
				'name'    => (string) $name,
				'types'   => array_values( array_map( 'strval', (array) ( $schema['type'] ?? array() ) ) ),
				'choices' => array_values( array_map( static fn ( mixed $choice ): string => is_scalar( $choice ) ? (string) $choice : '', (array) ( $schema['enum'] ?? array() ) ) ),
			);
		}
		return array(
			'name'         => $type->name,
			'title'        => (string) $type->title,
			'description'  => (string) $type->description,
			'category'     => (string) $type->category,
			'can_be_made'  => $this->kinds->can_be_made( $type ),
			'takes_blocks' => true === $this->kinds->recipe( $type->name )?->is_parent,
			'within'       => array_values( array_map( 'strval', (array) ( $type->parent ?? array() ) ) ),
			'attributes'   => $attributes,
		);
	}

	/** @param list<string> $words */
	private static function has_words( WP_Block_Type $type, array $words ): bool {
		$text = Text::folded( "$type->name $type->title $type->description " . implode( ' ', (array) $type->keywords ) );
		foreach ( $words as $word ) {
			if ( ! str_contains( $text, $word ) ) {
				return false;
			}
		}
		return true;
	}
}
