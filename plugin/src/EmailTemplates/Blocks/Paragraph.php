<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

final class Paragraph implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own  = self::directed( $node, BlockStyle::apply( $node, $place, $walk->warnings ) );
		$line = $walk->line( $node, $node->tokens(), $own );
		if ( null === $line ) {
			return null;
		}
		$direction = $own->is_rtl ? 'rtl' : 'ltr';
		return new Fragment( $own->text_row( $own->is_rtl === $place->is_rtl ? $line->html : "<div dir=\"$direction\">$line->html</div>" ), $line->text );
	}

	/** With the direction that the paragraph has of its own. */
	private static function directed( Node $node, Place $own ): Place {
		$direction = $node->text( 'direction' );
		if ( ! in_array( $direction, array( 'ltr', 'rtl' ), true ) || ( 'rtl' === $direction ) === $own->is_rtl ) {
			return $own;
		}
		$directed = $own->with( array( 'is_rtl' => ! $own->is_rtl ) );
		return '' === $own->align ? $directed->aligned( $directed->start() ) : $directed;
	}
}
