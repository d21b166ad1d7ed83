<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** What the home costs in the first month, in cents. */
final class MonthlyCost {

	public function __construct(
		private readonly Loan $loan,
		public readonly int $principal_interest,
		public readonly int $mortgage_insurance,
	) {}

	/** Without the whole schedule: affordability asks for many prices. */
	public static function of( Loan $loan, Basis $basis ): self {
		return new self( $loan, self::principal_interest( $loan, $basis ), Contract::first_insurance( $loan, $basis ) );
	}

	public static function principal_interest( Loan $loan, Basis $basis ): int {
		return Payment::of( Contract::amount( $loan, UpfrontFee::of( $loan, $basis ) ), $loan->rate, $loan->months );
	}

	public function tax(): int {
		return Rounding::div( $this->loan->tax, 12 );
	}

	public function insurance(): int {
		return Rounding::div( $this->loan->insurance, 12 );
	}

	public function total(): int {
		return $this->principal_interest + $this->mortgage_insurance + $this->tax() + $this->insurance() + $this->loan->hoa;
	}
}
