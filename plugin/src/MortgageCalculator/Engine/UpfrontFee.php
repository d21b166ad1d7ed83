<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * The fee that a government program takes once, in cents.
 *
 * Sources: FHA upfront premium, HUD Mortgagee Letter 2015-01; VA funding fee, VA Circular 26-23-06 (38 U.S.C. 3729(b));
 * USDA guarantee fee, 7 CFR 3555.107, which is taken of the loan with the fee in it where the fee is financed.
 */
final class UpfrontFee {

	public static function of( Loan $loan, Basis $basis ): int {
		$base = $loan->base();
		return match ( $loan->type ) {
			'fha'   => Rounding::div( $base * $basis->number( 'fees.fha.upfront' ), Decimals::HUNDRED_PERCENT ),
			'usda'  => self::usda( $base, $basis->number( 'fees.usda.upfront' ), $loan->finances_fee ),
			'va'    => Rounding::div( $base * self::va_rate( $loan, $basis ), Decimals::HUNDRED_PERCENT ),
			default => 0,
		};
	}

	private static function usda( int $base, int $rate, bool $is_financed ): int {
		return Rounding::div( $base * $rate, $is_financed ? Decimals::HUNDRED_PERCENT - $rate : Decimals::HUNDRED_PERCENT );
	}

	private static function va_rate( Loan $loan, Basis $basis ): int {
		if ( 'exempt' === $loan->va_use ) {
			return 0;
		}
		if ( 'irrrl' === $loan->va_use ) {
			return $basis->number( 'fees.va.irrrl' );
		}
		if ( 'refinance' === $loan->purpose ) {
			return $basis->number( 'first' === $loan->va_use ? 'fees.va.refinance.0' : 'fees.va.refinance.1' );
		}
		$step = ( 20 * $loan->down >= $loan->price ? 1 : 0 ) + ( 10 * $loan->down >= $loan->price ? 1 : 0 );
		return $basis->number( "fees.va.$loan->va_use.$step" );
	}
}
