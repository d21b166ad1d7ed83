<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Editor;

use Svc\Kernel\Blocks\Block;
use WP_Block;

/** A block that only e-mails have: `EmailTemplates\Blocks` renders it there, and pages of the site show nothing. */
final class HiddenBlock implements Block {

	public function render( array $attributes, string $content, WP_Block $block ): string {
		return '';
	}
}
