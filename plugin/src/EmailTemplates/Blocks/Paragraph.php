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
		$own  = BlockStyle::apply( $node, $place, $walk->warnings );
		$line = $walk->line( $node, $node->tokens(), $own );
		return null === $line ? null : new Fragment( $own->text_row( $line->html ), $line->text );
	}
}
