<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** What a borrower should know of a loan that is computed all the same. */
final class Warnings {

	/** @return list<array{code: string, message: string}> */
	public static function of( Loan $loan, Basis $basis ): array {
		$limit   = $basis->settings['conforming_limit'];
		$minimum = $basis->settings['minimum_down'][ $loan->type ];
		$found   = array();
		if ( 'conventional' === $loan->type && $loan->base() > Decimals::whole( $limit['amount'] ) ) {
			$found[] = self::warning( $basis, 'above_conforming_limit', array( Decimals::grouped( $limit['amount'] ), (string) $limit['year'] ) );
		}
		if ( Decimals::HUNDRED_PERCENT * $loan->down < Decimals::whole( $minimum ) * $loan->price ) {
			$found[] = self::warning( $basis, 'below_minimum_down', array( $minimum ) );
		}
		return $found;
	}

	/**
	 * @param list<string> $values
	 * @return array{code: string, message: string}
	 */
	private static function warning( Basis $basis, string $code, array $values ): array {
		return array(
			'code'    => $code,
			'message' => Texts::filled( $basis->texts[ $code ], $values ),
		);
	}
}
