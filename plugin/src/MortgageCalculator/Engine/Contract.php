<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** What is agreed at closing: loan amount, fee, schedule and insurance. APR and finance charge go by it. */
final class Contract {

	/**
	 * @param list<ScheduleRow> $rows
	 * @param list<int>         $insurance Cents, by month.
	 */
	private function __construct(
		public readonly Loan $loan,
		public readonly int $fee,
		public readonly int $amount,
		public readonly array $rows,
		public readonly array $insurance,
	) {}

	public static function of( Loan $loan, Basis $basis ): self {
		$fee    = UpfrontFee::of( $loan, $basis );
		$amount = self::amount( $loan, $fee );
		$rows   = iterator_to_array( Schedule::contract( $amount, $loan->rate, $loan->months, $loan->arm ), false );
		return new self( $loan, $fee, $amount, $rows, MortgageInsurance::months( $loan, $basis, self::starts( $amount, $rows ) ) );
	}

	/** The insurance of the first month, by the first year alone. */
	public static function first_insurance( Loan $loan, Basis $basis ): int {
		$amount = self::amount( $loan, UpfrontFee::of( $loan, $basis ) );
		$rows   = array();
		foreach ( Schedule::contract( $amount, $loan->rate, $loan->months, $loan->arm ) as $row ) {
			$rows[] = $row;
			if ( 12 === $row->number ) {
				break;
			}
		}
		return MortgageInsurance::months( $loan, $basis, self::starts( $amount, $rows ) )[0] ?? 0;
	}

	public static function amount( Loan $loan, int $fee ): int {
		return $loan->base() + ( $loan->finances_fee ? $fee : 0 );
	}

	public function points_cost(): int {
		return Rounding::div( $this->amount * $this->loan->points, Decimals::HUNDRED_PERCENT );
	}

	/** The costs of the credit that are paid at closing (12 CFR 1026.4), a financed fee included. */
	public function prepaid_charge(): int {
		return $this->points_cost() + $this->loan->lender_fees + $this->loan->prepaid_interest + $this->fee;
	}

	public function amount_financed(): int {
		return $this->amount - $this->prepaid_charge();
	}

	public function interest(): int {
		return Totals::of( $this->rows, 'interest' );
	}

	public function finance_charge(): int {
		return $this->interest() + array_sum( array_slice( $this->insurance, 0, count( $this->rows ) ) ) + $this->prepaid_charge();
	}

	public function apr(): ?int {
		$payments = array();
		foreach ( $this->rows as $index => $row ) {
			$payments[] = $row->payment + ( $this->insurance[ $index ] ?? 0 );
		}
		return Apr::of( $this->amount_financed(), $payments );
	}

	/** Total interest percentage: 12 CFR 1026.37(l)(3). */
	public function tip(): int {
		return Rounding::div( ( $this->interest() + $this->loan->prepaid_interest ) * Decimals::HUNDRED_PERCENT, $this->amount );
	}

	/**
	 * The highest rate and payment that the caps allow; the last payment, which settles the rest, is left out.
	 *
	 * @return array{int, int}|null
	 */
	public function worst(): ?array {
		if ( null === $this->loan->arm ) {
			return null;
		}
		$rate    = $this->loan->rate;
		$payment = 0;
		$last    = 0;
		foreach ( Schedule::contract( $this->amount, $this->loan->rate, $this->loan->months, $this->loan->arm->at_worst() ) as $row ) {
			$rate    = max( $rate, $row->rate );
			$payment = max( $payment, $last );
			$last    = $row->payment;
		}
		return array( $rate, $payment );
	}

	/**
	 * @param list<ScheduleRow> $rows
	 * @return list<int>
	 */
	private static function starts( int $amount, array $rows ): array {
		return array_slice( array( $amount, ...array_map( static fn ( ScheduleRow $row ): int => $row->balance, $rows ) ), 0, count( $rows ) );
	}
}
