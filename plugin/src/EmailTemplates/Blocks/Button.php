<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\InlineWriter;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** A link that looks like a button in every e-mail program; without a safe address its text alone. */
final class Button implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$base    = $place->button();
		$own     = BlockStyle::apply( $node, $base, $walk->warnings, array( 'border.radius' ) );
		$tokens  = $node->tokens();
		$link    = $tokens->first( 'A' );
		$filler  = $walk->filler( $node );
		$url     = $filler->url( $link->attributes['href'] ?? '' );
		$is_link = null !== $url;
		$line    = $walk->kept( InlineWriter::write( null === $link ? $tokens : $tokens->within( 'A' )->unwrapped( 'A' ), $filler, $is_link ? $own : $place ), $filler );
		if ( null === $line ) {
			return null;
		}
		if ( ! $is_link ) {
			// On a line of its own: beside buttons it would stand above their text.
			return new Fragment( "<div style=\"padding:0 0 8px\">$line->html</div>", $line->text );
		}
		$has_own = $own->text !== $base->text || $own->background !== $base->background;
		$radius  = BlockStyle::pixels( $node->styles()['border.radius'] ?? '', 0, 40 ) ?? 6;
		$text    = $line->text === $url ? $url : "$line->text: $url";
		$follows = ! $has_own && $place->follows_dark;
		$html    = $own->framed( "button $radius $follows", static fn (): string => self::frame( $own, $radius, $follows ), Html::attribute( $url ), $line->html );
		return new Fragment( $html, $text );
	}

	/** Outlook reads no padding of a link, so there the cell has it. */
	private static function frame( Place $own, int $radius, bool $follows_dark ): string {
		$class = $follows_dark ? $own->css_class( 'n' ) : '';
		$link  = "<a href=\"\0\"" . ( '' === $class ? '' : ' class="m"' ) . Html::style(
			array(
				'display'         => 'inline-block',
				'padding'         => '12px 24px',
				'font'            => $own->font( 16, 1.25, true )['font'],
				'color'           => $own->text,
				'text-decoration' => 'none',
			)
		) . ">\0</a>";
		$cell  = Html::row(
			$link,
			array(
				'border-radius'    => "{$radius}px",
				'background-color' => $own->background,
				'mso-padding-alt'  => $own->is_bare ? '' : '12px 24px',
			),
			$class
		);
		return '<div style="display:inline-block;vertical-align:top;padding:' . ( $own->is_rtl ? '0 0 8px 8px' : '0 8px 8px 0' ) . '">' . Html::table( $cell, '' ) . '</div>';
	}
}
