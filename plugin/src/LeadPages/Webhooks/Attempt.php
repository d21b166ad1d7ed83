<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use WP_Error;

/** One request to a receiver, and how it has answered. */
final class Attempt {

	/** Seconds for the whole request. The claim of the message is longer. */
	private const SECONDS = 10;

	/** Characters of an answer that an error quotes. */
	private const QUOTED = 200;

	/**
	 * @param int    $code  HTTP status; 0 without an answer.
	 * @param string $error Empty if the receiver has accepted the message.
	 * @param int    $wait  Seconds to wait before the next attempt, as the receiver has said.
	 */
	private function __construct(
		public readonly int $code,
		public readonly string $error,
		public readonly int $wait = 0,
	) {}

	/** @param array<string, string> $headers */
	public static function post( string $url, string $body, array $headers ): self {
		$host = PinnedHost::of( $url );
		if ( null === $host ) {
			return new self( 0, __( 'The address is not one of a public host, or its host has no address at the moment.', 'svc' ) );
		}
		$answer = $host->during(
			static fn (): array|WP_Error => wp_safe_remote_post(
				$url,
				array(
					'timeout'             => self::SECONDS,
					'redirection'         => 0,
					'limit_response_size' => 10_240,
					'user-agent'          => 'svc-lead-pages',
					'headers'             => array( 'Content-Type' => 'application/json' ) + $headers,
					'body'                => $body,
				)
			)
		);
		return $answer instanceof WP_Error ? new self( 0, self::quoted( $answer->get_error_message() ) ) : self::answered( $answer );
	}

	/** Whether the receiver does not exist any more, and wants no further messages. */
	public function is_gone(): bool {
		return 410 === $this->code;
	}

	/** @param array<string, mixed> $answer */
	private static function answered( array $answer ): self {
		$code = (int) wp_remote_retrieve_response_code( $answer );
		if ( $code >= 200 && $code < 300 ) {
			return new self( $code, '' );
		}
		$text = self::quoted( wp_remote_retrieve_body( $answer ) );
		/* translators: %d: HTTP status code. */
		$said = sprintf( $code >= 300 && $code < 400 ? __( 'The receiver has answered %d, and redirects are not followed.', 'svc' ) : __( 'The receiver has answered %d.', 'svc' ), $code );
		return new self( $code, trim( "$said $text" ), self::seconds( wp_remote_retrieve_header( $answer, 'retry-after' ) ) );
	}

	private static function quoted( string $text ): string {
		$line = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', wp_strip_all_tags( mb_scrub( $text, 'UTF-8' ) ) ) );
		return mb_substr( $line, 0, self::QUOTED, 'UTF-8' );
	}

	/** @param string|array<string> $header Retry-After: seconds, or a date; a list where it was sent several times. */
	private static function seconds( string|array $header ): int {
		$header = is_array( $header ) ? (string) end( $header ) : $header;
		if ( 1 === preg_match( '/^\d{1,9}$/D', $header ) ) {
			return (int) $header;
		}
		$time = '' === $header ? false : strtotime( $header );
		return false === $time ? 0 : max( 0, $time - time() );
	}
}
