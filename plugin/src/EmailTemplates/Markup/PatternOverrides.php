<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

/**
 * Puts into the blocks of a synced pattern what one use of it has of its own, as WordPress does on a page.
 *
 *     <!-- wp:block {"ref":12,"content":{"Rate":{"content":"6.25%"}}} /-->
 *
 * gives its text to the block of the pattern that is named Rate and may be changed. Values are those of an account: they are
 * written as text, as addresses and as the elements of InlineMarkup.
 */
final class PatternOverrides {

	private const SOURCE = 'core/pattern-overrides';

	/** Attributes that are texts inside of the first of these elements, by block. */
	private const TEXTS = array(
		'core/paragraph' => array( 'content' => array( 'P' ) ),
		'core/heading'   => array( 'content' => array( 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' ) ),
		'core/list-item' => array( 'content' => array( 'LI' ) ),
		'core/button'    => array( 'text' => array( 'A', 'BUTTON' ) ),
		'core/image'     => array( 'caption' => array( 'FIGCAPTION' ) ),
	);

	/** Attributes that are attributes of the first element of a name, by block. */
	private const ATTRIBUTES = array(
		'core/button' => array( 'url' => array( 'A', 'href' ) ),
		'core/image'  => array(
			'url' => array( 'IMG', 'src' ),
			'alt' => array( 'IMG', 'alt' ),
		),
	);

	/** @param array<array-key, mixed> $values By name of a block and name of its attribute. */
	private function __construct( private readonly array $values ) {}

	/**
	 * @param array<array-key, mixed> $blocks     Of the pattern, as parse_blocks() returns them.
	 * @param array<array-key, mixed> $attributes Of the block `core/block` that uses it.
	 * @return array<array-key, mixed>
	 */
	public static function applied( array $blocks, array $attributes ): array {
		// WordPress 6.5 named it otherwise.
		$values = $attributes['content'] ?? $attributes['overrides'] ?? array();
		return is_array( $values ) && array() !== $values ? ( new self( $values ) )->level( $blocks ) : $blocks;
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return array<array-key, mixed>
	 */
	private function level( array $blocks ): array {
		return array_map( fn ( mixed $block ): mixed => is_array( $block ) ? $this->block( $block ) : $block, $blocks );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function block( array $block ): array {
		$block['innerBlocks'] = $this->level( (array) ( $block['innerBlocks'] ?? array() ) );
		$metadata             = $block['attrs']['metadata'] ?? null;
		$name                 = is_array( $metadata ) ? $metadata['name'] ?? '' : '';
		$own                  = is_string( $name ) && '' !== $name ? $this->values[ $name ] ?? null : null;
		// WordPress 6.5 had them one level deeper.
		$own   = is_array( $own ) && is_array( $own['values'] ?? null ) ? $own['values'] : $own;
		$chunk = $block['innerContent'][0] ?? null;
		if ( ! is_array( $own ) || ! is_string( $chunk ) ) {
			return $block;
		}
		foreach ( array_filter( $own, static fn ( int|string $attribute ): bool => self::is_open( $metadata, (string) $attribute ), ARRAY_FILTER_USE_KEY ) as $attribute => $value ) {
			$chunk = is_string( $value ) ? self::changed( $chunk, (string) $block['blockName'], (string) $attribute, $value ) : $chunk;
			if ( 'id' === $attribute && 'core/image' === $block['blockName'] && is_int( $value ) ) {
				$block['attrs']['id'] = $value;
			}
		}
		// Text of a block stands before the blocks inside of it.
		$block['innerContent'][0] = $chunk;
		$block['innerHTML']       = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
		return $block;
	}

	/** @param array<array-key, mixed> $metadata */
	private static function is_open( array $metadata, string $attribute ): bool {
		$bindings = $metadata['bindings'] ?? null;
		$binding  = is_array( $bindings ) ? $bindings[ $attribute ] ?? $bindings['__default'] ?? null : null;
		return is_array( $binding ) && self::SOURCE === ( $binding['source'] ?? null );
	}

	private static function changed( string $html, string $block, string $attribute, string $value ): string {
		$elements = self::TEXTS[ $block ][ $attribute ] ?? null;
		if ( null !== $elements ) {
			return MarkupEdit::text( $html, $elements, InlineMarkup::of( $value ) );
		}
		[ $element, $name ] = self::ATTRIBUTES[ $block ][ $attribute ] ?? array( '', '' );
		// WordPress's filter for accounts without unfiltered_html writes `&` as an entity.
		return '' === $element ? $html : MarkupEdit::attribute( $html, $element, $name, html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
