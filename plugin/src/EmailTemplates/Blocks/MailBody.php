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

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own  = BlockStyle::apply( $node, $place, $walk->warnings );
		$body = trim( $walk->situation->body );
		return '' === $body ? null : new Fragment( $own->text_row( self::html( $body, $own ) ), $body );
	}

	private static function html( string $body, Place $place ): string {
		$parts = preg_split( '~(https?://[^\s<>"\']+[^\s<>"\'.,;:!?)\]])~i', $body, -1, PREG_SPLIT_DELIM_CAPTURE );
		$html  = '';
		foreach ( false === $parts ? array( $body ) : $parts as $index => $part ) {
			$html .= 0 === $index % 2 ? Html::text( $part ) : self::link( $part, $place );
		}
		return $html;
	}

	private static function link( string $url, Place $place ): string {
		$class = $place->follows_dark ? $place->css_class( 'l' ) : '';
		return '<a href="' . Html::attribute( $url ) . '"' . ( '' === $class ? '' : " class=\"$class\"" ) . Html::style( array( 'color' => $place->link ) ) . '>' . Html::text( $url ) . '</a>';
	}
}
