<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

final class Separator implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): Fragment {
		$own   = BlockStyle::apply( $node, $place, $walk->warnings );
		$color = $own->is_box ? $own->background : $place->brand->colors->line;
		$class = ! $own->is_box && $place->follows_dark ? $place->css_class( 'h' ) : '';
		$line  = Html::row( '&nbsp;', array( 'border-top' => "1px solid $color", 'font-size' => '0', 'line-height' => '0' ), $class );
		return new Fragment( Html::row( Html::table( $line ), array( 'padding' => '8px 0 24px' ) ), '---' );
	}
}
