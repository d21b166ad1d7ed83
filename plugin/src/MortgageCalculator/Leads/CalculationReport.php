<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\LeadPages\Companions\Report;

/** The e-mail that sends a visitor the calculation: of a payment, or of the price that an income affords. */
final class CalculationReport {

	/**
	 * @param array<array-key, mixed> $snapshot Of CalculationSnapshot.
	 * @param string                  $url      Address of the page that has the calculator.
	 * @return Report|null Null for comparisons, which have no single loan, and where nothing is affordable.
	 */
	public static function of( array $snapshot, string $url ): ?Report {
		$calculation = match ( $snapshot['operation'] ?? '' ) {
			'calculate'     => $snapshot['result'],
			'affordability' => $snapshot['result']['calculation'] ?? null,
			default         => null,
		};
		return is_array( $calculation ) ? new Report( Purpose::CalculationReport, array( 'calculation' => self::values( $calculation, $url ) ) ) : null;
	}

	/**
	 * @param array<string, mixed> $calculation
	 * @return array<string, string>
	 */
	private static function values( array $calculation, string $url ): array {
		$monthly = $calculation['monthly'];
		return array(
			'price'              => self::dollars( $calculation['input']['price'] ),
			'loan_amount'        => self::dollars( $calculation['loan_amount'] ),
			'annual_rate'        => self::percent( $calculation['input']['rate'] ),
			'term_months'        => number_format_i18n( $calculation['input']['term_months'] ),
			'monthly_total'      => self::dollars( $monthly['total'] ),
			'principal_interest' => self::dollars( $monthly['principal_interest'] ),
			'tax'                => self::dollars( $monthly['tax'] ),
			'insurance'          => self::dollars( $monthly['insurance'] ),
			'pmi'                => self::dollars( $monthly['mortgage_insurance'] ),
			'url'                => $url,
		);
	}

	private static function dollars( string $amount ): string {
		return '$' . number_format_i18n( (float) $amount, 2 );
	}

	private static function percent( string $rate ): string {
		return number_format_i18n( (float) $rate, 3 ) . '%';
	}
}
