<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Closure;
use Svc\EmailTemplates\Theme\Brand;

/** Where a block stands: how wide it may be, on which colours, inside of which blocks. */
final class Place {

	/** Pixels of text that has no size. */
	private const SIZE = 16;

	/** @var array<string, array<int, self>> Places inside of blocks, by name and width. Many blocks of a template stand in the same. */
	private array $inside = array();

	private ?self $button = null;

	/** @var array<string, list<string>> What stands before, between and after what differs, by kind. */
	private array $frames = array();

	/**
	 * @param list<string> $ancestors Names of the blocks around it, outermost first.
	 * @param list<int>    $patterns  IDs of the synced patterns around it.
	 */
	private function __construct(
		public readonly Brand $brand,
		/** Whether it is a bare fragment without style element, classes and comments. */
		public readonly bool $is_bare,
		public readonly bool $is_rtl,
		public readonly int $width,
		public readonly string $text,
		public readonly string $background,
		public readonly string $link,
		/** Whether its background is that of the letter, so that dark mode changes its colours. */
		public readonly bool $follows_dark = true,
		/** Whether the block itself has a background. */
		public readonly bool $is_box = false,
		/** left, center, right or "" */
		public readonly string $align = '',
		/** Pixels; null where none is set. */
		public readonly ?int $size = null,
		/** Whether the block itself has that size; else it is that of a block around it. */
		public readonly bool $has_own_size = false,
		public readonly array $ancestors = array(),
		public readonly array $patterns = array(),
	) {}

	public static function letter( Brand $brand, int $width, bool $is_bare, bool $is_rtl ): self {
		return new self( $brand, $is_bare, $is_rtl, $width, $brand->colors->text, $brand->colors->background, $brand->colors->link );
	}

	public function parent(): string {
		return $this->ancestors[ count( $this->ancestors ) - 1 ] ?? '';
	}

	/** For the blocks inside of a block. */
	public function inside( string $name, ?int $width = null ): self {
		return $this->inside[ $name ][ $width ?? $this->width ] ??= $this->with(
			array(
				'ancestors'    => array( ...$this->ancestors, $name ),
				'width'        => $width ?? $this->width,
				'is_box'       => false,
				'has_own_size' => false,
			)
		);
	}

	/** On a button of the brand's colours. */
	public function button(): self {
		$colors = $this->brand->colors;
		return $this->button ??= $this->with(
			array(
				'text'       => $colors->button_text,
				'background' => $colors->button,
				'link'       => $colors->button_text,
			)
		);
	}

	public function in_pattern( int $id ): self {
		return $this->with( array( 'patterns' => array( ...$this->patterns, $id ) ) );
	}

	public function aligned( string $align ): self {
		return $align === $this->align ? $this : $this->with( array( 'align' => $align ) );
	}

	/** @param array{is_rtl?: bool, text?: string, background?: string, link?: string, follows_dark?: bool, is_box?: bool, align?: string, size?: int, has_own_size?: bool, width?: int, ancestors?: list<string>, patterns?: list<int>} $changes */
	public function with( array $changes ): self {
		return new self(
			$this->brand,
			$this->is_bare,
			$changes['is_rtl'] ?? $this->is_rtl,
			$changes['width'] ?? $this->width,
			$changes['text'] ?? $this->text,
			$changes['background'] ?? $this->background,
			$changes['link'] ?? $this->link,
			$changes['follows_dark'] ?? $this->follows_dark,
			$changes['is_box'] ?? $this->is_box,
			$changes['align'] ?? $this->align,
			$changes['size'] ?? $this->size,
			$changes['has_own_size'] ?? $this->has_own_size,
			$changes['ancestors'] ?? $this->ancestors,
			$changes['patterns'] ?? $this->patterns,
		);
	}

	/** The side at which lines begin. */
	public function start(): string {
		return $this->is_rtl ? 'right' : 'left';
	}

	/** Padding at the side at which lines begin, or end. */
	public function side_padding( int $pixels, bool $at_start ): string {
		return $at_start !== $this->is_rtl ? "0 0 0 {$pixels}px" : "0 {$pixels}px 0 0";
	}

	/** A class for the style element; "" in a bare fragment. */
	public function css_class( string $name ): string {
		return $this->is_bare ? '' : $name;
	}

	/** The class of text that dark mode changes. */
	public function text_class(): string {
		return $this->follows_dark ? $this->css_class( 't' ) : '';
	}

	/** @param int|null $size That of text of its own kind, such as headings and captions: it does not change with the size of a block around it. */
	public function pixels( ?int $size = null ): int {
		return null === $size || $this->has_own_size ? $this->size ?? $size ?? self::SIZE : $size;
	}

	/** @return array<string, string> Styles of text. Outlook inherits none into tables, so each cell has them. */
	public function font( ?int $size = null, float $line = 1.5, bool $is_bold = false ): array {
		$pixels = $this->pixels( $size );
		return array(
			'font'       => ( $is_bold ? 'bold ' : '' ) . $pixels . 'px/' . (int) round( $pixels * $line ) . 'px ' . $this->brand->font->family(),
			'color'      => $this->text,
			'text-align' => $this->align,
		);
	}

	/**
	 * The attributes of a block inside of text, beginning with a space: its style, and what it changes of the text around it.
	 *
	 * @param array<string, string> $style
	 */
	public function inner_attributes( self $around, array $style ): string {
		$color = $this->text === $around->text && ! $this->is_box ? '' : $this->text;
		$class = '' === $color ? '' : $this->text_class();
		return ( '' === $class ? '' : " class=\"$class\"" ) . Html::style(
			$style + array(
				'font'             => $this->pixels() === $around->pixels() ? '' : $this->font()['font'],
				'color'            => $color,
				'text-align'       => $this->align === $around->align ? '' : $this->align,
				'background-color' => $this->is_box ? $this->background : '',
			)
		);
	}

	/**
	 * A row of text with a gap below it.
	 *
	 * @param array<string, string|int> $style
	 */
	public function row( string $inner, array $style = array(), int $gap = 16 ): string {
		$class = isset( $style['color'] ) ? $this->text_class() : '';
		if ( ! $this->is_box ) {
			return Html::row( $inner, array_replace( array( 'padding' => self::gap( $gap ) ), $style ), $class );
		}
		$box = Html::table( Html::row( $inner, array_replace( array( 'padding' => '12px 16px', 'background-color' => $this->background ), $style ), $class ) );
		return Html::row( $box, array( 'padding' => self::gap( $gap ) ) );
	}

	/** A row of text in the font of the place. */
	public function text_row( string $inner, ?int $size = null ): string {
		return $this->framed( "text $size", fn (): string => $this->row( "\0", $this->font( $size ) ), $inner );
	}

	/**
	 * Many blocks of a kind stand in the same place, and what is the same of them is written once.
	 *
	 * @param Closure(): string $frame With a NUL for each of what differs.
	 */
	public function framed( string $kind, Closure $frame, string ...$inner ): string {
		$parts = $this->frames[ $kind ] ??= explode( "\0", $frame() );
		$html  = '';
		foreach ( array_values( $inner ) as $index => $part ) {
			$html .= $parts[ $index ] . $part;
		}
		return $html . $parts[ count( $inner ) ];
	}

	public static function gap( int $below ): string {
		return 0 === $below ? '0' : "0 0 {$below}px";
	}
}
