<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Markup\Token;
use Svc\EmailTemplates\Markup\TokenKind;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Tags\TagFiller;
use Svc\EmailTemplates\Theme\Color;

/**
 * Writes the text of a block as HTML and as plain text in one walk.
 *
 * A few elements stay; of the others their text. A link is `text (address)` in plain text.
 */
final class InlineWriter {

	/** What is written of the elements that stay, but for links and colours, which depend on the place. */
	private const ELEMENTS = array(
		'STRONG' => array( '<strong>', '</strong>' ),
		'EM'     => array( '<em>', '</em>' ),
		'S'      => array( '<s>', '</s>' ),
		'SUB'    => array( '<sub>', '</sub>' ),
		'SUP'    => array( '<sup>', '</sup>' ),
		'CODE'   => array( '<code style="font-family:Consolas,Menlo,monospace">', '</code>' ),
	);

	/** Elements that are dropped, and begin and end lines. */
	private const LINES = array( 'P' => true, 'DIV' => true, 'LI' => true, 'UL' => true, 'OL' => true, 'TR' => true, 'TD' => true, 'TH' => true );

	private string $html = '';
	private string $text = '';

	/** Whether what follows begins a line. */
	private bool $is_line_over = false;

	/** @var list<array{string, string, int}> Name, closing tag, where its plain text begins. */
	private array $open = array();

	/** @var list<string> Addresses of the open links. */
	private array $links = array();

	private function __construct(
		private readonly TagFiller $filler,
		private readonly Place $place,
	) {}

	public static function write( Tokens $tokens, TagFiller $filler, Place $place ): Fragment {
		$writer = new self( $filler, $place );
		foreach ( $tokens->tokens as $token ) {
			match ( $token->kind ) {
				TokenKind::Text  => $writer->add_text( $token->value ),
				TokenKind::Open  => $writer->open( $token ),
				TokenKind::Close => $writer->close( $token->value ),
			};
		}
		$writer->close_down_to( 0 );
		$text = str_replace( "\u{A0}", ' ', $writer->text );
		$text = str_contains( $text, "\n" ) ? (string) preg_replace( '/ *\n */', "\n", $text ) : $text;
		return new Fragment( trim( $writer->html, ' ' ), trim( $text ) );
	}

	private function add_text( string $template ): void {
		$text = $this->filler->text( $template );
		if ( $this->is_line_over && '' === trim( $text, ' ' ) ) {
			return;
		}
		$this->begin_line();
		$this->html .= Html::text( $text );
		$this->text .= $text;
	}

	private function open( Token $token ): void {
		$name = $token->value;
		if ( 'BR' === $name ) {
			$this->is_line_over = true;
			$this->begin_line();
		} elseif ( isset( self::ELEMENTS[ $name ] ) ) {
			$this->start( $name, ...self::ELEMENTS[ $name ] );
		} elseif ( 'A' === $name ) {
			$this->open_link( $token );
		} elseif ( 'MARK' === $name || 'SPAN' === $name ) {
			$this->open_colored( $token );
		} elseif ( 'IMG' === $name ) {
			$this->filler->report_image();
		} else {
			$this->end_line( $name );
		}
	}

	/** A line begins where there is text before it in another. */
	private function end_line( string $name ): void {
		if ( '' !== $this->text && isset( self::LINES[ $name ] ) ) {
			$text               = rtrim( $this->text, ' ' );
			$this->is_line_over = $this->is_line_over || ( '' !== $text && ! str_ends_with( $text, "\n" ) );
		}
	}

	private function begin_line(): void {
		if ( $this->is_line_over ) {
			$this->html        .= '<br>';
			$this->text        .= "\n";
			$this->is_line_over = false;
		}
	}

	private function open_link( Token $token ): void {
		// A link inside of a link ends the first, as in browsers.
		$this->close( 'A' );
		$url = $this->filler->url( $token->attributes['href'] ?? '' );
		if ( null === $url ) {
			return;
		}
		$this->links[] = $url;
		// Groups of digits stand in the order of the text around them, so a number would be turned around.
		$direction = $this->place->is_rtl && str_starts_with( $url, 'tel:' ) ? ' dir="ltr"' : '';
		$this->start( 'A', $this->place->framed( 'link', fn (): string => self::link( $this->place ), Html::attribute( $url ) . "\"$direction" ), '</a>' );
	}

