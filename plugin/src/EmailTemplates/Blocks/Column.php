<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** The rows of one column. Columns puts them side by side. */
final class Column implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		return Box::render( $node, $place, $walk );
	}
}
