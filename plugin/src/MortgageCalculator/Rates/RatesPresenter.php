<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Svc\MortgageCalculator\Engine\Contract;
use Svc\MortgageCalculator\Engine\Decimals;
use Svc\MortgageCalculator\Engine\LoanReader;
use Svc\MortgageCalculator\Engine\Payment;
use Svc\MortgageCalculator\SiteBasis;

/** The rates table in the form of the API: with the APR and the payment of each row. */
final class RatesPresenter {

	/**
	 * @param array<string, mixed>|null $table    As it is stored; null before the first.
	 * @param array<string, mixed>      $settings
	 * @return array<string, mixed>
	 */
	public static function answer( ?array $table, array $settings ): array {
		if ( null === $table ) {
			$table = array(
				'as_of'       => null,
				'note'        => '',
				'assumptions' => self::assumptions( $settings ),
				'rates'       => array(),
			);
		}
		return array(
			'as_of' => $table['as_of'],
			'stale' => null === $table['as_of'] || RatesAge::is_stale( $table['as_of'], $settings ),
		) + self::table( $table, $settings );
	}

	/**
	 * @param array<string, mixed> $table
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed> Without what depends on the day.
	 */
	public static function table( array $table, array $settings ): array {
		return array(
			'as_of'       => $table['as_of'],
			'note'        => $table['note'],
			'assumptions' => $table['assumptions'],
			'rates'       => array_map( static fn ( array $row ): array => self::row( $row, $table['assumptions'], $settings ), $table['rates'] ),
		);
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array{price: string, down_percent: string}
	 */
	public static function assumptions( array $settings ): array {
		return array(
			'price'        => $settings['defaults']['price'],
			'down_percent' => $settings['defaults']['down_percent'],
		);
	}

	/**
	 * @param array<string, mixed>                       $row
	 * @param array{price: string, down_percent: string} $assumptions
	 * @param array<string, mixed>                       $settings
	 * @return array<string, mixed>
	 */
	private static function row( array $row, array $assumptions, array $settings ): array {
		$basis    = SiteBasis::of( $settings );
		$loan     = ( new LoanReader( $basis ) )->read( array_diff_key( $row, array( 'label' => true ) ) + $assumptions );
		$contract = Contract::of( $loan, $basis );
		$apr      = $contract->apr();
		return $row + array(
			'apr'                => null === $apr ? null : Decimals::percent( $apr ),
			'principal_interest' => Decimals::amount( Payment::of( $contract->amount, $loan->rate, $loan->months ) ),
		);
	}
}
