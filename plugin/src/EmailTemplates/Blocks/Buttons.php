<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** Buttons side by side, as far as there is room, or below one another. */
final class Buttons implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own     = BlockStyle::apply( $node, $place, $walk->warnings );
		$align   = BlockStyle::justification( $node, $own );
		$inside  = $own->aligned( '' )->inside( 'core/buttons' );
		$buttons = $walk->parts( $node->children(), $own->has_own_size ? $inside->with( array( 'has_own_size' => true ) ) : $inside );
		$between = 'vertical' === $node->text( 'layout', 'orientation' ) ? '<br>' : '';
		$cells   = '' === $between ? "</td><td style=\"padding-{$own->start()}:8px\">" : '</td></tr><tr><td style="padding-top:8px">';
		$joined  = Fragment::joined( $buttons, "\n", $own->is_bare ? $between : self::below( $between ) . Html::outlook( $cells ) );
		if ( null === $joined ) {
			return null;
		}
		// Outlook aligns a table by its align attribute, not by the text-align of the cell around it.
		$side = in_array( $align, array( 'center', 'right' ), true ) ? " align=\"$align\"" : '';
		$html = $own->is_bare || ( '' === $side && count( $buttons ) < 2 )
			? $joined->html
			: Html::outlook( Html::outlook_table( $side ) . '<tr><td>' ) . $joined->html . Html::outlook( '</td></tr></table>' );
		return new Fragment( $own->framed( "buttons $align", static fn (): string => $own->row( "\0", array_replace( $own->font( 16 ), array( 'text-align' => $align ) ), 8 ), $html ), $joined->text );
	}

	/** Outlook with Word's engine has a row of a table instead. */
	private static function below( string $line_break ): string {
		return '' === $line_break ? '' : "<!--[if !mso]><!-->$line_break<!--<![endif]-->";
	}
}
