<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

/** A calculation in a line, for the loan officer who gets the lead: "Calculation: $2,840.40 a month for a home of $400,000.00 …". */
final class CalculationSummary {

	/** @param array<array-key, mixed> $snapshot Of CalculationSnapshot. */
	public static function of( array $snapshot ): ?string {
		$result = $snapshot['result'] ?? array();
		return match ( $snapshot['operation'] ?? '' ) {
			'calculate'     => self::payment( $result ),
			'affordability' => self::affordability( $result ),
			'refinance'     => self::refinance( $result ),
			'compare'       => self::comparison( $result ),
			default         => null,
		};
	}

	/** @param array<string, mixed> $result */
	private static function payment( array $result ): string {
		return sprintf(
			/* translators: 1: monthly amount; 2: price of a home; 3: amount of a loan; 4: rate in percent; 5: number of months. */
			__( 'Calculation: %1$s a month for a home of %2$s, a loan of %3$s at %4$s for %5$s months', 'svc' ),
			Amounts::dollars( $result['monthly']['total'] ),
			Amounts::dollars( $result['input']['price'] ),
			Amounts::dollars( $result['loan_amount'] ),
			Amounts::percent( $result['input']['rate'] ),
			number_format_i18n( $result['input']['term_months'] )
		);
	}

	/** @param array<string, mixed> $result */
	private static function affordability( array $result ): string {
		return null === ( $result['calculation'] ?? null )
			? __( 'Calculation: cannot afford a home by these figures', 'svc' )
			: sprintf(
				/* translators: 1: price of a home; 2: monthly amount; 3: rate in percent. */
				__( 'Calculation: can afford a home of %1$s with %2$s a month at %3$s', 'svc' ),
				Amounts::dollars( $result['max_price'] ),
				Amounts::dollars( $result['calculation']['monthly']['total'] ),
				Amounts::percent( $result['calculation']['input']['rate'] )
			);
	}

	/** @param array<string, mixed> $result */
	private static function refinance( array $result ): string {
		return sprintf(
			/* translators: 1: amount of a loan; 2 and 3: monthly amounts. */
			__( 'Calculation: a refinance of %1$s, from %2$s to %3$s a month', 'svc' ),
			Amounts::dollars( $result['new_loan_amount'] ),
			Amounts::dollars( $result['current_payment'] ),
			Amounts::dollars( $result['new_payment'] )
		);
	}

	/** @param array<string, mixed> $result */
	private static function comparison( array $result ): string {
		$loans = array_map(
			/* translators: 1: name of a loan; 2: monthly amount; 3: rate in percent. */
			static fn ( array $loan ): string => sprintf( __( '%1$s %2$s a month at %3$s', 'svc' ), $loan['label'], Amounts::dollars( $loan['calculation']['monthly']['total'] ), Amounts::percent( $loan['calculation']['input']['rate'] ) ),
			$result['loans']
		);
		/* translators: %s: list of loans with their figures. */
		return sprintf( __( 'Calculation: a comparison of %s', 'svc' ), implode( '; ', $loans ) );
	}
}
