<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

/** Figures of calculations as e-mails have them. */
final class Amounts {

	/** "1896.20" as "$1,896.20". */
	public static function dollars( string $amount ): string {
		return '$' . number_format_i18n( (float) $amount, 2 );
	}

	/** "6.125" as "6.125%". */
	public static function percent( string $rate ): string {
		return number_format_i18n( (float) $rate, 3 ) . '%';
	}
}
