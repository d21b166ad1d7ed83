<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** The formats of JSON schema that this contract uses. */
enum TextFormat: string {
	case Plain = '';
	case Email = 'email';
	case Uri   = 'uri';
	case Date  = 'date';

	public function fits( string $text ): bool {
		return match ( $this ) {
			self::Plain => true,
			self::Email => false !== is_email( $text ),
			self::Uri   => self::is_web_address( $text ),
			self::Date  => self::is_day( $text ),
		};
	}

	public function hint(): string {
		return match ( $this ) {
			self::Plain => '',
			self::Email => __( 'This must be an e-mail address, such as jane@example.com.', 'svc' ),
			self::Uri   => __( 'This must be a web address that starts with http:// or https://.', 'svc' ),
			self::Date  => __( 'This must be a day of the calendar, such as 2026-01-31.', 'svc' ),
		};
	}

	private static function is_day( string $text ): bool {
		return 1 === preg_match( '/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $text, $parts )
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/** No user info, no white space, quotes or angle brackets: the text is safe in an HTML attribute and shows the host it leads to. */
	private static function is_web_address( string $text ): bool {
		return 1 === preg_match( '~^https?://[^/?#@\s\\\\"\'<>`]+(?:[/?#][^\s\\\\"\'<>`]*)?$~iDu', $text )
			&& is_string( wp_parse_url( $text, PHP_URL_HOST ) );
	}
}
