<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

final class Quote implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own   = BlockStyle::apply( $node, $place, $walk->warnings );
		$quote = $walk->blocks( $node->children(), $own->inside( 'core/quote', $own->width - 20 ) );
		if ( null === $quote ) {
			return null;
		}
		$cited = $walk->line( $node, $node->tokens()->within( 'CITE' ), $own );
		$below = $own->inside( 'core/quote' );
		$rows  = $quote->html . ( null === $cited ? '' : $below->row( $cited->html, $below->font( 14 ), 0 ) );
		$start = $own->start();
		$style = array(
			'padding'          => '16px 0 ' . ( null === $cited ? '0' : '16px' ),
			"padding-$start"   => '16px',
			"border-$start"    => '4px solid ' . $own->brand->colors->line,
			'background-color' => $own->is_box ? $own->background : '',
		);
		$box   = Html::table( Html::row( Html::table( $rows ), $style, $own->follows_dark ? $own->css_class( 'h' ) : '' ) );
		$lines = '> ' . str_replace( "\n", "\n> ", $quote->text ) . ( null === $cited ? '' : "\n$cited->text" );
		return new Fragment( Html::row( $box, array( 'padding' => Place::gap( 16 ) ) ), $lines );
	}
}
