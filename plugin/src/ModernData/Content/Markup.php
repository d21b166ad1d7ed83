<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

/** Sanitises markup from a model: allows no more than an author may write, even if the caller is an administrator. */
final class Markup {

	/** Escapes plain text as HTML. */
	public static function text( string $plain ): string {
		return htmlspecialchars( $plain, ENT_NOQUOTES, 'UTF-8' );
	}

	/** Administrators get no unfiltered HTML either: the markup comes from a model that may have followed injected instructions. */
	public static function content( string $markup ): string {
		return wp_kses_post( has_blocks( $markup ) ? filter_block_content( $markup, 'post' ) : $markup );
	}
}
