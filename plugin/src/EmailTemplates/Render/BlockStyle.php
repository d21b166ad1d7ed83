<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Theme\Brand;
use Svc\EmailTemplates\Theme\Color;

/** Reads the styles that the editor stores with a block, as far as e-mails have them, and reports the others. */
final class BlockStyle {

	private const KNOWN      = array( 'color.text', 'color.background', 'elements.link.color.text', 'typography.fontSize', 'typography.textAlign' );
	public const PADDING     = array( 'spacing.padding.top', 'spacing.padding.right', 'spacing.padding.bottom', 'spacing.padding.left' );
	private const OTHER      = array( 'gradient', 'borderColor', 'fontFamily', 'fitText' );
	/** Attributes that only certain blocks have. */
	private const OF_BLOCKS  = array(
		'core/button'    => array( 'width' ),
		'core/image'     => array( 'aspectRatio', 'height', 'scale' ),
		'core/list'      => array( 'reversed' ),
		'core/paragraph' => array( 'dropCap' ),
	);
	/** Pixels. */
	public const FONT_SIZES  = array(
		'small'   => 13,
		'medium'  => 20,
		'large'   => 36,
		'x-large' => 42,
	);
	/** Values that say nothing to buttons and links. */
	private const LAYOUT     = array(
		'justifyContent'    => array( 'space-between', 'stretch' ),
		'verticalAlignment' => array( 'top', 'center', 'bottom', 'stretch', 'space-between' ),
		'flexWrap'          => array( 'nowrap' ),
	);
	/** WordPress's default steps of spacing in pixels. */
	private const SPACING    = array( '20' => 7, '30' => 11, '40' => 16, '50' => 24, '60' => 36, '70' => 54, '80' => 81 );

	/** @var array<string, mixed> */
	private readonly array $styles;

	/** @var list<string> */
	private array $unsupported = array();

	private function __construct(
		private readonly Node $node,
		private readonly Brand $brand,
	) {
		$this->styles = $node->styles();
	}

	/**
	 * The place with the block's own colours, alignment and size.
	 *
	 * @param list<string> $known Further styles that the block reads itself.
	 */
	public static function apply( Node $node, Place $place, Warnings $warnings, array $known = array() ): Place {
		if ( ! $node->has_attributes() ) {
			return $place;
		}
		$style = new self( $node, $place->brand );
		$style->find_unsupported( array_merge( self::KNOWN, $known ) );
		$changed = $place->with( $style->colors( $place ) + $style->typography( $place ) );
		$style->report( $warnings, $place, $changed );
		return $changed;
	}

	/** @return array{int, int, int, int}|null Top, right, bottom, left in pixels; null where none is set. */
	public static function padding( Node $node ): ?array {
		if ( ! $node->has_attributes() ) {
			return null;
		}
		$styles = $node->styles();
		$sides  = array_map( static fn ( string $side ): ?int => self::pixels( $styles[ $side ] ?? '', 0, 120 ), self::PADDING );
		if ( array( null, null, null, null ) === $sides ) {
			return null;
		}
		return array( $sides[0] ?? 0, $sides[1] ?? 0, $sides[2] ?? 0, $sides[3] ?? 0 );
	}

	/** Pixels of a length such as 20px, 1.5rem or a step of the editor, within bounds; null for what is none. */
	public static function pixels( mixed $length, int $min, int $max ): ?int {
		$length = is_int( $length ) || is_float( $length ) ? "{$length}px" : ( is_string( $length ) ? trim( $length ) : '' );
		if ( '' === $length ) {
			return null;
		}
		if ( 1 === preg_match( '/^var:preset\|spacing\|(\d+)$/D', $length, $step ) ) {
			return self::SPACING[ $step[1] ] ?? null;
		}
		if ( 1 !== preg_match( '/^(\d{1,5}(?:\.\d{1,4})?)(px|rem|em|)$/D', $length, $found ) ) {
			return null;
		}
		$pixels = (float) $found[1] * ( 'px' === $found[2] || '' === $found[2] ? 1 : 16 );
		return (int) max( $min, min( $max, round( $pixels ) ) );
	}

	/**
	 * The side at which the blocks inside of a block stand that the editor lays out as a row: its justification, else its alignment.
	 * The editor means by left the side at which lines begin.
	 */
	public static function justification( Node $node, Place $own ): string {
		return match ( $node->text( 'layout', 'justifyContent' ) ) {
			'center' => 'center',
			'left'   => $own->start(),
			'right'  => $own->is_rtl ? 'left' : 'right',
			default  => $own->align,
		};
	}

	/** @return array{text?: string, background?: string, link?: string, follows_dark?: bool, is_box?: bool} */
	private function colors( Place $place ): array {
		$text       = $this->color( 'textColor', 'color.text' );
		$background = $this->color( 'backgroundColor', 'color.background' );
		$link       = $this->color( '', 'elements.link.color.text' );
		$changes    = array();
		if ( null !== $background ) {
			$changes = array(
				'background'   => $background,
				'follows_dark' => false,
				'is_box'       => true,
			);
		}
		if ( null !== $text ) {
			$changes['text'] = $text;
		}
		// A link of the brand's colour need not be readable on another background.
		$near = null === $text && null === $background ? null : $text ?? $place->text;
		if ( null !== $link || null !== $near ) {
			$changes['link'] = $link ?? $near;
		}
		return $changes;
	}

