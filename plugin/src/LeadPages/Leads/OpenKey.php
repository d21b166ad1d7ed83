<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Text\Text;

/** Identifies a person's open lead of a page: the table has each key once. */
final class OpenKey {

	/** @return string|null Null where there is neither an e-mail address nor a phone number. */
	public static function of( int $site_id, int $page_id, string $email, string $phone ): ?string {
		$person = '' === $email ? self::digits( $phone ) : Text::folded( $email );
		return '' === $person ? null : hash( 'sha256', "$site_id/$page_id/$person" );
	}

	/** Without the country's 1: "+1 (303) 555-0100" and "303.555.0100" are one number. */
	public static function digits( string $phone ): string {
		$digits = (string) preg_replace( '/\D+/', '', $phone );
		return 11 === strlen( $digits ) && '1' === $digits[0] ? substr( $digits, 1 ) : $digits;
	}
}
