<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\ImageAddress;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\SideBySide;
use Svc\EmailTemplates\Render\Walk;
use Svc\EmailTemplates\Render\WarningCode;

/** The person of the e-mail: as a card with photo, as a signature, or in one line. */
final class MailPerson implements MailBlock {

	private const PHOTO = 80;
	private const GAP   = 16;
	/** The least width of the lines beside the photo; where there is less, they stand below it. */
	private const LINES = 160;

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own   = BlockStyle::apply( $node, $place, $walk->warnings );
		$lines = ( new PersonLines( $node, $walk ) )->all( $own );
		if ( array() === $lines ) {
			return null;
		}
		$this->check_nmls( $node, $walk );
		return 'line' === $node->text( 'layout' ) ? self::in_one_line( $lines, $own ) : $this->with_photo( $lines, $node, $own, $walk );
	}

	/** @param non-empty-list<Fragment> $lines */
	private static function in_one_line( array $lines, Place $place ): ?Fragment {
		$line = Fragment::joined( $lines, ' | ', ' | ' );
		return null === $line ? null : new Fragment( $place->text_row( $line->html, 14 ), $line->text );
	}

	/** @param non-empty-list<Fragment> $lines */
	private function with_photo( array $lines, Node $node, Place $place, Walk $walk ): Fragment {
		$is_card = 'signature' !== $node->text( 'layout' );
		$joined  = Fragment::joined( $lines, "\n", '<br>' );
		$photo   = $walk->filler( $node )->url( '{{person.avatar_url}}' );
		if ( null !== $photo ) {
			ImageAddress::check( $photo, $node->path, $walk->warnings );
		}
		$words   = Html::row( $joined->html ?? '', array( 'padding' => '0', 'word-break' => $place->is_bare ? 'break-word' : '' ) + $place->font( $is_card ? 15 : 14 ), $place->text_class() );
		$html    = match ( true ) {
			null === $photo => Html::table( $words ),
			$place->width < self::PHOTO + self::GAP + self::LINES => Html::table( self::photo( $photo ) . $words ),
			default => SideBySide::html( array( self::photo( $photo ), $words ), self::widths( $place ), self::GAP, $place ),
		};
		$row     = $place->row( $is_card && ! $place->is_bare ? self::card( $html, $place ) : $html, null === $photo ? array() : array( 'font-size' => '0' ) );
		return new Fragment( $row, $joined->text ?? '' );
	}

	/** @return array{int, int} */
	private static function widths( Place $place ): array {
		return array( self::PHOTO, min( 440, $place->width - self::PHOTO - self::GAP ) );
	}

	/** The name beside the photo says who it is, so its alternative text is empty. */
	private static function photo( string $url ): string {
		$size  = self::PHOTO;
		$style = array(
			'display'       => 'block',
			'width'         => "{$size}px",
			'height'        => 'auto',
			'border'        => '0',
			'border-radius' => '8px',
		);
		return Html::row( '<img src="' . Html::attribute( $url ) . "\" alt=\"\" width=\"$size\"" . Html::style( $style ) . '>', array( 'padding' => Place::gap( 8 ) ) );
	}

	/** Set off from what is above it by a line. */
	private static function card( string $table, Place $place ): string {
		$style = array(
			'padding'    => '16px 0 0',
			'border-top' => '1px solid ' . $place->brand->colors->line,
		);
		return Html::table( Html::row( $table, $style, $place->follows_dark ? $place->css_class( 'h' ) : '' ) );
	}

	private function check_nmls( Node $node, Walk $walk ): void {
		if ( $walk->situation->lacks_nmls() ) {
			$walk->warnings->add( WarningCode::MissingNmls, $node->path );
		}
	}
}
