<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

use Svc\Kernel\Blocks\CurrentAddress;

/** The text that a block shows to callers without permission. */
final class SignIn {

	/** @param string $text The editor's text for visitors; empty for the default. */
	public static function line( string $text, ?string $default_text = null ): string {
		return is_user_logged_in()
			? sprintf( '<p class="svc-sign-in">%s</p>', esc_html__( 'Your account may not see this.', 'svc' ) )
			: sprintf(
				'<p class="svc-sign-in">%s <a href="%s">%s</a></p>',
				esc_html( '' === trim( $text ) ? $default_text ?? __( 'Sign in to see this. Staff only.', 'svc' ) : $text ),
				esc_url( wp_login_url( CurrentAddress::url() ) ),
				esc_html__( 'Sign in', 'svc' )
			);
	}
}
