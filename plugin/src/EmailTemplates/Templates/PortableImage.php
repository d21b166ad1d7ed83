<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Closure;
use Svc\EmailTemplates\Markup\MarkupEdit;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\Document;

/** An image for another site, whose media library does not have it: with its address and its width, without its ID. */
final class PortableImage {

	/**
	 * @param array<array-key, mixed>                $block
	 * @param Closure(int, string): ?array{int, int} $image_size Width and height of an image of the media library.
	 * @param string                                 $home       Address of the site: images with a path alone lead there.
	 * @return array<array-key, mixed> Other blocks lose the IDs of images inside text.
	 */
	public static function of( array $block, Closure $image_size, string $home ): array {
		if ( 'core/image' === $block['blockName'] ) {
			$node  = new Node( $block, '' );
			$image = $node->tokens()->first( 'IMG' );
			$url   = $image->attributes['src'] ?? '';
			$width = '' === $node->text( 'width' ) && ! isset( $image->attributes['width'] ) ? $image_size( $node->number( 'id' ) ?? 0, $url )[0] ?? Document::WIDTH : Document::WIDTH;
			// Other sites do not know the width: without one, the image would be as wide as the letter.
			if ( $width < Document::WIDTH ) {
				$block['attrs']['width'] = "{$width}px";
				$block                   = self::changed( $block, static fn ( string $html ): string => MarkupEdit::narrowed( $html, $width ) );
			}
			if ( 1 === preg_match( '~^/[^/]~', $url ) ) {
				$site  = (string) preg_replace( '~^(https?://[^/]+).*$~iD', '$1', $home );
				$block = self::changed( $block, static fn ( string $html ): string => MarkupEdit::attribute( $html, 'IMG', 'src', $site . $url ) );
			}
		}
		return self::without_id( $block );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	public static function without_id( array $block ): array {
		if ( 'core/image' === $block['blockName'] ) {
			unset( $block['attrs']['id'] );
		}
		return str_contains( $block['innerHTML'], 'wp-image-' ) ? self::changed( $block, MarkupEdit::without_image_ids( ... ) ) : $block;
	}

	/**
	 * @param array<array-key, mixed>  $block
	 * @param callable(string): string $changed
	 * @return array<array-key, mixed>
	 */
	private static function changed( array $block, callable $changed ): array {
		$block['innerContent'] = array_map( static fn ( ?string $html ): ?string => null === $html ? null : $changed( $html ), $block['innerContent'] );
		$block['innerHTML']    = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
		return $block;
	}
}
