<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** The schedule by year, as a table. */
final class YearlyTable {

	/** @param list<array<string, mixed>> $years */
	public static function markup( array $years ): string {
		$heads = '';
		foreach ( self::columns() as $name => list( $label ) ) {
			$heads .= sprintf( '<th scope="col" class="is-%s">%s</th>', esc_attr( $name ), esc_html( $label ) );
		}
		$rows = '';
		foreach ( $years as $year ) {
			$cells = '';
			foreach ( self::columns() as $name => list( , $figure ) ) {
				$tag    = 'number' === $name ? 'th scope="row"' : 'td';
				$cells .= sprintf( '<%s>%s</%s>', $tag, esc_html( $figure->text( $year[ $name ] ?? null ) ), strtok( $tag, ' ' ) );
			}
			$rows .= "<tr>$cells</tr>";
		}
		return sprintf(
			'<div class="svc-mortgage__table" role="region" aria-label="%1$s" tabindex="0"><table data-mc-years><caption>%1$s</caption><thead><tr>%2$s</tr></thead><tbody>%3$s</tbody></table></div>',
			esc_attr__( 'Payments by year', 'svc' ),
			$heads,
			$rows
		);
	}

	/** @return array<string, array{string, Figure}> */
	private static function columns(): array {
		return array(
			'number'             => array( __( 'Year', 'svc' ), Figure::Whole ),
			'payment'            => array( __( 'Paid', 'svc' ), Figure::Money ),
			'principal'          => array( __( 'Principal', 'svc' ), Figure::Money ),
			'interest'           => array( __( 'Interest', 'svc' ), Figure::Money ),
			'extra'              => array( __( 'Extra', 'svc' ), Figure::Money ),
			'mortgage_insurance' => array( __( 'Mortgage insurance', 'svc' ), Figure::Money ),
			'balance'            => array( __( 'Balance', 'svc' ), Figure::Money ),
		);
	}
}
