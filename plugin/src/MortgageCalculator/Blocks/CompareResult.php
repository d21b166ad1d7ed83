<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** Two to four loans side by side. */
final class CompareResult {

	/** @param array<string, mixed> $answer Of `/compare`, or empty. */
	public static function markup( array $answer, int $loans ): string {
		$heads = '<td></td>';
		for ( $index = 0; $index < $loans; $index++ ) {
			$heads .= sprintf( '<th scope="col">%s</th>', Figure::Text->of( "loans.$index.label", $answer ) );
		}
		$rows = '';
		foreach ( self::rows() as list( $label, $path, $figure, $lowest ) ) {
			$cells = '';
			for ( $index = 0; $index < $loans; $index++ ) {
				$is_lowest = '' !== $lowest && Figure::at( "lowest.$lowest", $answer ) === $index;
				$cells    .= sprintf(
					'<td data-mc-lowest="%s" data-mc-index="%d">%s<span class="svc-mortgage__lowest"%s>%s</span></td>',
					esc_attr( $lowest ),
					$index,
					$figure->of( "loans.$index.$path", $answer ),
					$is_lowest ? '' : ' hidden',
					esc_html__( 'Lowest', 'svc' )
				);
			}
			$rows .= sprintf( '<tr><th scope="row">%s</th>%s</tr>', esc_html( $label ), $cells );
		}
		return sprintf(
			'<div class="svc-mortgage__table" role="region" aria-label="%1$s" tabindex="0"><table><caption>%1$s</caption><thead><tr>%2$s</tr></thead><tbody>%3$s</tbody></table></div>',
			esc_html__( 'Comparison', 'svc' ),
			$heads,
			$rows
		);
	}

	/** @return list<array{string, string, Figure, string}> Label, path, kind, name in the answer's `lowest`. */
	private static function rows(): array {
		return array(
			array( __( 'Monthly payment', 'svc' ), 'calculation.monthly.total', Figure::Money, 'monthly' ),
			array( __( 'Rate', 'svc' ), 'calculation.input.rate', Figure::Percent, '' ),
			array( __( 'APR', 'svc' ), 'calculation.apr', Figure::Percent, 'apr' ),
			array( __( 'Loan amount', 'svc' ), 'calculation.loan_amount', Figure::Money, '' ),
			array( __( 'Cash to close', 'svc' ), 'calculation.cash_to_close', Figure::Money, '' ),
			array( __( 'Cost of the months compared', 'svc' ), 'cost', Figure::Money, 'cost' ),
			array( __( 'Principal paid off by then', 'svc' ), 'principal_paid', Figure::Money, '' ),
			array( __( 'Total interest', 'svc' ), 'calculation.total_interest', Figure::Money, '' ),
		);
	}
}
