<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\LeadPages\Companions\Report;

/** The e-mail that sends a visitor the calculation: of a payment, or of the price that an income affords. */
final class CalculationReport {

	/**
	 * @param array<array-key, mixed> $snapshot Of CalculationSnapshot.
	 * @param string                  $url      Address of the page that has the calculator; empty for none.
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
			'price'              => Amounts::dollars( $calculation['input']['price'] ),
			'loan_amount'        => Amounts::dollars( $calculation['loan_amount'] ),
			'annual_rate'        => Amounts::percent( $calculation['input']['rate'] ),
			'term_months'        => number_format_i18n( $calculation['input']['term_months'] ),
			'monthly_total'      => Amounts::dollars( $monthly['total'] ),
			'principal_interest' => Amounts::dollars( $monthly['principal_interest'] ),
			'tax'                => Amounts::dollars( $monthly['tax'] ),
			'insurance'          => Amounts::dollars( $monthly['insurance'] ),
			'pmi'                => Amounts::dollars( $monthly['mortgage_insurance'] ),
			'url'                => $url,
		);
	}
}
