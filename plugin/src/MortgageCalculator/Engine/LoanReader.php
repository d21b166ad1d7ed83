<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** Makes a loan of checked input: fills in the defaults, turns rates into amounts, and compares the fields with each other. */
final class LoanReader {

	/** Smallest loan without a fee, in cents. */
	public const MIN_BASE = 100000;

	public function __construct( private readonly Basis $basis ) {}

	/**
	 * @param array<string, mixed> $input Each field is well formed.
	 * @throws InvalidInput
	 */
	public function read( array $input ): Loan {
		$rate = $this->rate( $input );
		$down = $this->down( $input );
		$this->check( $input, $rate, $down );
		$price = Decimals::whole( $input['price'] );
		$once  = $input['extra_once'] ?? array();
		$arm   = $input['arm'] ?? null;

		$frequency = $input['frequency'] ?? 'monthly';
		return new Loan(
			$price,
			$down,
			$this->type( $input ),
			$input['purpose'] ?? 'purchase',
			(int) $rate,
			$this->months( $input ),
			$this->yearly( $input, $price, 'tax' ),
			$this->yearly( $input, $price, 'insurance' ),
			$input['state'] ?? null,
			Decimals::whole( $input['hoa_monthly'] ?? '0.00' ),
			Decimals::whole( $input['points'] ?? '0.000' ),
			Decimals::whole( $input['lender_fees'] ?? '0.00' ),
			Decimals::whole( $input['closing_costs'] ?? '0.00' ),
			Decimals::whole( $input['prepaid_interest'] ?? '0.00' ),
			isset( $input['pmi_rate'] ) ? Decimals::whole( $input['pmi_rate'] ) : $this->basis->number( 'defaults.pmi_rate' ),
			$input['va_use'] ?? 'first',
			$input['finance_fee'] ?? true,
			'biweekly' === $frequency,
			new Extras( Decimals::whole( $input['extra_monthly'] ?? '0.00' ), Decimals::whole( $input['extra_yearly'] ?? '0.00' ), self::sums( $once ) ),
			Decimals::whole( $input['extra_monthly'] ?? '0.00' ),
			Decimals::whole( $input['extra_yearly'] ?? '0.00' ),
			$once,
			null === $arm ? null : AdjustableRate::of( $arm ),
			$arm,
			isset( $input['start'] ) ? Months::number( $input['start'] ) : $this->basis->month + 2
		);
	}

	/** @param array<string, mixed> $input */
	public function type( array $input ): string {
		return $input['loan_type'] ?? 'conventional';
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws InvalidInput
	 */
	private function check( array $input, ?int $rate, int $down ): void {
		$problems = array();
		foreach ( array( array( 'down_payment', 'down_percent' ), array( 'tax_annual', 'tax_rate' ), array( 'insurance_annual', 'insurance_rate' ) ) as list( $amount, $percent ) ) {
			if ( isset( $input[ $amount ], $input[ $percent ] ) ) {
				$problems[ $percent ] = 'both';
			}
		}
		if ( array() === $problems && Decimals::whole( $input['price'] ) - $down < self::MIN_BASE ) {
			$problems[ isset( $input['down_percent'] ) ? 'down_percent' : 'down_payment' ] = 'small_loan';
		}
		if ( null === $rate ) {
			$problems['rate'] = 'no_rate';
		}
		if ( isset( $input['arm'] ) && 'biweekly' === ( $input['frequency'] ?? '' ) ) {
			$problems['arm'] = 'biweekly_arm';
		}
		if ( array() !== $problems ) {
			throw new InvalidInput( $problems );
		}
	}

	/** @param array<string, mixed> $input */
	private function months( array $input ): int {
		return $input['term_months'] ?? $this->basis->settings['defaults']['term_months'];
	}

	/** @param array<string, mixed> $input */
	private function down( array $input ): int {
		return isset( $input['down_payment'] )
			? Decimals::whole( $input['down_payment'] )
			: Rounding::div( Decimals::whole( $input['price'] ) * Decimals::whole( $input['down_percent'] ?? $this->basis->settings['defaults']['down_percent'] ), Decimals::HUNDRED_PERCENT );
	}

	/**
	 * The rate sent, or that of the first row of the rates table for type and term. A row of an adjustable rate has its own
	 * terms and is no default.
	 *
	 * @param array<string, mixed> $input
	 */
	private function rate( array $input ): ?int {
		if ( isset( $input['rate'] ) ) {
			return Decimals::whole( $input['rate'] );
		}
		foreach ( isset( $input['arm'] ) ? array() : $this->basis->rates as $row ) {
			if ( ! isset( $row['arm'] ) && $row['loan_type'] === $this->type( $input ) && $row['term_months'] === $this->months( $input ) ) {
				return Decimals::whole( $row['rate'] );
			}
		}
		return null;
	}

	/**
	 * @param array<string, mixed> $input
	 * @param 'tax'|'insurance'    $what
	 */
	private function yearly( array $input, int $price, string $what ): int {
		if ( isset( $input[ "{$what}_annual" ] ) ) {
			return Decimals::whole( $input[ "{$what}_annual" ] );
		}
		$settings = $this->basis->settings;
		$rate     = $input[ "{$what}_rate" ] ?? $settings['states'][ $input['state'] ?? '' ][ "{$what}_rate" ] ?? $settings['defaults'][ "{$what}_rate" ];
		return Rounding::div( $price * Decimals::whole( $rate ), Decimals::HUNDRED_PERCENT );
	}

	/**
	 * @param list<array{payment: int, amount: string}> $once
	 * @return array<int, int>
	 */
	private static function sums( array $once ): array {
		$sums = array();
		foreach ( $once as $extra ) {
			$sums[ $extra['payment'] ] = ( $sums[ $extra['payment'] ] ?? 0 ) + Decimals::whole( $extra['amount'] );
		}
		return $sums;
	}
}
