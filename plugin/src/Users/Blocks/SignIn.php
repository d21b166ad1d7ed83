<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

use Svc\Kernel\Blocks\CurrentAddress;

/** What stands where somebody may not see what a block shows. */
final class SignIn {

	/** @param string $text What the editor chose to say to visitors; nothing for the usual. */
	public static function line( string $text = '' ): string {
		return is_user_logged_in()
			? sprintf( '<p class="svc-sign-in">%s</p>', esc_html__( 'Your account may not see this.', 'svc' ) )
			: sprintf(
				'<p class="svc-sign-in">%s <a href="%s">%s</a></p>',
				esc_html( '' === trim( $text ) ? __( 'Sign in to see this. Staff only.', 'svc' ) : $text ),
				esc_url( wp_login_url( CurrentAddress::url() ) ),
				esc_html__( 'Sign in', 'svc' )
			);
	}
}
