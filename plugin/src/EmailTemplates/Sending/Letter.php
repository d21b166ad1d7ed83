<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use PHPMailer\PHPMailer\PHPMailer;
use Svc\Kernel\Outbox\MailAttempt;

/** One e-mail of HTML with its text beside it, sent by wp_mail(), so that every plugin for sending e-mails works. */
final class Letter {

	public const CONTENT_TYPE = 'Content-Type: text/html; charset=UTF-8';

	/**
	 * @param string|null $message_id Without angle brackets; null for PHPMailer's own.
	 * @return string Why it was not sent; empty if it was.
	 */
	public static function send( Message $message, ?string $message_id ): string {
		// Other plugins may change the HTML, or forget to return the e-mail.
		$attempt = new MailAttempt( $message_id );
		$expect  = static function ( mixed $mail ) use ( $message, $attempt ): mixed {
			if ( $attempt->is_sending() ) {
				$html = is_array( $mail ) ? $mail['message'] ?? null : null;
				self::expect( is_string( $html ) ? $html : $message->html, $message->text );
			}
			return $mail;
		};
		// WordPress would make images of emojis, from an address of wordpress.org.
		$has_images = remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
		add_filter( 'wp_mail', $expect, PHP_INT_MAX );
		try {
			return $attempt->run( static fn () => wp_mail( array( $message->to ), MailHeaders::literal( $message->subject ), $message->html, array( ...$message->headers, self::CONTENT_TYPE ) ) );
		} finally {
			remove_filter( 'wp_mail', $expect, PHP_INT_MAX );
			if ( $has_images ) {
				add_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
			}
		}
	}

	/** Puts the text beside the HTML when PHPMailer sends it, with lines of at most 76 characters. */
	public static function expect( string $html, string $text ): void {
		$add = static function ( PHPMailer $mailer ) use ( &$add, $html, $text ): void {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			if ( $mailer->Body === $html ) {
				// Other line breaks would be encoded, as if they were none.
				$mailer->Body     = PHPMailer::normalizeBreaks( $html, "\r\n" );
				$mailer->AltBody  = PHPMailer::normalizeBreaks( $text, "\r\n" );
				$mailer->Encoding = PHPMailer::ENCODING_QUOTED_PRINTABLE;
				remove_action( 'phpmailer_init', $add, PHP_INT_MIN );
			}
			// phpcs:enable
		};
		// Other plugins then see the whole e-mail.
		add_action( 'phpmailer_init', $add, PHP_INT_MIN );
	}
}
