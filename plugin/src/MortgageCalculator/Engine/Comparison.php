<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** Two to four loans side by side: what each costs in the first months, and which is the lowest. */
final class Comparison {

	/**
	 * @param array<string, mixed> $input Each field is well formed.
	 * @return array<string, mixed>
	 * @throws InvalidInput
	 */
	public static function answer( array $input, Basis $basis ): array {
		$months = $input['months'] ?? 84;
		/** @var non-empty-list<array<string, mixed>> $loans */
		$loans  = array();
		foreach ( self::read( $input['loans'], new LoanReader( $basis ) ) as $index => $loan ) {
			$loans[] = array( 'label' => $input['loans'][ $index ]['label'] ) + self::loan( $loan, $basis, $months );
		}
		return array(
			'months' => $months,
			'loans'  => $loans,
			'lowest' => array(
				'monthly' => self::lowest( array_map( static fn ( array $one ): string => $one['calculation']['monthly']['total'], $loans ) ),
				'apr'     => self::lowest( array_map( static fn ( array $one ): ?string => $one['calculation']['apr'], $loans ) ),
				'cost'    => self::lowest( array_map( static fn ( array $one ): string => $one['cost'], $loans ) ),
			),
		);
	}

	/**
	 * @param list<array<string, mixed>> $inputs
	 * @return list<Loan>
	 * @throws InvalidInput Naming the mistakes of all loans.
	 */
	private static function read( array $inputs, LoanReader $reader ): array {
		$loans    = array();
		$problems = array();
		foreach ( $inputs as $index => $input ) {
			try {
				$loans[] = $reader->read( $input );
			} catch ( InvalidInput $invalid ) {
				$problems += $invalid->under( "loans[$index]" )->problems;
			}
		}
		return array() === $problems ? $loans : throw new InvalidInput( $problems );
	}

	/** @return array{cost: string, principal_paid: string, calculation: array<string, mixed>} */
	private static function loan( Loan $loan, Basis $basis, int $months ): array {
		$paid      = PaidLoan::of( $loan, $basis );
		$rows      = array_values( array_filter( $paid->rows, static fn ( ScheduleRow $row ): bool => $row->month <= $months ) );
		$insurance = array_sum( array_slice( $paid->insurance(), 0, $months ) );
		$cost      = Totals::of( $rows, 'interest' ) + $insurance + $paid->contract->prepaid_charge() + $loan->closing_costs;
		return array(
			'cost'           => Decimals::amount( $cost ),
			'principal_paid' => Decimals::amount( Totals::of( $rows, 'principal' ) + Totals::of( $rows, 'extra' ) ),
			'calculation'    => Calculation::answer( $loan, $basis ),
		);
	}

	/**
	 * The index of the lowest figure, the first one of several; a missing figure is the highest.
	 *
	 * @param non-empty-list<string|null> $figures
	 */
	private static function lowest( array $figures ): int {
		$numbers = array_map( static fn ( ?string $figure ): int => null === $figure ? PHP_INT_MAX : Decimals::whole( $figure ), $figures );
		return (int) array_search( min( $numbers ), $numbers, true );
	}
}
