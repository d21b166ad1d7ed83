<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Settings\MailSettings;
use Svc\EmailTemplates\Tags\Direction;

/** The lines of From, Reply-To and List-Unsubscribe, as wp_mail() reads them. */
final class MailHeaders {

	/**
	 * @param array<string, array<string, string>> $contexts
	 * @param Context|null                         $answered_by     Who gets the answers; null for the purpose's.
	 * @param string|null                          $unsubscribe_url Null where the recipient cannot opt out.
	 * @return list<string>
	 */
	public static function lines( MailSettings $settings, Purpose $purpose, array $contexts, ?Context $answered_by, ?string $unsubscribe_url ): array {
		$from  = $settings->from;
		$lines = array();
		if ( '' !== $from['name'] || '' !== $from['email'] ) {
			$lines[] = 'From: ' . self::mailbox( '' === $from['name'] ? 'WordPress' : $from['name'], '' === $from['email'] ? self::wordpress_address() : $from['email'] );
		}
		$replies  = ( $answered_by ?? self::answered_by( $purpose ) )?->value;
		$person   = null === $replies ? array() : $contexts[ $replies ] ?? array();
		$reply_to = '' === self::address( $person['email'] ?? '' ) ? self::address( $from['reply_to'] ) : self::mailbox( $person['name'] ?? '', self::address( $person['email'] ) );
		if ( '' !== $reply_to ) {
			$lines[] = "Reply-To: $reply_to";
		}
		if ( null !== $unsubscribe_url ) {
			$lines[] = "List-Unsubscribe: <$unsubscribe_url>";
			$lines[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
		}
		return $lines;
	}

	/** One line without control characters, as long as a subject may be. */
	public static function line( string $text ): string {
		return mb_substr( trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', mb_scrub( $text, 'UTF-8' ) ) ), 0, 255, 'UTF-8' );
	}

	/**
	 * For the value of a header. E-mail programs decode `=?utf-8?q?…?=`, also where it was typed: a word joiner, which is not
	 * shown, keeps it as it is.
	 */
	public static function literal( string $line ): string {
		return str_replace( '=?', "=\u{2060}?", $line );
	}

	/** Who gets the answers: the lead where an officer gets the e-mail, the officer where a lead does. Null for the address of the settings. */
	private static function answered_by( Purpose $purpose ): ?Context {
		return match ( $purpose ) {
			Purpose::LeadNotice => Context::Lead,
			Purpose::LeadConfirmation, Purpose::EstimateReport, Purpose::CalculationReport => Context::Person,
			default => null,
		};
	}

	/** WordPress splits the line at commas and angle brackets, quoted or not. */
	private static function mailbox( string $name, string $address ): string {
		$name = Direction::closed( trim( (string) preg_replace( '/[",:;<>\\\\\s]+/u', ' ', self::line( $name ) ) ) );
		return '' === $name ? $address : self::literal( $name ) . " <$address>";
	}

	private static function address( string $address ): string {
		return (string) is_email( $address );
	}

	/** The address that wp_mail() sends from by default. */
	private static function wordpress_address(): string {
		return 'wordpress@' . preg_replace( '/^www\./', '', (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) );
	}
}
