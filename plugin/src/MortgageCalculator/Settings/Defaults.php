<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Settings;

/** The settings of a site that has changed none, with the sources of the figures. */
final class Defaults {

	/** @return array<string, mixed> */
	public static function all(): array {
		return array(
			'defaults'         => array(
				'price'          => '400000.00',
				'down_percent'   => '20.000',
				'term_months'    => 360,
				// Regulation Z, appendix H, form H-24(B).
				'pmi_rate'       => '0.610',
				// National Association of Home Builders, from the American Community Survey of 2023.
				'tax_rate'       => '0.910',
				'insurance_rate' => '0.500',
			),
			'states'           => array(),
			'ratios'           => array(
				'conventional' => self::ratios( '28.000', '36.000' ),
				'fha'          => self::ratios( '31.000', '43.000' ),
				'va'           => self::ratios( '41.000', '41.000' ),
				'usda'         => self::ratios( '29.000', '41.000' ),
			),
			'minimum_down'     => array(
				'conventional' => '3.000',
				'fha'          => '3.500',
				'va'           => '0.000',
				'usda'         => '0.000',
			),
			'conforming_limit' => array(
				'amount' => '832750.00',
				'year'   => 2026,
				'as_of'  => '2026-01-01',
				'source' => 'FHFA, conforming loan limit values for 2026',
			),
			'fees'             => array(
				'fha'  => self::fha(),
				'va'   => array(
					'first'      => array( '2.150', '1.500', '1.250' ),
					'subsequent' => array( '3.300', '1.500', '1.250' ),
					'refinance'  => array( '2.150', '3.300' ),
					'irrrl'      => '0.500',
					'as_of'      => '2023-04-07',
					'source'     => 'VA Circular 26-23-06',
				),
				'usda' => array(
					'upfront' => '1.000',
					'annual'  => '0.350',
					'as_of'   => '2022-10-01',
					'source'  => '7 CFR 3555.107; USDA Rural Development, fees by fiscal year',
				),
			),
			'stale_after_days' => 7,
			'disclosure'       => __( 'These figures are estimates for information only. They are not a commitment to lend and not an offer of credit. Rates, fees and insurance depend on the lender, the home and the borrower.', 'svc' ),
			'send_reports'     => false,
		);
	}

	/** @return array{front: string, back: string} */
	private static function ratios( string $front, string $back ): array {
		return array(
			'front' => $front,
			'back'  => $back,
		);
	}

	/** @return array<string, mixed> */
	private static function fha(): array {
		return array(
			'upfront'    => '1.750',
			'large_loan' => '726200.00',
			'rows'       => array(
				self::row( true, false, '90.000', '0.500', 132 ),
				self::row( true, false, '95.000', '0.500', null ),
				self::row( true, false, '100.000', '0.550', null ),
				self::row( true, true, '90.000', '0.700', 132 ),
				self::row( true, true, '95.000', '0.700', null ),
				self::row( true, true, '100.000', '0.750', null ),
				self::row( false, false, '90.000', '0.150', 132 ),
				self::row( false, false, '100.000', '0.400', null ),
				self::row( false, true, '78.000', '0.150', 132 ),
				self::row( false, true, '90.000', '0.400', 132 ),
				self::row( false, true, '100.000', '0.650', null ),
			),
			'as_of'      => '2023-03-20',
			'source'     => 'HUD Mortgagee Letter 2023-05',
		);
	}

	/** @return array{over_180: bool, large: bool, max_ltv: string, rate: string, months: int|null} */
	private static function row( bool $over_180, bool $large, string $max_ltv, string $rate, ?int $months ): array {
		return compact( 'over_180', 'large', 'max_ltv', 'rate', 'months' );
	}
}
