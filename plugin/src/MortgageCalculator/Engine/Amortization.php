<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** The rows of a schedule as they are answered: a payment each, or a year each. */
final class Amortization {

	/** The columns of a row, in their order. */
	public const COLUMNS = array( 'number', 'month', 'payment', 'interest', 'principal', 'extra', 'mortgage_insurance', 'balance' );

	/** @return list<array<string, int|string>> */
	public static function payments( Loan $loan, Basis $basis ): array {
		return self::rows( $loan, $basis, 1 );
	}

	/**
	 * A year is 12 payments, or 26.
	 *
	 * @return list<array<string, int|string>>
	 */
	public static function years( Loan $loan, Basis $basis ): array {
		return self::rows( $loan, $basis, $loan->is_biweekly ? 26 : 12 );
	}

	/**
	 * @param int<1, max> $together
	 * @return list<array<string, int|string>>
	 */
	private static function rows( Loan $loan, Basis $basis, int $together ): array {
		$paid   = PaidLoan::of( $loan, $basis );
		$answer = array();
		foreach ( array_chunk( $paid->rows, $together ) as $index => $rows ) {
			$insurance = 0;
			foreach ( array_keys( $rows ) as $offset ) {
				$insurance += $paid->insurance_with( $index * $together + $offset );
			}
			$answer[] = self::row( $index + 1, $rows, $insurance, $loan->start );
		}
		return $answer;
	}

	/**
	 * @param non-empty-list<ScheduleRow> $rows
	 * @return array<string, int|string>
	 */
	private static function row( int $number, array $rows, int $insurance, int $start ): array {
		$last = $rows[ count( $rows ) - 1 ];
		return array(
			'number'             => $number,
			'month'              => Months::text( $start + $last->month - 1 ),
			'payment'            => Decimals::amount( Totals::of( $rows, 'payment' ) ),
			'interest'           => Decimals::amount( Totals::of( $rows, 'interest' ) ),
			'principal'          => Decimals::amount( Totals::of( $rows, 'principal' ) ),
			'extra'              => Decimals::amount( Totals::of( $rows, 'extra' ) ),
			'mortgage_insurance' => Decimals::amount( $insurance ),
			'balance'            => Decimals::amount( $last->balance ),
		);
	}
}
