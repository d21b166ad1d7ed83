<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/**
 * A decimal number that is not negative, sent as a number or as text and read as text with all its places.
 *
 * 1234.5 and "1234.5" become "1234.50". Refused: exponents, signs, white space, separators, and more places than there are.
 */
final class Decimal extends Type {

	/**
	 * @param numeric-string $min
	 * @param numeric-string $max At most 15 digits before the point.
	 */
	public function __construct(
		private readonly int $places,
		private readonly string $min,
		private readonly string $max,
	) {}

	protected function schema(): array {
		return array(
			'type'    => array( 'string', 'number' ),
			'minimum' => $this->min + 0,
			'maximum' => $this->max + 0,
		);
	}

	protected function read( mixed $value, Source $source ): string {
		$text = match ( true ) {
			is_string( $value ) => $value,
			is_int( $value )    => (string) $value,
			is_float( $value )  => $this->digits( $value ),
			default             => '',
		};
		if ( 1 === preg_match( '/^([0-9]{1,15})(?:\.([0-9]{1,' . $this->places . '}))?$/D', $text, $found ) ) {
			$whole = (int) ( $found[1] . str_pad( $found[2] ?? '', $this->places, '0' ) );
			if ( $whole >= $this->scaled( $this->min ) && $whole <= $this->scaled( $this->max ) ) {
				$digits = str_pad( (string) $whole, $this->places + 1, '0', STR_PAD_LEFT );
				return substr( $digits, 0, -$this->places ) . '.' . substr( $digits, -$this->places );
			}
		}
		/* translators: 1: smallest allowed number, 2: largest allowed number, 3: largest allowed number of decimal places. */
		throw Invalid::because( sprintf( __( 'This must be a number from %1$s to %2$s with at most %3$d decimal places.', 'svc' ), $this->min, $this->max, $this->places ) );
	}

	/** The text of a number that is written with these places; empty for others, and for negative zero. */
	private function digits( float $value ): string {
		$text  = abs( $value ) < 1e15 ? number_format( $value, $this->places, '.', '' ) : '';
		$minus = 0.0 === $value && fdiv( 1.0, $value ) < 0;
		return (float) $text === $value && ! $minus ? $text : '';
	}

	private function scaled( string $limit ): int {
		list( $whole, $fraction ) = explode( '.', "$limit." );
		return (int) ( $whole . str_pad( $fraction, $this->places, '0' ) );
	}
}
