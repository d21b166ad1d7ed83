<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** What a loan costs a month, and over its term. */
final class PaymentResult {

	/**
	 * @param array<string, mixed>       $answer   Of `/calculate`, or empty.
	 * @param list<array<string, mixed>> $years    Of `/amortization` by year.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $answer,
		private readonly array $years,
		private readonly bool $shows_schedule,
	) {}

	public function markup(): string {
		return $this->total() . self::rates( $this->answer ) . $this->breakdown() . self::facts( $this->answer ) . Warnings::markup( (array) ( $this->answer['warnings'] ?? array() ) ) . $this->schedule();
	}

	private function total(): string {
		return sprintf( '<p class="svc-mortgage__total"><span>%s</span> <strong>%s</strong></p>', esc_html__( 'Estimated monthly payment', 'svc' ), Figure::Money->of( 'monthly.total', $this->answer ) );
	}

	/**
	 * Rate and annual percentage rate in the same size, as 12 CFR 1026.24(c) asks for advertised rates.
	 *
	 * @param array<string, mixed> $answer
	 * @param string               $before Path of the calculation in the answer, with its dot.
	 */
	public static function rates( array $answer, string $before = '' ): string {
		return sprintf(
			'<dl class="svc-mortgage__rates"><div><dt>%s</dt><dd>%s</dd></div><div><dt>%s</dt><dd>%s</dd></div></dl>',
			esc_html__( 'Rate', 'svc' ),
			Figure::Percent->of( "{$before}input.rate", $answer ),
			esc_html__( 'APR', 'svc' ),
			Figure::Percent->of( "{$before}apr", $answer )
		);
	}

	private function breakdown(): string {
		return sprintf( '<div class="svc-mortgage__breakdown">%s%s</div>', ( new Donut( $this->id ) )->markup( $this->answer ), Facts::markup( Donut::rows(), $this->answer, array( 'monthly.principal_interest' ) ) );
	}

	/** @param array<string, mixed> $answer */
	public static function facts( array $answer ): string {
		$rows = array(
			array( __( 'Loan amount', 'svc' ), 'loan_amount', Figure::Money ),
			array( __( 'Upfront fee', 'svc' ), 'upfront_fee', Figure::Money ),
			array( __( 'Every two weeks', 'svc' ), 'biweekly_payment', Figure::Money ),
			array( __( 'Cash to close', 'svc' ), 'cash_to_close', Figure::Money ),
			array( __( 'Total interest', 'svc' ), 'total_interest', Figure::Money ),
			array( __( 'Total mortgage insurance', 'svc' ), 'total_mortgage_insurance', Figure::Money ),
			array( __( 'Mortgage insurance is paid for', 'svc' ), 'insurance_months', Figure::Months ),
			array( __( 'Paid off in', 'svc' ), 'months', Figure::Months ),
			array( __( 'Last payment', 'svc' ), 'last_month', Figure::Month ),
			array( __( 'Interest saved', 'svc' ), 'saved.interest', Figure::Money ),
			array( __( 'Time saved', 'svc' ), 'saved.months', Figure::Months ),
			array( __( 'Highest rate', 'svc' ), 'arm.highest_rate', Figure::Percent ),
			array( __( 'Highest payment', 'svc' ), 'arm.highest_payment', Figure::Money ),
		);
		return Facts::markup( $rows, $answer, array( 'loan_amount', 'total_interest' ) );
	}

	private function schedule(): string {
		if ( ! $this->shows_schedule ) {
			return '';
		}
		return sprintf(
			'%s<details class="svc-mortgage__schedule"><summary>%s</summary>%s<p><a class="svc-mortgage__export" href="%s">%s</a></p></details>',
			( new YearlyBars( $this->id ) )->markup( $this->years ),
			esc_html__( 'Year by year', 'svc' ),
			YearlyTable::markup( $this->years ),
			esc_url( self::export( (array) ( $this->answer['input'] ?? array() ) ) ),
			esc_html__( 'All payments as a spreadsheet (CSV)', 'svc' )
		);
	}

	/** @param array<string, mixed> $input As normalised by the operation. */
	private static function export( array $input ): string {
		$sent = array_filter( $input, static fn ( mixed $value ): bool => null !== $value && array() !== $value );
		$sent = array_map( static fn ( mixed $value ): mixed => is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value, $sent );
		return add_query_arg( map_deep( $sent, static fn ( mixed $value ): string => rawurlencode( (string) $value ) ), rest_url( 'mortgage-calculator/v1/amortization/export' ) );
	}
}
