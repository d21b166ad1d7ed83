<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** Renders the blocks of one type. */
interface MailBlock {

	/** @return Fragment|null Table rows with their plain text; null where there is nothing to show. */
	public function render( Node $node, Place $place, Walk $walk ): ?Fragment;
}
