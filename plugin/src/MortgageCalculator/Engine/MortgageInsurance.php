<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * The monthly mortgage insurance by the contract schedule, which extra payments do not change.
 *
 * Sources: private insurance ends by the Homeowners Protection Act (12 U.S.C. 4902): when the schedule reaches 78 % of the
 * value, at the latest at the midpoint of the term. FHA: HUD Mortgagee Letter 2023-05. USDA: 7 CFR 3555.107.
 */
final class MortgageInsurance {

	/**
	 * @param list<int> $starts The balance with which each contract month begins.
	 * @return list<int> Cents, by month.
	 */
	public static function months( Loan $loan, Basis $basis, array $starts ): array {
		return match ( $loan->type ) {
			'conventional' => self::private( $loan, $starts ),
			'fha', 'usda'  => self::premiums( $loan, $basis, $starts ),
			default        => array(),
		};
	}

	/** Whether private insurance is due, which ends at a loan-to-value ratio. */
	public static function is_private( Loan $loan ): bool {
		return 'conventional' === $loan->type && $loan->pmi_rate > 0 && 100 * $loan->base() > 80 * $loan->price;
	}

	/**
	 * Through the first payment after which the balance is at most 78 % of the price.
	 *
	 * @param list<int> $starts
	 * @return list<int>
	 */
	private static function private( Loan $loan, array $starts ): array {
		if ( ! self::is_private( $loan ) ) {
			return array();
		}
		$above = count( array_filter( $starts, static fn ( int $start ): bool => 100 * $start > 78 * $loan->price ) );
		return array_fill( 0, min( $above, intdiv( $loan->months + 1, 2 ) ), Rounding::div( $loan->base() * $loan->pmi_rate, 1200000 ) );
	}

	/**
	 * @param list<int> $starts
	 * @return list<int>
	 */
	private static function premiums( Loan $loan, Basis $basis, array $starts ): array {
		list( $rate, $months ) = 'fha' === $loan->type ? self::fha_row( $loan, $basis ) : array( $basis->number( 'fees.usda.annual' ), null );
		$upfront               = 'fha' === $loan->type && $loan->finances_fee ? $basis->number( 'fees.fha.upfront' ) : 0;
		$premiums              = array();
		foreach ( array_chunk( $starts, 12 ) as $year ) {
			$premiums = array( ...$premiums, ...array_fill( 0, count( $year ), self::premium( $year, $rate, $upfront ) ) );
		}
		return array_slice( $premiums, 0, $months );
	}

	/**
	 * HUD's steps: the average balance of the year times the rate, without a financed upfront premium, divided by twelve;
	 * rounded at each step. A year in which the loan ends has fewer balances.
	 *
	 * @param list<int> $year Balances in cents.
	 */
	public static function premium( array $year, int $rate, int $upfront ): int {
		$annual = Rounding::div( (int) array_sum( $year ) * $rate, Decimals::HUNDRED_PERCENT * count( $year ) );
		return Rounding::div( Rounding::div( $annual * Decimals::HUNDRED_PERCENT, Decimals::HUNDRED_PERCENT + $upfront ), 12 );
	}

	/** @return array{int, int|null} Rate, and the months for which it is due; null for the whole term. */
	private static function fha_row( Loan $loan, Basis $basis ): array {
		$fha      = $basis->settings['fees']['fha'];
		$is_long  = $loan->months > 180;
		$is_large = $loan->base() > Decimals::whole( $fha['large_loan'] );
		foreach ( $fha['rows'] as $row ) {
			if ( $row['over_180'] === $is_long && $row['large'] === $is_large && Decimals::HUNDRED_PERCENT * $loan->base() <= Decimals::whole( $row['max_ltv'] ) * $loan->price ) {
				return array( Decimals::whole( $row['rate'] ), $row['months'] );
			}
		}
		return array( 0, null );
	}
}
