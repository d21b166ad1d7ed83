<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use PHPMailer\PHPMailer\PHPMailer;
use Svc\Kernel\Outbox\MailAttempt;
use WP_PHPMailer;

/** One e-mail of HTML with its text beside it, sent by wp_mail(), so that every plugin for sending e-mails works. */
final class Letter {

	public const CONTENT_TYPE = 'Content-Type: text/html; charset=UTF-8';

	/** An e-mail may be sent while another one is being made. */
	private const EXPECTED = 4;

	/** @var list<Closure(PHPMailer): void> */
	private static array $expected = array();

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
			return self::with_whole_addresses( static fn (): string => $attempt->run( static fn () => wp_mail( array( $message->to ), MailHeaders::literal( $message->subject ), $message->html, array( ...$message->headers, self::CONTENT_TYPE ) ) ) );
		} finally {
			remove_filter( 'wp_mail', $expect, PHP_INT_MAX );
			if ( $has_images ) {
				add_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
			}
		}
	}

	/**
	 * In place of WordPress's PHPMailer; that of a plugin for sending e-mails stays.
	 *
	 * @param callable(): string $send
	 */
	private static function with_whole_addresses( callable $send ): string {
		$before = $GLOBALS['phpmailer'] ?? null;
		if ( $before instanceof PHPMailer && WP_PHPMailer::class !== get_class( $before ) ) {
			return $send();
		}
		// As wp_mail() makes it.
		foreach ( array( 'PHPMailer/PHPMailer', 'PHPMailer/SMTP', 'PHPMailer/Exception', 'class-wp-phpmailer' ) as $file ) {
			require_once ABSPATH . "wp-includes/$file.php";
		}
		$own             = new WholeAddresses( true );
		$own::$validator = static fn ( string $email ): bool => (bool) is_email( $email );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- wp_mail() sends with it.
		$GLOBALS['phpmailer'] = $own;
		try {
			return $send();
		} finally {
			if ( $GLOBALS['phpmailer'] === $own ) {
				$GLOBALS['phpmailer'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as it was before.
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
		self::$expected[] = $add;
		// Plugins that send without PHPMailer leave theirs.
		if ( count( self::$expected ) > self::EXPECTED ) {
			remove_action( 'phpmailer_init', array_shift( self::$expected ), PHP_INT_MIN );
		}
	}
}
