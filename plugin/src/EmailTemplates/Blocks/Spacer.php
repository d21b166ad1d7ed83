<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

final class Spacer implements MailBlock {

	/** The height of a spacer whose attribute is not stored. */
	private const DEFAULT = 100;

	public function render( Node $node, Place $place, Walk $walk ): Fragment {
		$height = BlockStyle::pixels( $node->text( 'height' ), 1, 400 ) ?? self::DEFAULT;
		return new Fragment( Html::row( '&nbsp;', array( 'font-size' => '0', 'line-height' => "{$height}px" ), '', " height=\"$height\"" ), '' );
	}
}
