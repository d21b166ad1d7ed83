<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * The rate of an adjustable-rate mortgage after its fixed months.
 *
 * Source: the terms of adjustable-rate notes (12 CFR 1026.37(j)): index plus margin, held by a cap at the first adjustment,
 * one at each later adjustment and one for the life of the loan. All rates are thousandths of a percent.
 */
final class AdjustableRate {

	/** Beyond all caps. */
	private const ENDLESS = 1000000;

	private function __construct(
		public readonly int $fixed_months,
		private readonly int $adjust_months,
		private readonly int $index_rate,
		private readonly int $first_cap,
		private readonly int $periodic_cap,
		private readonly int $life_cap,
	) {}

	/** @param array<string, mixed> $terms As in the input. */
	public static function of( array $terms ): self {
		return new self(
			$terms['fixed_months'],
			$terms['adjust_months'],
			Decimals::whole( $terms['index_rate'] ),
			Decimals::whole( $terms['first_cap'] ),
			Decimals::whole( $terms['periodic_cap'] ),
			Decimals::whole( $terms['life_cap'] )
		);
	}

	/** The same terms with an index that rises without end. */
	public function at_worst(): self {
		return new self( $this->fixed_months, $this->adjust_months, self::ENDLESS, $this->first_cap, $this->periodic_cap, $this->life_cap );
	}

	/** @param int $payment Number of the payment, from 1. */
	public function adjusts_at( int $payment ): bool {
		return $payment > $this->fixed_months && 0 === ( $payment - $this->fixed_months - 1 ) % $this->adjust_months;
	}

	/**
	 * @param int $last  The rate until now.
	 * @param int $first The rate of the fixed months.
	 */
	public function rate_at( int $payment, int $last, int $first ): int {
		$cap  = $payment === $this->fixed_months + 1 ? $this->first_cap : $this->periodic_cap;
		$rate = min( max( $this->index_rate, $last - $cap ), $last + $cap );
		return max( 0, min( max( $rate, $first - $this->life_cap ), $first + $this->life_cap ) );
	}
}
