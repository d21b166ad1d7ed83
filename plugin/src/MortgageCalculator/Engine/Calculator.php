<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** The questions that the engine answers. Inputs are checked: decimal strings with all their places, each field within its limits. */
final class Calculator {

	private readonly LoanReader $loans;

	public function __construct( private readonly Basis $basis ) {
		$this->loans = new LoanReader( $basis );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public function calculate( array $input ): array {
		return Calculation::answer( $this->loans->read( $input ), $this->basis );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return list<array<string, int|string>>
	 * @throws InvalidInput
	 */
	public function amortize( array $input ): array {
		$loan = $this->loans->read( $input );
		return 'year' === ( $input['group'] ?? 'payment' ) ? Amortization::years( $loan, $this->basis ) : Amortization::payments( $loan, $this->basis );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public function afford( array $input ): array {
		return ( new Affordability( $input, $this->basis ) )->answer();
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public function refinance( array $input ): array {
		return Refinance::answer( $input );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public function compare( array $input ): array {
		return Comparison::answer( $input, $this->basis );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public function apr( array $input ): array {
		return AprAnswer::answer( $input );
	}
}