	private static function link( Place $place ): string {
		$class = $place->follows_dark ? $place->css_class( 'l' ) : '';
		$style = array(
			'color'           => $place->link,
			'text-decoration' => 'underline',
		);
		return "<a href=\"\0" . ( '' === $class ? '' : " class=\"$class\"" ) . Html::style( $style ) . '>';
	}

	/** Coloured text: the editor writes `mark` and, in older versions, `span`. */
	private function open_colored( Token $token ): void {
		$color      = $this->inline_color( $token, 'color' );
		$background = $this->inline_color( $token, 'background-color' );
		$is_marked  = 'MARK' === $token->value && null === $color && null === $background;
		if ( null === $color && null === $background && ! $is_marked ) {
			return;
		}
		$style = array(
			'color'            => $color ?? ( $is_marked ? '#000000' : ( null === $background ? '' : $this->place->text ) ),
			'background-color' => $background ?? ( $is_marked ? '#fff3a3' : ( 'MARK' === $token->value ? 'transparent' : '' ) ),
		);
		$this->filler->check_contrast( '' === $style['color'] ? $this->place->text : $style['color'], $background ?? ( $is_marked ? $style['background-color'] : $this->place->background ) );
		$tag   = strtolower( $token->value );
		$class = null === $background && ! $is_marked && $this->place->follows_dark ? $this->place->css_class( 't' ) : '';
		$this->start( $token->value, "<$tag" . ( '' === $class ? '' : " class=\"$class\"" ) . Html::style( $style ) . '>', "</$tag>" );
	}

	/** From the style, or from a class such as has-vivid-red-color. */
	private function inline_color( Token $token, string $property ): ?string {
		if ( 1 === preg_match( '/(?:^|;)\s*' . $property . '\s*:\s*([^;]+)/i', $token->attributes['style'] ?? '', $found ) && null !== Color::parse( $found[1] ) ) {
			return Color::parse( $found[1] );
		}
		$ending = 'color' === $property ? '(?<!-background)-color' : '-background-color';
		if ( 1 === preg_match( '/(?:^|\s)has-(?!inline-color)([a-z0-9-]+?)' . $ending . '(?:\s|$)/', $token->attributes['class'] ?? '', $found ) ) {
			return Color::preset( $found[1], $this->place->brand->colors );
		}
		return null;
	}

	private function start( string $name, string $html, string $end ): void {
		$this->begin_line();
		$this->open[] = array( $name, $end, strlen( $this->text ) );
		$this->html  .= $html;
	}

	private function close( string $name ): void {
		$this->end_line( $name );
		for ( $index = count( $this->open ) - 1; $index >= 0; $index-- ) {
			if ( $this->open[ $index ][0] === $name ) {
				$this->close_down_to( $index );
				return;
			}
		}
	}

	private function close_down_to( int $index ): void {
		foreach ( array() === $this->open ? array() : array_reverse( array_splice( $this->open, $index ) ) as [ $name, $end, $start ] ) {
			$this->html .= $end;
			if ( 'A' === $name ) {
				$link        = substr( $this->text, $start );
				$words       = rtrim( $link, ' ' );
				$this->text  = substr( $this->text, 0, $start ) . $words . self::after_link( $words, (string) array_pop( $this->links ) ) . substr( $link, strlen( $words ) );
			}
		}
	}

	private static function after_link( string $text, string $url ): string {
		return self::bare( $text ) === self::bare( $url ) || ( 0 === stripos( $url, 'tel:' ) && self::is_number( $text, $url ) ) ? '' : " ($url)";
	}

	private static function bare( string $address ): string {
		return rtrim( rawurldecode( (string) preg_replace( '~^(?:https?://|mailto:|tel:)~i', '', trim( $address ) ) ), '/' );
	}

	private static function is_number( string $text, string $url ): bool {
		$digits = (string) preg_replace( '/[^0-9]/', '', $url );
		return '' !== $digits && str_starts_with( (string) preg_replace( '/[^0-9]/', '', $text ), $digits );
	}
}
