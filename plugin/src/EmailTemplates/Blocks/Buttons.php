<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** Buttons side by side, as far as there is room. */
final class Buttons implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own     = BlockStyle::apply( $node, $place, $walk->warnings );
		$align   = BlockStyle::justification( $node, $own );
		$buttons = $walk->parts( $node->children(), $own->aligned( '' )->inside( 'core/buttons' ) );
		$joined  = Fragment::joined( $buttons, "\n", $own->is_bare ? '' : Html::outlook( '</td><td>' ) );
		if ( null === $joined ) {
			return null;
		}
		// Outlook aligns a table by its align attribute, not by the text-align of the cell around it.
		$side = in_array( $align, array( 'center', 'right' ), true ) ? " align=\"$align\"" : '';
		$html = $own->is_bare || ( '' === $side && count( $buttons ) < 2 )
			? $joined->html
			: Html::outlook( Html::outlook_table( $side ) . '<tr><td>' ) . $joined->html . Html::outlook( '</td></tr></table>' );
		return new Fragment( $own->row( $html, array_replace( $own->font(), array( 'text-align' => $align ) ), 8 ), $joined->text );
	}
}
