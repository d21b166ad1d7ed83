<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Svc\MortgageCalculator\Fields\Texts;
use Svc\MortgageCalculator\Rates\RatesAge;

/** What the view script needs: the engine's basis, and how the site's language writes figures. The same for all visitors. */
final class ScriptData {

	/**
	 * @param array<string, mixed> $settings As `/settings` answers.
	 * @param array<string, mixed> $rates    As `/rates` answers.
	 */
	public static function markup( FormValues $values, array $settings, array $rates ): string {
		$data = array(
			'basis'    => array(
				'settings' => array( 'disclosure' => '' ) + array_diff_key( $settings, array( 'stale_after_days' => '', 'send_reports' => '' ) ),
				'rates'    => (bool) $rates['stale'] ? array() : array_map( static fn ( array $row ): array => array_intersect_key( $row, array_flip( array( 'loan_type', 'term_months', 'rate', 'arm' ) ) ), $rates['rates'] ),
				'month'    => (string) wp_date( 'Y-m' ),
				'texts'    => Texts::all(),
			),
			'format'   => self::format(),
			'until'    => (bool) $rates['stale'] ? 0 : RatesAge::stale_from( (string) $rates['as_of'], $settings ),
			'said'     => self::said( $values->mode ),
			'figures'  => self::figures( $values ),
			'copied'   => __( 'Link copied.', 'svc' ),
			'limits'   => Mode::Affordability === $values->mode ? AffordabilityResult::limits() : array(),
		);
		return sprintf( '<script type="application/json" class="svc-mortgage__basis">%s</script>', (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
	}

	/** What is announced after a change. */
	private static function said( Mode $mode ): string {
		return match ( $mode ) {
			/* translators: %s: an amount. */
			Mode::Payment       => __( 'Estimated monthly payment: %s', 'svc' ),
			/* translators: %s: an amount. */
			Mode::Affordability => __( 'Price you can afford: %s', 'svc' ),
			/* translators: %s: an amount. */
			Mode::Refinance     => __( 'Saved each month: %s', 'svc' ),
			/* translators: %s: amounts. */
			Mode::Compare       => __( 'Monthly payments: %s', 'svc' ),
		};
	}

	/** @return list<string> Paths of the figures that are announced. */
	private static function figures( FormValues $values ): array {
		return match ( $values->mode ) {
			Mode::Payment       => array( 'monthly.total' ),
			Mode::Affordability => array( 'max_price' ),
			Mode::Refinance     => array( 'monthly_saving' ),
			Mode::Compare       => array_map( static fn ( int $index ): string => "loans.$index.calculation.monthly.total", range( 0, $values->loans() - 1 ) ),
		};
	}

	/** @return array<string, mixed> */
	private static function format(): array {
		global $wp_locale;
		list( $thousands, $decimal ) = Figure::separators();
		return array(
			'thousands'  => $thousands,
			'decimal'    => $decimal,
			'months'     => array_values( $wp_locale->month ),
			'month'      => Figure::month_template(),
			/* translators: %s: a number. */
			'percent'    => __( '%s%%', 'svc' ),
			/* translators: %s: number of years, abbreviated. */
			'years'      => array( _n( '%s yr', '%s yr', 1, 'svc' ), _n( '%s yr', '%s yr', 2, 'svc' ) ),
			/* translators: %s: number of months, abbreviated. */
			'monthsLeft' => array( _n( '%s mo', '%s mo', 1, 'svc' ), _n( '%s mo', '%s mo', 2, 'svc' ) ),
		);
	}
}
