<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** The answer to a loan: what it costs a month, in all, and by the year. */
final class Calculation {

	/** @return array<string, mixed> */
	public static function answer( Loan $loan, Basis $basis ): array {
		$paid     = PaidLoan::of( $loan, $basis );
		$contract = $paid->contract;
		$last     = $paid->last();
		$worst    = $contract->worst();
		$apr      = $contract->apr();
		return array(
			'input'                    => $loan->input(),
			'base_loan'                => Decimals::amount( $loan->base() ),
			'upfront_fee'              => Decimals::amount( $contract->fee ),
			'loan_amount'              => Decimals::amount( $contract->amount ),
			'ltv'                      => Decimals::percent( Rounding::div( Decimals::HUNDRED_PERCENT * $loan->base(), $loan->price ) ),
			'monthly'                  => self::monthly( $contract ),
			'biweekly_payment'         => $loan->is_biweekly ? Decimals::amount( Rounding::div( MonthlyCost::principal_interest( $loan, $basis ), 2 ) ) : null,
			'payments'                 => count( $paid->rows ),
			'months'                   => $last->month,
			'last_payment'             => Decimals::amount( $last->payment ),
			'first_month'              => Months::text( $loan->start ),
			'last_month'               => Months::text( $loan->start + $last->month - 1 ),
			'total_interest'           => Decimals::amount( Totals::of( $paid->rows, 'interest' ) ),
			'total_mortgage_insurance' => Decimals::amount( array_sum( $paid->insurance() ) ),
			'insurance_months'         => count( array_filter( $paid->insurance() ) ),
			'insurance_cancel_after'   => $paid->insurance_cancel_after(),
			'saved'                    => array(
				'interest' => Decimals::amount( $contract->interest() - Totals::of( $paid->rows, 'interest' ) ),
				'months'   => count( $contract->rows ) - $last->month,
			),
			'points_cost'              => Decimals::amount( $contract->points_cost() ),
			'cash_to_close'            => Decimals::amount( self::cash_to_close( $contract ) ),
			'amount_financed'          => Decimals::amount( $contract->amount_financed() ),
			'finance_charge'           => Decimals::amount( $contract->finance_charge() ),
			'apr'                      => null === $apr ? null : Decimals::percent( $apr ),
			'tip'                      => Decimals::percent( $contract->tip() ),
			'arm'                      => null === $worst ? null : array(
				'highest_rate'    => Decimals::percent( $worst[0] ),
				'highest_payment' => Decimals::amount( $worst[1] ),
			),
			'warnings'                 => Warnings::of( $loan, $basis ),
			'disclosure'               => $basis->settings['disclosure'],
		);
	}

	/** @return array<string, string> */
	private static function monthly( Contract $contract ): array {
		$loan = $contract->loan;
		$cost = new MonthlyCost( $loan, Payment::of( $contract->amount, $loan->rate, $loan->months ), $contract->insurance[0] ?? 0 );
		return array(
			'principal_interest' => Decimals::amount( $cost->principal_interest ),
			'mortgage_insurance' => Decimals::amount( $cost->mortgage_insurance ),
			'tax'                => Decimals::amount( $cost->tax() ),
			'insurance'          => Decimals::amount( $cost->insurance() ),
			'hoa'                => Decimals::amount( $loan->hoa ),
			'total'              => Decimals::amount( $cost->total() ),
		);
	}

	/** The fee is paid at closing unless the loan pays it; equity in a refinanced home is not paid at all. */
	private static function cash_to_close( Contract $contract ): int {
		$loan = $contract->loan;
		return ( 'purchase' === $loan->purpose ? $loan->down : 0 ) + $contract->points_cost() + $loan->lender_fees
			+ $loan->closing_costs + $loan->prepaid_interest + ( $loan->finances_fee ? 0 : $contract->fee );
	}
}
