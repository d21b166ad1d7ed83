<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** Blocks on a common background: a group or a column. */
final class Box {

	/** The gap below the last block inside. */
	private const GAP = 16;

	public static function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own     = BlockStyle::apply( $node, $place, $walk->warnings, BlockStyle::PADDING );
		$padding = BlockStyle::padding( $node ) ?? ( $own->is_box ? array( 24, 24, 24, 24 ) : array( 0, 0, 0, 0 ) );
		$width   = max( 40, $own->width - $padding[1] - $padding[3] );
		$inner   = $walk->blocks( $node->children(), $own->inside( $node->name(), $width ) );
		if ( null === $inner || ( ! $own->is_box && array( 0, 0, 0, 0 ) === $padding ) ) {
			return $inner;
		}
		$style = array(
			'padding'          => sprintf( '%dpx %dpx %dpx %dpx', $padding[0], $padding[1], max( 0, $padding[2] - self::GAP ), $padding[3] ),
			'background-color' => $own->is_box ? $own->background : '',
		);
		$box   = Html::table( Html::row( Html::table( $inner->html ), $style ) );
		return new Fragment( Html::row( $box, array( 'padding' => Place::gap( 16 ) ) ), $inner->text );
	}
}
