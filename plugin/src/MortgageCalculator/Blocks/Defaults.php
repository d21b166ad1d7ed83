<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Closure;

/** What the controls hold when a page is opened: the block's attributes, else the settings. */
final class Defaults {

	/**
	 * @param array<string, mixed> $attributes Of the block.
	 * @param array<string, mixed> $settings   As `/settings` answers.
	 * @param array<string, mixed> $rates      As `/rates` answers.
	 * @param FormRequest          $request    What was sent to this calculator: the rate is that of the term and type that were sent.
	 * @return array<string, string> By control.
	 */
	public static function of( Mode $mode, array $attributes, array $settings, array $rates, FormRequest $request ): array {
		$defaults = (array) $settings['defaults'];
		$text     = static fn ( string $attribute, mixed $otherwise ): string => '' === (string) ( $attributes[ $attribute ] ?? '' ) ? (string) $otherwise : (string) $attributes[ $attribute ];
		$term     = $text( 'termMonths', $defaults['term_months'] );
		$type     = $text( 'loanType', 'conventional' );
		$loan     = array(
			'price'        => self::short( $text( 'price', $defaults['price'] ) ),
			'down_percent' => self::short( $text( 'downPercent', $defaults['down_percent'] ) ),
			'loan_type'    => $type,
			'term_months'  => $term,
			'state'        => $text( 'state', '' ),
			'va_use'       => 'first',
			'finance_fee'  => 'true',
			'frequency'    => 'monthly',
		);
		$months   = (string) $defaults['term_months'];
		$rate     = static fn ( array $one, string $before = '' ): array => array( 'rate' => self::rate_of_loan( $rates, $request, $before, $one, $months ) ) + $one;
		return match ( $mode ) {
			Mode::Payment       => $rate( $loan ),
			Mode::Affordability => array(
				'income_annual' => '100000',
				'debts_monthly' => '500',
				'down_payment'  => (string) round( (float) $loan['price'] * (float) $loan['down_percent'] / 100 ),
			) + array_diff_key( $rate( $loan ), array( 'price' => '', 'down_percent' => '', 'frequency' => '' ) ),
			Mode::Refinance     => array(
				'new.rate'        => self::rate( $rates, $type, self::sent( $request, 'new.term_months', $term, $months ) ),
				'new.term_months' => $term,
				'finance_costs'   => 'false',
			),
			Mode::Compare       => self::loans( $loan, $rate, ! $request->is_sent() ),
		};
	}

	/**
	 * The rate of a loan: that of the type and term that were sent, else of its own. None for an adjustable rate.
	 *
	 * @param array<string, mixed>  $rates
	 * @param string                $before Of the controls' names: `loans.1.`.
	 * @param array<string, string> $loan
	 * @param string                $months The term that the operation takes where none is sent.
	 */
	private static function rate_of_loan( array $rates, FormRequest $request, string $before, array $loan, string $months ): string {
		foreach ( FormRequest::ARM as $member ) {
			if ( '' !== ( $request->value( "{$before}arm.$member" ) ?? '' ) ) {
				return '';
			}
		}
		return self::rate( $rates, self::sent( $request, "{$before}loan_type", $loan['loan_type'], 'conventional' ), self::sent( $request, "{$before}term_months", $loan['term_months'], $months ) );
	}

	/** What was sent of a control; where that is empty, what the operation takes instead. */
	private static function sent( FormRequest $request, string $control, string $unsent, string $instead ): string {
		$value = $request->value( $control ) ?? $unsent;
		return '' === $value ? $instead : $value;
	}

	/**
	 * The rate of the table that the operation would take, so that the control shows it.
	 *
	 * @param array<string, mixed> $rates
	 */
	private static function rate( array $rates, string $type, string $term ): string {
		foreach ( (bool) ( $rates['stale'] ?? true ) ? array() : (array) $rates['rates'] as $row ) {
			if ( ! isset( $row['arm'] ) && $type === $row['loan_type'] && $term === (string) $row['term_months'] ) {
				return self::short( (string) $row['rate'] );
			}
		}
		return '';
	}

	/**
	 * The same home with the loan of the settings, and for an example one of half its term.
	 *
	 * @param array<string, string>                                         $loan
	 * @param Closure(array<string, string>, string): array<string, string> $rate      Adds the rate to a loan, by the prefix of its controls.
	 * @param bool                                                          $is_opened Whether nothing was sent: the second loan is then an example.
	 * @return array<string, string>
	 */
	private static function loans( array $loan, Closure $rate, bool $is_opened ): array {
		$term     = (int) $loan['term_months'];
		$defaults = array( 'months' => '84' );
		for ( $index = 0; $index < FormRequest::MOST_LOANS; $index++ ) {
			$months = (string) ( $is_opened && 1 === $index && $term >= 240 ? intdiv( $term, 2 ) : $term );
			$one    = array(
				/* translators: %s: number of a loan in a comparison. */
				'label'       => sprintf( __( 'Loan %s', 'svc' ), number_format_i18n( $index + 1 ) ),
				'term_months' => $months,
			) + $loan;
			foreach ( $rate( $one, "loans.$index." ) as $name => $value ) {
				$defaults[ "loans.$index.$name" ] = $value;
			}
		}
		return $defaults;
	}

	/** Without zeros after the decimal point. */
	private static function short( string $number ): string {
		return str_contains( $number, '.' ) ? rtrim( rtrim( $number, '0' ), '.' ) : $number;
	}
}
