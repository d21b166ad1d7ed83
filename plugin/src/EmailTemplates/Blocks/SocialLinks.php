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
		$own   = BlockStyle::apply( $node, $place, $walk->warnings );
		$links = Fragment::joined( $walk->parts( $node->children(), $own->inside( 'core/social-links' ) ), "\n", ' &nbsp; ' );
		return null === $links ? null : new Fragment( $own->row( $links->html, $own->font( 14 ) ), $links->text );
	}
}
