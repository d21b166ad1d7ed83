<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** What the monthly payment consists of, as a ring. The figures stand in the list beside it, which screen readers read. */
final class Donut {

	public function __construct( private readonly string $id ) {}

	/** @return list<array{string, string, Figure}> */
	public static function rows(): array {
		return array(
			array( __( 'Principal and interest', 'svc' ), 'monthly.principal_interest', Figure::Money ),
			array( __( 'Mortgage insurance', 'svc' ), 'monthly.mortgage_insurance', Figure::Money ),
			array( __( 'Property tax', 'svc' ), 'monthly.tax', Figure::Money ),
			array( __( 'Homeowners insurance', 'svc' ), 'monthly.insurance', Figure::Money ),
			array( __( 'HOA fees', 'svc' ), 'monthly.hoa', Figure::Money ),
		);
	}

	/** @param array<string, mixed> $answer */
	public function markup( array $answer ): string {
		$total = (float) Figure::at( 'monthly.total', $answer );
		$from  = 0.0;
		$parts = '';
		foreach ( self::rows() as $index => list( , $path ) ) {
			$share  = $total > 0 ? 100 * (float) Figure::at( $path, $answer ) / $total : 0.0;
			$parts .= sprintf(
				'<circle class="is-part-%1$d" data-mc-share="%2$s" cx="21" cy="21" r="15.9155" pathLength="100" stroke="url(#%3$s-pattern-%1$d)" stroke-dasharray="%4$s 100" stroke-dashoffset="%5$s"/>',
				$index + 1,
				esc_attr( $path ),
				esc_attr( $this->id ),
				esc_attr( self::rounded( $share ) ),
				esc_attr( self::rounded( -$from ) )
			);
			$from  += $share;
		}
		return sprintf(
			'<svg class="svc-mortgage__donut" viewBox="0 0 42 42" role="img" aria-labelledby="%1$s-donut"><title id="%1$s-donut">%2$s</title>%3$s<g fill="none" stroke-width="6" transform="rotate(-90 21 21)">%4$s</g></svg>',
			esc_attr( $this->id ),
			esc_html__( 'Parts of the monthly payment; the list has the same figures', 'svc' ),
			Patterns::markup( $this->id ),
			$parts
		);
	}

	public static function rounded( float $value ): string {
		return rtrim( rtrim( number_format( $value, 2, '.', '' ), '0' ), '.' );
	}
}
