<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Svc\Kernel\Blocks\CurrentAddress;

/** What a visitor reads after the form was taken in. */
final class Thanks {

	/** @param string $id Of the form. */
	public static function shown( string $message, string $id ): string {
		return self::markup(
			sprintf( ' id="%s-told"', esc_attr( $id ) ),
			nl2br( esc_html( self::text( $message ) ) ),
			sprintf( ' href="%s"', esc_url( remove_query_arg( SentForm::NAME, CurrentAddress::path() ) ) )
		);
	}

	/** For the script, which fills in the message that the server answers. */
	public static function template(): string {
		return '<template>' . self::markup() . '</template>';
	}

	private static function markup( string $id = '', string $message = '', string $href = '' ): string {
		return sprintf(
			'<div class="svc-lead-thanks" role="status" tabindex="-1"%1$s><svg aria-hidden="true" viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="22"/><path d="m15 24.5 6.5 6.5L34 18"/></svg><p class="svc-lead-thanks__message">%2$s</p><p class="svc-lead-thanks__again"><a%3$s>%4$s</a></p></div>',
			$id,
			$message,
			$href,
			esc_html__( 'Send another', 'svc' )
		);
	}

	private static function text( string $message ): string {
		return '' === $message ? __( 'Thank you. We will be in touch soon.', 'svc' ) : $message;
	}
}
