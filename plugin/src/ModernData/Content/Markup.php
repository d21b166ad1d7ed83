<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

/** What a model writes, as it may be stored: never more than an author may write, whoever the caller is. */
final class Markup {

	/** Text as HTML: shown as it was typed. */
	public static function text( string $plain ): string {
		return htmlspecialchars( $plain, ENT_NOQUOTES, 'UTF-8' );
	}

	/** Whoever is an administrator elsewhere is a model here, which may have read a stranger's instructions. */
	public static function content( string $markup ): string {
		return wp_kses_post( has_blocks( $markup ) ? filter_block_content( $markup, 'post' ) : $markup );
	}
}
