<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** A loan as the borrower pays it, with the insurance of its contract. */
final class PaidLoan {

	/** @param non-empty-list<ScheduleRow> $rows */
	private function __construct(
		public readonly Contract $contract,
		public readonly array $rows,
	) {}

	public static function of( Loan $loan, Basis $basis ): self {
		$contract = Contract::of( $loan, $basis );
		/** @var non-empty-list<ScheduleRow> $rows */
		$rows = iterator_to_array( Schedule::actual( $contract->amount, $loan ), false );
		return new self( $contract, $rows );
	}

	public function last(): ScheduleRow {
		return $this->rows[ count( $this->rows ) - 1 ];
	}

	/** The insurance paid with a row: that of a month is paid with the month's first payment. */
	public function insurance_with( int $index ): int {
		$row      = $this->rows[ $index ];
		$previous = $this->rows[ $index - 1 ] ?? null;
		$is_first = null === $previous || $previous->month < $row->month;
		return $is_first ? $this->contract->insurance[ $row->month - 1 ] ?? 0 : 0;
	}

	/** @return list<int> What is paid while the loan lasts, by month. */
	public function insurance(): array {
		return array_slice( $this->contract->insurance, 0, $this->last()->month );
	}

	/** The first payment after which 80 % of the price is left: private insurance ends then on request (12 U.S.C. 4902(a)). */
	public function insurance_cancel_after(): ?int {
		$loan = $this->contract->loan;
		if ( ! MortgageInsurance::is_private( $loan ) ) {
			return null;
		}
		foreach ( $this->rows as $row ) {
			if ( 100 * $row->balance <= 80 * $loan->price ) {
				return $row->number;
			}
		}
		return null;
	}
}
