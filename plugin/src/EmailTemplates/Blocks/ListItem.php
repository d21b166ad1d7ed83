<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** An item, with the lists in it. It stays while one of them has something to show. */
final class ListItem implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own   = BlockStyle::apply( $node, $place, $walk->warnings );
		$line  = $walk->line( $node, $node->tokens(), $own );
		$inner = $walk->blocks( $node->children(), $own->inside( 'core/list-item' ) );
		if ( null === $line && null === $inner ) {
			return null;
		}
		$parts = Fragment::joined( array_values( array_filter( array( $line, $inner ) ) ), "\n" );
		$frame = static fn (): string => '<li' . $own->inner_attributes( $place, array( 'margin' => '0 0 4px' ) ) . ">\0</li>";
		return new Fragment( $own->framed( 'item', $frame, $parts->html ?? '' ), $parts->text ?? '' );
	}
}
