<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** A synced pattern: its blocks as they are when the e-mail is made. */
final class Pattern implements MailBlock {

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$id = $node->number( 'ref' ) ?? 0;
		if ( in_array( $id, $place->patterns, true ) ) {
			$walk->leave_out( $node, static fn (): string => __( 'The pattern contains itself.', 'svc' ) );
			return null;
		}
		$content = ( $walk->situation->pattern )( $id );
		if ( null === $content ) {
			$walk->leave_out( $node, static fn (): string => __( 'The pattern does not exist or is not published.', 'svc' ) );
			return null;
		}
		return $walk->blocks( $node->of_pattern( $content ), $place->in_pattern( $id ) );
	}
}
