<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Svc\Users\Company\CompanyRecord;
use Svc\Users\Licence;

/** What has to stand with figures of a loan: that they are an estimate, who lends, and under which licence. */
final class Legal {

	public static function markup( string $disclosure, ?Licence $officer ): string {
		$company = CompanyRecord::current();
		$lines   = array(
			$disclosure,
			$company->disclosure,
			self::licensed( $company->name, $company->nmls_id ),
			null === $officer ? '' : self::licensed( $officer->name, $officer->nmls_id ),
			$company->equal_housing ? __( 'Equal Housing Lender', 'svc' ) : '',
		);
		$markup  = '';
		foreach ( array_unique( array_filter( $lines ) ) as $line ) {
			$markup .= '<p>' . nl2br( esc_html( $line ) ) . '</p>';
		}
		return "<footer class=\"svc-mortgage__legal\">$markup</footer>";
	}

	private static function licensed( string $name, string $nmls_id ): string {
		/* translators: 1: name of a company or person, 2: licence number of the Nationwide Multistate Licensing System. */
		return '' === $nmls_id ? $name : sprintf( __( '%1$s, NMLS #%2$s', 'svc' ), $name, $nmls_id );
	}
}
