<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** The text of an e-mail of WordPress: never searched for merge tags, addresses become links. */
final class MailBody implements MailBlock {

	/** With the punctuation after it, which is taken off, except Japanese and Chinese one, which ends it; brackets in it come in pairs, as in addresses of Wikipedia. */
	private const ADDRESS = '~(https?://(?:[^\s<>"\'()\p{Ps}\p{Pe}。、，；：！？]++|\([^\s<>"\'()]*+\))++)~iu';

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own  = BlockStyle::apply( $node, $place, $walk->warnings );
		$body = trim( $walk->situation->body );
		return '' === $body ? null : new Fragment( $own->text_row( self::html( $body, $own ) ), $body );
	}

	private static function html( string $body, Place $place ): string {
		$parts = preg_split( self::ADDRESS, $body, -1, PREG_SPLIT_DELIM_CAPTURE );
		$html  = '';
		foreach ( false === $parts ? array( $body ) : $parts as $index => $part ) {
			$url   = 0 === $index % 2 ? '' : rtrim( $part, '.,;:!?' );
			$html .= str_contains( $url, '://' ) && ! str_ends_with( $url, '://' ) ? self::link( $url, $place ) . Html::text( substr( $part, strlen( $url ) ) ) : Html::text( self::spaced( $part ) );
		}
		return $html;
	}

	/** Indented lines and columns stay as they are. Outlook for Windows does not know `white-space`. */
	private static function spaced( string $text ): string {
		return (string) preg_replace( '/(?<=\n) | (?= )/', "\u{A0}", str_replace( "\t", '    ', $text ) );
	}

	private static function link( string $url, Place $place ): string {
		$class = $place->follows_dark ? $place->css_class( 'l' ) : '';
		return '<a href="' . Html::attribute( $url ) . '"' . ( '' === $class ? '' : " class=\"$class\"" ) . Html::style( array( 'color' => $place->link ) ) . '>' . Html::text( $url ) . '</a>';
	}
}
