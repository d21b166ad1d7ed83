<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Whole;

/** Core's blocks for text and layout, with the same markup as the editor saves. */
final class Recipes {

	/** @return array<string, Recipe> By block name. */
	public static function all(): array {
		return self::texts() + self::lists() + self::layouts() + self::media();
	}

	/** @return array<string, Recipe> */
	private static function texts(): array {
		$content = array( 'content' => new InlineText() );
		return array(
			'core/paragraph' => new Recipe( $content, static fn ( array $given, string $classes ): string => self::element( 'p', $classes, $given['content'] ), array( 'content' ), required: array( 'content' ) ),
			'core/heading'   => new Recipe(
				$content + array( 'level' => new Whole( 1, 6 ) ),
				static fn ( array $given, string $classes ): string => self::element( 'h' . ( $given['level'] ?? 2 ), $classes, $given['content'] ),
				array( 'content' ),
				required: array( 'content' )
			),
			'core/quote'     => new Recipe(
				array( 'citation' => new InlineText() ),
				static fn ( array $given, string $classes, string $inner ): string => self::element( 'blockquote', $classes, $inner . ( isset( $given['citation'] ) ? "<cite>{$given['citation']}</cite>" : '' ) ),
				array( 'citation' ),
				true
			),
		);
	}

	/** @return array<string, Recipe> */
	private static function lists(): array {
		return array(
			'core/list'      => new Recipe(
				array( 'ordered' => new Flag() ),
				static fn ( array $given, string $classes, string $inner ): string => self::element( empty( $given['ordered'] ) ? 'ul' : 'ol', $classes, $inner ),
				is_parent: true
			),
			'core/list-item' => new Recipe(
				array( 'content' => new InlineText() ),
				static fn ( array $given, string $classes, string $inner ): string => self::element( 'li', $classes, $given['content'] . $inner ),
				array( 'content' ),
				true,
				array( 'content' )
			),
		);
	}

	/** @return array<string, Recipe> */
	private static function layouts(): array {
		$box    = static fn ( array $given, string $classes, string $inner ): string => self::element( 'div', $classes, $inner );
		$width  = new Text( 10, 1, '^[0-9]{1,3}(\.[0-9]{1,3})?%$', __( 'This must be a percentage, such as 33.33%.', 'svc' ) );
		$height = new Text( 10, 1, '^[0-9]{1,4}px$', __( 'This must be a number of pixels, such as 40px.', 'svc' ) );
		return array(
			'core/group'     => new Recipe( array(), $box, is_parent: true ),
			'core/columns'   => new Recipe( array(), $box, is_parent: true ),
			'core/column'    => new Recipe(
				array( 'width' => $width ),
				static fn ( array $given, string $classes, string $inner ): string => self::element( 'div', $classes, $inner, isset( $given['width'] ) ? ' style="flex-basis:' . esc_attr( $given['width'] ) . '"' : '' ),
				is_parent: true
			),
			'core/separator' => new Recipe( array(), static fn ( array $given, string $classes ): string => '<hr class="' . esc_attr( "$classes has-alpha-channel-opacity" ) . '"/>' ),
			'core/spacer'    => new Recipe(
				array( 'height' => $height ),
				static fn ( array $given, string $classes ): string => '<div style="height:' . esc_attr( $given['height'] ?? '100px' ) . '" aria-hidden="true" class="' . esc_attr( $classes ) . '"></div>'
			),
		);
	}

	/** @return array<string, Recipe> */
	private static function media(): array {
		$link = array(
			'text' => new InlineText(),
			'url'  => new Text( 2000, 1, format: TextFormat::Uri ),
		);
		return array(
			'core/buttons' => new Recipe( array(), static fn ( array $given, string $classes, string $inner ): string => self::element( 'div', $classes, $inner ), is_parent: true ),
			'core/button'  => new Recipe(
				$link,
				static fn ( array $given, string $classes ): string => self::element( 'div', $classes, '<a class="wp-block-button__link wp-element-button" href="' . esc_url( $given['url'] ) . '">' . $given['text'] . '</a>' ),
				array( 'text', 'url' ),
				required: array( 'text', 'url' )
			),
			'core/image'   => new Recipe(
				array(
					'id'  => new ReadableImage(),
					'alt' => new Text( 1000 ),
				),
				static fn ( array $given, string $classes ): string => self::element(
					'figure',
					$classes,
					'<img src="' . esc_url( (string) wp_get_attachment_url( $given['id'] ) ) . '" alt="' . esc_attr( $given['alt'] ?? '' ) . '" class="wp-image-' . (int) $given['id'] . '"/>'
				),
				array( 'alt' ),
				required: array( 'id' )
			),
		);
	}

	private static function element( string $name, string $classes, string $inner, string $attributes = '' ): string {
		return "<$name" . ( '' === $classes ? '' : ' class="' . esc_attr( $classes ) . '"' ) . "$attributes>$inner</$name>";
	}
}
