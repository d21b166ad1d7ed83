<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Rendering\Chosen;
use Svc\EmailTemplates\Rendering\Situations;
use Throwable;

/** Gives the brand to plain e-mails of WordPress and of other plugins. Their text stays as it is, beside the HTML. */
final class WordPressMails {

	public function __construct(
		private readonly Chosen $chosen,
		private readonly Situations $situations,
	) {}

	/**
	 * @param array<string, mixed> $mail Arguments of wp_mail().
	 * @return array<string, mixed>
	 */
	public function wrap( array $mail ): array {
		$headers = self::lines( $mail['headers'] ?? '' );
		$text    = $mail['message'] ?? '';
		if ( ! is_string( $text ) || '' === trim( $text ) || ! mb_check_encoding( $text, 'UTF-8' ) || ! self::is_plain( $headers ) ) {
			return $mail;
		}
		try {
			$rendered = Renderer::render( $this->chosen->source( Purpose::WordPress ), $this->situations->make( Purpose::WordPress, array( 'mail' => array( 'body' => $text ) ) + self::recipient( $mail['to'] ?? '' ) ) );
		} catch ( Throwable $error ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the e-mail is sent as it is.
			error_log( "svc mail: $error" );
			return $mail;
		}
		if ( ! str_contains( $rendered->text, trim( $text ) ) ) {
			// A synced pattern that had the block of the text was changed.
			return $mail;
		}
		Letter::expect( $rendered->html, $text );
		return array(
			'message' => $rendered->html,
			'headers' => array( ...array_filter( $headers, static fn ( string $line ): bool => ! self::is_type( $line ) ), Letter::CONTENT_TYPE ),
		) + $mail;
	}

	/**
	 * @param mixed $to As wp_mail() takes it.
	 * @return array{recipient?: array{name: string, first_name: string, email: string}} Empty where it goes to several; Cc and Bcc do not count.
	 */
	private static function recipient( mixed $to ): array {
		$addresses = is_array( $to ) ? array_values( $to ) : explode( ',', is_string( $to ) ? $to : '' );
		if ( 1 !== count( $addresses ) || ! is_string( $addresses[0] ) ) {
			return array();
		}
		// "Name <address>", or the address alone.
		$email = (string) is_email( trim( (string) preg_replace( '/^.*<(.+)>.*$/s', '$1', $addresses[0] ) ) );
		$user  = '' === $email ? false : get_user_by( 'email', $email );
		return '' === $email ? array() : array( 'recipient' => ( false === $user ? new To( $email, '', '' ) : To::account( $user ) )->tags() );
	}

	/** @return list<string> */
	private static function lines( mixed $headers ): array {
		return array_values( array_filter( is_array( $headers ) ? $headers : explode( "\n", str_replace( "\r\n", "\n", (string) $headers ) ), 'is_string' ) );
	}

	private static function is_type( string $line ): bool {
		return 1 === preg_match( '/^\s*content-type\s*:/i', $line );
	}

	/**
	 * Whether it is sent as plain text in UTF-8, and would be sent as HTML if it said so.
	 *
	 * @param list<string> $headers
	 */
	private static function is_plain( array $headers ): bool {
		$type = 'text/plain; charset=' . get_bloginfo( 'charset' );
		foreach ( array_filter( $headers, self::is_type( ... ) ) as $line ) {
			$type = trim( (string) substr( (string) strstr( $line, ':' ), 1 ) );
		}
		$is_utf8 = 1 !== preg_match( '/charset\s*+=\s*+"?+(?!utf-?8\b)/i', $type );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's filter.
		return $is_utf8 && 'text/plain' === apply_filters( 'wp_mail_content_type', strtolower( trim( explode( ';', $type )[0] ) ) )
			&& 'text/html' === apply_filters( 'wp_mail_content_type', 'text/html' );
		// phpcs:enable
	}
}
