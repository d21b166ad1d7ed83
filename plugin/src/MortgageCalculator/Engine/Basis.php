<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** What a site contributes to a calculation: settings, today's rates, the month, and texts. */
final class Basis {

	/**
	 * @param array<string, mixed>        $settings As the settings are answered.
	 * @param list<array<string, mixed>>  $rates    Rows of the rates table; none where it is stale.
	 * @param int                         $month    The current month, as in Months.
	 * @param array<string, string>       $texts    Templates of warnings, by code.
	 */
	public function __construct(
		public readonly array $settings,
		public readonly array $rates,
		public readonly int $month,
		public readonly array $texts,
	) {}

	/** @param string $path Dotted, such as `defaults.pmi_rate`. */
	public function number( string $path ): int {
		$value = $this->settings;
		foreach ( explode( '.', $path ) as $name ) {
			$value = $value[ $name ];
		}
		return is_int( $value ) ? $value : Decimals::whole( $value );
	}
}