	/** @return array{align?: string, size?: int, has_own_size?: bool} */
	private function typography( Place $place ): array {
		$changes = array();
		$align   = $this->align();
		if ( '' !== $align ) {
			$changes['align'] = $align;
		}
		$slug = $this->node->text( 'fontSize' );
		$size = '' === $slug ? self::pixels( $this->styles['typography.fontSize'] ?? '', 10, 60 ) : self::FONT_SIZES[ $slug ] ?? null;
		if ( null !== $size ) {
			$changes['size']         = $size;
			$changes['has_own_size'] = true;
		} elseif ( '' !== $slug || isset( $this->styles['typography.fontSize'] ) ) {
			$this->unsupported[] = 'fontSize';
		}
		return $changes;
	}

	/** `align` is that of WordPress 6.9, `style.typography.textAlign` that of 7.1. */
	private function align(): string {
		$styled = $this->styles['typography.textAlign'] ?? '';
		foreach ( array( $styled, $this->node->text( 'textAlign' ), $this->node->text( 'align' ) ) as $align ) {
			if ( in_array( $align, array( 'left', 'center', 'right' ), true ) ) {
				return $align;
			}
		}
		return '';
	}

	private function color( string $attribute, string $style ): ?string {
		$slug   = '' === $attribute ? '' : $this->node->text( $attribute );
		$styled = $this->styles[ $style ] ?? '';
		$styled = is_string( $styled ) ? $styled : '';
		if ( '' === $slug && 1 === preg_match( '/^var:preset\|color\|([a-z0-9-]+)$/D', $styled, $found ) ) {
			$slug = $found[1];
		}
		if ( '' === $slug && '' === $styled ) {
			return null;
		}
		$color = '' === $slug ? Color::parse( $styled ) : Color::preset( $slug, $this->brand->colors );
		if ( null === $color ) {
			$this->unsupported[] = '' === $slug ? $styled : $slug;
		}
		return $color;
	}

	/** @param list<string> $known */
	private function find_unsupported( array $known ): void {
		array_push( $this->unsupported, ...array_diff( array_map( 'strval', array_keys( $this->styles ) ), $known ) );
		foreach ( array_intersect( self::PADDING, $known ) as $side ) {
			if ( isset( $this->styles[ $side ] ) && null === self::pixels( $this->styles[ $side ], 0, 120 ) ) {
				$this->unsupported[] = $side;
			}
		}
		foreach ( array( ...self::OTHER, ...self::OF_BLOCKS[ $this->node->name() ] ?? array() ) as $attribute ) {
			if ( $this->node->is_set( $attribute ) || ! in_array( $this->node->text( $attribute ), array( '', 'auto' ), true ) ) {
				$this->unsupported[] = $attribute;
			}
		}
		$this->find_unsupported_layout();
		// All lines are wide.
		$same = 'core/separator' === $this->node->name() ? 'default|wide' : 'default';
		if ( 1 === preg_match( "/\bis-style-(?!(?:$same)\b)[a-z0-9-]+/", $this->node->text( 'className' ), $found ) ) {
			$this->unsupported[] = $found[0];
		}
	}

	private function find_unsupported_layout(): void {
		if ( 'core/group' === $this->node->name() ) {
			array_push( $this->unsupported, ...( in_array( $this->node->text( 'layout', 'type' ), array( 'flex', 'grid' ), true ) ? array( 'layout' ) : array() ) );
			return;
		}
		if ( 'stretch' === $this->node->text( 'verticalAlignment' ) ) {
			$this->unsupported[] = 'verticalAlignment';
		}
		if ( ! in_array( $this->node->name(), array( 'core/buttons', 'core/social-links' ), true ) ) {
			return;
		}
		foreach ( self::LAYOUT as $key => $values ) {
			if ( in_array( $this->node->text( 'layout', $key ), $values, true ) ) {
				$this->unsupported[] = "layout.$key";
			}
		}
	}

	private function report( Warnings $warnings, Place $before, Place $after ): void {
		if ( array() !== $this->unsupported ) {
			$warnings->add( WarningCode::UnsupportedStyle, $this->node->path, implode( ', ', $this->unsupported ) );
		}
		// The editor keeps the color of a line as that of its background.
		if ( 'core/separator' === $this->node->name() ) {
			return;
		}
		if ( $after->text !== $before->text || $after->background !== $before->background ) {
			Contrast::check( $after->text, $after->background, $this->node->path, $warnings );
		}
		if ( $after->link !== $before->link && $after->link !== $after->text ) {
			Contrast::check( $after->link, $after->background, $this->node->path, $warnings );
		}
	}
}
