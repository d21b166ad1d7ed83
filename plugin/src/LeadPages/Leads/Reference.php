<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

/** The reference of a lead: 12 random characters that visitors read out and type. */
final class Reference {

	/** Without letters and digits that look alike. */
	private const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

	public static function random(): string {
		$reference = '';
		for ( $place = 0; $place < 12; $place++ ) {
			$reference .= self::CHARACTERS[ random_int( 0, strlen( self::CHARACTERS ) - 1 ) ];
		}
		return $reference;
	}
}
