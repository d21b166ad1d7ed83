<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Token;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\ImageAddress;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;
use Svc\EmailTemplates\Render\WarningCode;
use Svc\EmailTemplates\Tags\TagFiller;

/** A picture, as wide as the place at most, with its link and caption. */
final class Image implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own    = BlockStyle::apply( $node, $place, $walk->warnings );
		$tokens = $node->tokens();
		$filler = $walk->filler( $node );
		$image  = $tokens->first( 'IMG' );
		$source = self::source( $image, $filler, $walk, $node );
		if ( null === $image || null === $source ) {
			return null;
		}
		$alt         = self::alt( $image, $filler, $walk, $node );
		$has_caption = null !== $tokens->first( 'FIGCAPTION' );
		$url         = $filler->url( ( $has_caption ? $tokens->without( 'FIGCAPTION' ) : $tokens )->first( 'A' )->attributes['href'] ?? '' );
		$filler->report_empty();
		$width   = self::width( $node, $image, $own->width, $walk );
		$caption = $has_caption ? $walk->line( $node, $tokens->within( 'FIGCAPTION' ), $own ) : null;
		$picture = self::linked( self::picture( $source, $alt, $width, $own ), $url );
		$rows    = Html::row( $picture, array( 'padding' => Place::gap( null === $caption ? 16 : 8 ), 'font-size' => '0', 'text-align' => $own->align ) )
			. ( null === $caption ? '' : $own->with( array( 'is_box' => false ) )->text_row( $caption->html, 14 ) );
		return new Fragment( $rows, implode( "\n", array_filter( array( self::text( $alt, $url ), $caption->text ?? '' ) ) ) );
	}

	private static function source( ?Token $image, TagFiller $filler, Walk $walk, Node $node ): ?string {
		$source = $filler->url( $image->attributes['src'] ?? '' );
		$is_raw = null !== $source && str_contains( $source, '{{' );
		if ( null === $source || $filler->is_empty_line() || ( ! $is_raw && 1 !== preg_match( '~^https?://~i', $source ) ) || 1 === preg_match( '~\.svgz?(?:[?#]|$)~i', $source ) ) {
			$walk->warnings->add( WarningCode::MissingImage, $node->path );
			return null;
		}
		ImageAddress::check( $source, $node->path, $walk->warnings );
		return $source;
	}

	private static function alt( Token $image, TagFiller $filler, Walk $walk, Node $node ): string {
		$alt = $filler->line( $image->attributes['alt'] ?? '' );
		if ( '' === $alt && ! $node->is_set( 'isDecorative' ) ) {
			$walk->warnings->add( WarningCode::MissingAlt, $node->path );
		}
		return $alt;
	}

	private static function width( Node $node, Token $image, int $most, Walk $walk ): int {
		$id    = $node->number( 'id' );
		$width = BlockStyle::pixels( $node->text( 'width' ), 1, 5000 )
			?? BlockStyle::pixels( $image->attributes['width'] ?? '', 1, 5000 )
			?? ( null === $id ? null : ( $walk->situation->image_size )( $id, $image->attributes['src'] ?? '' )[0] ?? null );
		return min( $most, null === $width || $width < 1 ? $most : $width );
	}

	private static function picture( string $source, string $alt, int $width, Place $place ): string {
		return $place->framed( "image $width", static fn (): string => self::frame( $width, $place ), Html::attribute( $source ), Html::attribute( $alt ) );
	}

	private static function frame( int $width, Place $place ): string {
		$style = array(
			'display'   => '' === $place->align ? 'block' : 'inline-block',
			'width'     => '100%',
			'max-width' => "{$width}px",
			'height'    => 'auto',
			'border'    => '0',
			// For the alternative text, which is shown instead.
			'font'      => $place->font( 14 )['font'],
			'color'     => $place->text,
		);
		$class = $place->text_class();
		return "<img src=\"\0\" alt=\"\0\" width=\"$width\"" . ( '' === $class ? '' : " class=\"$class\"" ) . Html::style( $style ) . '>';
	}

	private static function linked( string $picture, ?string $url ): string {
		return null === $url ? $picture : '<a href="' . Html::attribute( $url ) . '">' . $picture . '</a>';
	}

	private static function text( string $alt, ?string $url ): string {
		return trim( ( '' === $alt ? '' : "[$alt]" ) . ( null === $url ? '' : " ($url)" ) );
	}
}
