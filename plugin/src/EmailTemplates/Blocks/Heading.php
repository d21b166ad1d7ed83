<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

final class Heading implements MailBlock {

	private const SIZES = array(
		1 => 28,
		2 => 22,
		3 => 18,
	);

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own  = BlockStyle::apply( $node, $place, $walk->warnings );
		$line = $walk->line( $node, $node->tokens(), $own );
		if ( null === $line ) {
			return null;
		}
		$level = $node->number( 'level' ) ?? 2;
		return new Fragment( $own->framed( "h$level", static fn (): string => self::frame( $level, $own ), $line->html ), $line->text );
	}

	private static function frame( int $level, Place $own ): string {
		$class = $own->text_class();
		$style = Html::style( array( 'margin' => '0' ) + $own->font( self::SIZES[ $level ], 1.3, true ) );
		return $own->row( "<h$level" . ( '' === $class ? '' : " class=\"$class\"" ) . "$style>\0</h$level>" );
	}
}
