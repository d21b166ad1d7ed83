<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Closure;
use Svc\EmailTemplates\Content\BlockRules;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\PatternOverrides;

/** Content of a template for another site, which has other IDs: synced patterns become blocks, images keep their addresses. */
final class PortableContent {

	/** Blocks of patterns so far. Patterns can have each other many times; more than an e-mail may have are not exported. */
	private int $patterned = 0;

	/**
	 * @param Closure(int): ?string                  $pattern    Content of a published synced pattern.
	 * @param Closure(int, string): ?array{int, int} $image_size Width and height of an image of the media library.
	 * @param string                                 $home       Address of the site: images with a path alone lead there.
	 */
	public function __construct(
		private readonly Purpose $purpose,
		private readonly Closure $pattern,
		private readonly Closure $image_size,
		private readonly string $home,
	) {}

	/** Synced patterns become their blocks, with what the template changes of them. */
	public function exported( string $content ): string {
		return self::written( $content, fn ( array $blocks ): array => $this->level( $blocks, array(), array() ) );
	}

	/** Files of earlier versions have IDs of images, which are those of other images here. */
	public static function imported( string $content ): string {
		return self::written( $content, self::without_ids( ... ) );
	}

	/** @param callable(array<array-key, mixed>): array<array-key, mixed> $changed */
	private static function written( string $content, callable $changed ): string {
		$blocks = parse_blocks( $content );
		$fresh  = $changed( $blocks );
		return $fresh === $blocks ? $content : serialize_blocks( $fresh );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return array<array-key, mixed>
	 */
	private static function without_ids( array $blocks ): array {
		return array_map(
			static function ( array $block ): array {
				$block['innerBlocks'] = self::without_ids( $block['innerBlocks'] );
				return PortableImage::without_id( $block );
			},
			$blocks
		);
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param list<string>            $ancestors
	 * @param list<int>               $patterns  IDs of the synced patterns around them.
	 * @return list<array<array-key, mixed>>
	 */
	private function level( array $blocks, array $ancestors, array $patterns ): array {
		$level = array();
		foreach ( $blocks as $block ) {
			if ( array() !== $patterns && null !== $block['blockName'] && ++$this->patterned > BlockRules::MAX_BLOCKS ) {
				break;
			}
			if ( 'core/block' === $block['blockName'] ) {
				array_push( $level, ...$this->unsynced( $block, $ancestors, $patterns ) );
			} elseif ( array() === $patterns || $this->is_sent( $block, $ancestors ) ) {
				$level[] = $this->block( $block, $ancestors, $patterns );
			}
		}
		return $level;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param list<string>            $ancestors
	 * @param list<int>               $patterns
	 * @return array<array-key, mixed>
	 */
	private function block( array $block, array $ancestors, array $patterns ): array {
		$around                = array( ...$ancestors, (string) $block['blockName'] );
		$inner                 = array_map( fn ( array $one ): array => $this->level( array( $one ), $around, $patterns ), $block['innerBlocks'] );
		$block['innerContent'] = self::pieces( $block['innerContent'], array_map( 'count', $inner ) );
		$block['innerBlocks']  = array_merge( array(), ...$inner );
		if ( array() !== $patterns && is_array( $block['attrs']['metadata'] ?? null ) ) {
			unset( $block['attrs']['metadata']['bindings'] );
			if ( array() === $block['attrs']['metadata'] ) {
				unset( $block['attrs']['metadata'] );
			}
		}
		return PortableImage::of( $block, $this->image_size, $this->home );
	}

	/**
	 * A place for each block that stands inside: one pattern can become several, or none.
	 *
	 * @param list<string|null> $pieces As `innerContent` has them.
	 * @param array<int>        $counts What became of each block.
	 * @return list<string|null>
	 */
	private static function pieces( array $pieces, array $counts ): array {
		$changed = array();
		foreach ( $pieces as $piece ) {
			array_push( $changed, ...( null === $piece ? array_fill( 0, (int) array_shift( $counts ), null ) : array( $piece ) ) );
		}
		return $changed;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param list<string>            $ancestors
	 * @param list<int>               $patterns
	 * @return list<array<array-key, mixed>>
	 */
	private function unsynced( array $block, array $ancestors, array $patterns ): array {
		$id      = (int) ( $block['attrs']['ref'] ?? 0 );
		$content = in_array( $id, $patterns, true ) ? null : ( $this->pattern )( $id );
		if ( null === $content ) {
			return array();
		}
		$condition = array_intersect_key( $block['attrs'], array_flip( array( 'svcIf', 'metadata' ) ) );
		$around    = array() === $condition ? $ancestors : array( ...$ancestors, 'core/group' );
		$blocks    = $this->level( PatternOverrides::applied( parse_blocks( $content ), $block['attrs'] ), $around, array( ...$patterns, $id ) );
		return array() === $condition || array() === $blocks ? $blocks : array( self::group( $condition, $blocks ) );
	}

	/**
	 * @param array<array-key, mixed>       $attributes
	 * @param list<array<array-key, mixed>> $blocks
	 * @return array<array-key, mixed>
	 */
	private static function group( array $attributes, array $blocks ): array {
		return array(
			'blockName'    => 'core/group',
			'attrs'        => $attributes + array( 'layout' => array( 'type' => 'constrained' ) ),
			'innerBlocks'  => $blocks,
			'innerHTML'    => '<div class="wp-block-group"></div>',
			'innerContent' => array( "\n<div class=\"wp-block-group\">", ...array_fill( 0, count( $blocks ), null ), "</div>\n" ),
		);
	}

	/**
	 * What a pattern got after it was put into the template is not sent either.
	 *
	 * @param array<array-key, mixed> $block
	 * @param list<string>            $ancestors
	 */
	private function is_sent( array $block, array $ancestors ): bool {
		$is_space = null === $block['blockName'] && '' === trim( $block['innerHTML'] );
		return $is_space || null === BlockRules::problem( new Node( $block, '' ), $ancestors, $this->purpose );
	}
}
