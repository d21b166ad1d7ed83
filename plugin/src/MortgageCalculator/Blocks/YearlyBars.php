<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** Principal, interest and mortgage insurance of each year, as stacked bars. `blocks/mortgage-calculator/bars.ts` draws the same. */
final class YearlyBars {

	private const HEIGHT = 40;

	/** Member of a row => number of its pattern. */
	private const PARTS = array(
		'principal'          => 1,
		'interest'           => 4,
		'mortgage_insurance' => 2,
	);

	public function __construct( private readonly string $id ) {}

	/** @param list<array<string, mixed>> $years */
	public function markup( array $years ): string {
		$paths = '';
		foreach ( self::paths( $years ) as $name => $path ) {
			$paths .= sprintf( '<path data-mc-bar="%1$s" fill="url(#%2$s-pattern-%3$d)" d="%4$s"/>', esc_attr( $name ), esc_attr( $this->id ), self::PARTS[ $name ], esc_attr( $path ) );
		}
		return sprintf(
			'<figure class="svc-mortgage__bars"><svg viewBox="0 0 100 %1$d" preserveAspectRatio="none" role="img" aria-labelledby="%2$s-bars"><title id="%2$s-bars">%3$s</title>%4$s</svg><figcaption>%5$s</figcaption></figure>',
			self::HEIGHT,
			esc_attr( $this->id ),
			esc_html__( 'What is paid each year; the table has the same figures', 'svc' ),
			$paths,
			$this->legend( array() !== array_filter( $years, static fn ( array $year ): bool => (float) $year['mortgage_insurance'] > 0 ) )
		);
	}

	/**
	 * One path for each part: rectangles, a tenth of a year apart.
	 *
	 * @param list<array<string, mixed>> $years
	 * @return array<string, string>
	 */
	private static function paths( array $years ): array {
		$paths = array_fill_keys( array_keys( self::PARTS ), '' );
		$sums  = array_map( static fn ( array $year ): float => array_sum( array_map( static fn ( string $part ): float => self::amount( $year, $part ), array_keys( $paths ) ) ), $years );
		$most  = array() === $sums ? 0.0 : max( $sums );
		if ( $most <= 0 ) {
			return $paths;
		}
		$width = 100 / count( $years );
		foreach ( $years as $index => $year ) {
			$top = (float) self::HEIGHT;
			foreach ( array_keys( $paths ) as $part ) {
				$height          = self::HEIGHT * self::amount( $year, $part ) / $most;
				$top            -= $height;
				$paths[ $part ] .= sprintf( 'M%s %sh%sv%sH%sz', Donut::rounded( $index * $width ), Donut::rounded( $top ), Donut::rounded( 0.9 * $width ), Donut::rounded( $height ), Donut::rounded( $index * $width ) );
			}
		}
		return $paths;
	}

	/** @param array<string, mixed> $year Extra payments are principal. */
	private static function amount( array $year, string $part ): float {
		return (float) ( $year[ $part ] ?? 0 ) + ( 'principal' === $part ? (float) ( $year['extra'] ?? 0 ) : 0.0 );
	}

	/** @param bool $has_insurance Whether any of it is paid. */
	private function legend( bool $has_insurance ): string {
		$labels = array(
			'principal'          => __( 'Principal', 'svc' ),
			'interest'           => __( 'Interest', 'svc' ),
			'mortgage_insurance' => __( 'Mortgage insurance', 'svc' ),
		);
		$items  = '';
		foreach ( $labels as $part => $label ) {
			$shown  = 'mortgage_insurance' === $part ? sprintf( ' data-mc-if="total_mortgage_insurance"%s', $has_insurance ? '' : ' hidden' ) : '';
			$items .= sprintf( '<span%s><svg viewBox="0 0 8 8" aria-hidden="true"><rect width="8" height="8" fill="url(#%s-pattern-%d)"/></svg>%s</span>', $shown, esc_attr( $this->id ), self::PARTS[ $part ], esc_html( $label ) );
		}
		return $items;
	}
}
