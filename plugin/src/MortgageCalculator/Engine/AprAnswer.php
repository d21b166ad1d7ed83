<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** The annual percentage rate of any series of payments. */
final class AprAnswer {

	/** Days of a period by periods of a year: 12 CFR 1026, appendix J (b)(5), with months of 30 days. */
	private const DAYS = array(
		12 => 30,
		24 => 15,
		52 => 7,
		26 => 14,
		13 => 28,
		6  => 60,
		4  => 90,
		2  => 180,
		1  => 365,
	);

	/** Payments of all series together. */
	private const MAX_PAYMENTS = 1040;

	/** @return list<int> */
	public static function frequencies(): array {
		return array_keys( self::DAYS );
	}

	/**
	 * @param array<string, mixed> $input Each field is well formed.
	 * @return array{apr: string|null, finance_charge: string, total_of_payments: string}
	 * @throws InvalidInput
	 */
	public static function answer( array $input ): array {
		$financed = Decimals::whole( $input['amount_financed'] );
		$per_year = $input['per_year'] ?? 12;
		if ( array_sum( array_column( $input['payments'], 'count' ) ) > self::MAX_PAYMENTS ) {
			throw new InvalidInput( array( 'payments' => 'many_payments' ) );
		}
		$payments = self::payments( $input['payments'] );
		$total    = array_sum( $payments );
		if ( $total < $financed ) {
			throw new InvalidInput( array( 'payments' => 'low_payments' ) );
		}
		$apr = Apr::of( $financed, $payments, $per_year, $input['periods_before_first'] ?? 1, ( $input['odd_days'] ?? 0 ) / self::DAYS[ $per_year ] );
		return array(
			'apr'               => null === $apr ? null : Decimals::percent( $apr ),
			'finance_charge'    => Decimals::amount( $total - $financed ),
			'total_of_payments' => Decimals::amount( $total ),
		);
	}

	/**
	 * @param list<array{amount: string, count: int}> $series
	 * @return list<int>
	 */
	private static function payments( array $series ): array {
		$payments = array();
		foreach ( $series as $part ) {
			array_push( $payments, ...array_fill( 0, $part['count'], Decimals::whole( $part['amount'] ) ) );
		}
		return $payments;
	}
}
