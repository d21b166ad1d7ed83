<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * The highest price of which the monthly cost is within a share of the income.
 *
 * Source: front and back ratios of the programs (HUD 4000.1 II.A.5; VA 38 CFR 36.4340; USDA 7 CFR 3555.151). Prices are tried
 * with the same arithmetic as a calculation, which therefore never contradicts the answer.
 */
final class Affordability {

	/** Highest price, in dollars. */
	private const MAX = 50000000;

	private readonly string $type;
	private readonly LoanReader $reader;
	private readonly int $front_ratio;
	private readonly int $back_ratio;

	/** @param array<string, mixed> $input Each field is well formed. */
	public function __construct(
		private readonly array $input,
		private readonly Basis $basis,
	) {
		$this->reader      = new LoanReader( $basis );
		$this->type        = $this->reader->type( $input );
		$this->front_ratio = isset( $input['front_ratio'] ) ? Decimals::whole( $input['front_ratio'] ) : $basis->number( "ratios.$this->type.front" );
		$this->back_ratio  = isset( $input['back_ratio'] ) ? Decimals::whole( $input['back_ratio'] ) : $basis->number( "ratios.$this->type.back" );
	}

	/**
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public function answer(): array {
		$income = Decimals::whole( $this->input['income_annual'] );
		$front  = intdiv( $income * $this->front_ratio, 1200000 );
		$back   = intdiv( $income * $this->back_ratio, 1200000 ) - Decimals::whole( $this->input['debts_monthly'] ?? '0.00' );
		$limit  = max( 0, min( $front, $back ) );
		$lowest = max( 1000, intdiv( Decimals::whole( $this->input['down_payment'] ) + LoanReader::MIN_BASE + 99, 100 ) );
		$this->check( $lowest );
		$cap   = $this->highest_with_down();
		$price = $this->highest( $lowest, $cap, $limit );
		return array(
			'max_price'     => Decimals::amount( 100 * $price ),
			'monthly_limit' => Decimals::amount( $limit ),
			'limited_by'    => $cap < $lowest || ( $price === $cap && $cap < self::MAX ) ? 'down_payment' : ( $front <= $back ? 'front' : 'back' ),
			'front_ratio'   => Decimals::percent( $this->front_ratio ),
			'back_ratio'    => Decimals::percent( $this->back_ratio ),
			'calculation'   => 0 === $price ? null : Calculation::answer( $this->loan( $price ), $this->basis ),
		);
	}

	/** Reports mistakes that no price repairs. */
	private function check( int $lowest ): void {
		if ( $lowest > self::MAX ) {
			throw new InvalidInput( array( 'down_payment' => 'large_down' ) );
		}
		$this->loan( $lowest );
	}

	/** The highest price of which the down payment is the minimum of the loan type. */
	private function highest_with_down(): int {
		$minimum = $this->basis->number( "minimum_down.$this->type" );
		$down    = Decimals::whole( $this->input['down_payment'] );
		return 0 === $minimum ? self::MAX : min( self::MAX, intdiv( intdiv( Decimals::HUNDRED_PERCENT * $down, $minimum ), 100 ) );
	}

	/** Dollars; 0 where not even the lowest price fits. */
	private function highest( int $lowest, int $highest, int $limit ): int {
		if ( $highest < $lowest || ! $this->fits( $lowest, $limit ) ) {
			return 0;
		}
		while ( $lowest < $highest ) {
			$middle = intdiv( $lowest + $highest + 1, 2 );
			if ( $this->fits( $middle, $limit ) ) {
				$lowest = $middle;
			} else {
				$highest = $middle - 1;
			}
		}
		return $lowest;
	}

	private function fits( int $price, int $limit ): bool {
		return MonthlyCost::of( $this->loan( $price ), $this->basis )->total() <= $limit;
	}

	/** @throws InvalidInput */
	private function loan( int $price ): Loan {
		return $this->reader->read( array( 'price' => Decimals::amount( 100 * $price ) ) + $this->input );
	}
}
