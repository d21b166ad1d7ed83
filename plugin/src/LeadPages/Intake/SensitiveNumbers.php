<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Normalizer;

/** Numbers that have no place in an enquiry, because a leak of them does harm: of social security and of payment cards. */
final class SensitiveNumbers {

	private const CARD_MIN = 13;
	private const CARD_MAX = 19;

	/** Longest international phone number, of which one in ten would pass for that of a card. */
	private const PHONE_MAX = 15;

	/** Tells what is wrong with the text; null if nothing is. */
	public static function problem( string $text, bool $is_phone = false ): ?string {
		// Digits of other widths, and all spaces and hyphens.
		$text = (string) preg_replace( array( '/\p{Zs}/u', '/\p{Pd}/u' ), array( ' ', '-' ), (string) Normalizer::normalize( $text, Normalizer::FORM_KC ) );
		if ( 1 === preg_match( '/(?<![0-9])[0-9]{3}-[0-9]{2}-[0-9]{4}(?![0-9])/', $text ) ) {
			return __( 'Please leave the social security number out. Nobody needs it here.', 'svc' );
		}
		if ( self::has_card( $text, $is_phone ? self::PHONE_MAX + 1 : self::CARD_MIN ) ) {
			return __( 'Please leave the card number out. Nobody needs it here.', 'svc' );
		}
		return null;
	}

	/** @param int $min Digits. */
	private static function has_card( string $text, int $min ): bool {
		preg_match_all( '/[0-9](?:[0-9 -]*[0-9])?/', $text, $runs );
		foreach ( $runs[0] as $run ) {
			if ( strlen( $run ) >= $min && self::has_card_of_groups( self::groups( $run ), $min ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A card's number may stand between other numbers: "12, 4111 1111 1111 1111 0".
	 *
	 * @param list<string> $groups
	 */
	private static function has_card_of_groups( array $groups, int $min ): bool {
		for ( $first = 0, $count = count( $groups ); $first < $count; $first++ ) {
			$digits = '';
			for ( $last = $first; $last < $count && strlen( $digits ) <= self::CARD_MAX; $last++ ) {
				$digits .= $groups[ $last ];
				if ( strlen( $digits ) >= $min && strlen( $digits ) <= self::CARD_MAX && self::passes_luhn( $digits ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<string> Digits between spaces and hyphens. */
	private static function groups( string $run ): array {
		preg_match_all( '/[0-9]+/', $run, $groups );
		return $groups[0];
	}

	/** The check digit of ISO/IEC 7812: from the right, each second digit is doubled, and the digits of all are added. */
	private static function passes_luhn( string $digits ): bool {
		$sum = 0;
		foreach ( array_reverse( str_split( $digits ) ) as $place => $digit ) {
			$value = (int) $digit * ( 1 + $place % 2 );
			$sum  += $value > 9 ? $value - 9 : $value;
		}
		return $sum > 0 && 0 === $sum % 10;
	}
}
