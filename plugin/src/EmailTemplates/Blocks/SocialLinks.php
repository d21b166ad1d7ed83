<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** Links to social networks, by their names: e-mail programs show no drawn icons. */
final class SocialLinks implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own     = BlockStyle::apply( $node, $place, $walk->warnings );
		$between = 'vertical' === $node->text( 'layout', 'orientation' ) ? '<br>' : ' &nbsp; ';
		$links   = Fragment::joined( $walk->parts( $node->children(), $own->inside( 'core/social-links' ) ), "\n", $between );
		if ( null === $links ) {
			return null;
		}
		$style = array_replace( $own->font( 14 ), array( 'text-align' => BlockStyle::justification( $node, $own ) ) );
		return new Fragment( $own->row( $links->html, $style ), $links->text );
	}
}
