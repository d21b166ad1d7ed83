<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use WP_Locale;

/** A value of an answer, with the answer's text beside the one for people. `blocks/mortgage-calculator/figure.ts` formats the same. */
enum Figure: string {
	case Money   = 'money';
	case Percent = 'percent';
	case Months  = 'months';
	case Month   = 'month';
	case Whole   = 'whole';
	case Text    = 'text';

	/**
	 * @param string               $path   Of the value in the answer: `monthly.total`.
	 * @param array<string, mixed> $answer
	 */
	public function of( string $path, array $answer ): string {
		$value = self::at( $path, $answer );
		return sprintf(
			'<data data-mc="%s" data-mc-as="%s" value="%s">%s</data>',
			esc_attr( $path ),
			esc_attr( $this->value ),
			esc_attr( is_scalar( $value ) ? (string) $value : '' ),
			esc_html( $this->text( $value ) )
		);
	}

	public function text( mixed $value ): string {
		if ( null === $value || '' === $value || is_array( $value ) ) {
			return '–';
		}
		return match ( $this ) {
			self::Money   => self::money( (string) $value ),
			/* translators: %s: a number. */
			self::Percent => sprintf( __( '%s%%', 'svc' ), self::grouped( (string) $value ) ),
			self::Months  => self::months( (int) $value ),
			self::Month   => self::month( (string) $value ),
			self::Whole   => self::grouped( (string) $value ),
			self::Text    => (string) $value,
		};
	}

	/** @param array<string, mixed> $answer */
	public static function at( string $path, array $answer ): mixed {
		foreach ( explode( '.', $path ) as $name ) {
			$answer = is_array( $answer ) ? $answer[ $name ] ?? null : null;
		}
		return $answer;
	}

	/** US dollars, in the separators of the site's language. */
	private static function money( string $value ): string {
		$is_less = str_starts_with( $value, '-' );
		return ( $is_less ? '−' : '' ) . '$' . self::grouped( ltrim( $value, '-' ) );
	}

	private static function grouped( string $value ): string {
		list( $thousands, $decimal ) = self::separators();
		list( $whole, $rest )        = array_pad( explode( '.', $value ), 2, '' );
		return preg_replace( '/\B(?=(\d{3})+$)/', $thousands, $whole ) . ( '' === $rest ? '' : $decimal . $rest );
	}

	/**
	 * WordPress writes them in HTML: the space of some languages is `&nbsp;`.
	 *
	 * @return array{string, string} Of thousands and of decimals.
	 */
	public static function separators(): array {
		global $wp_locale;
		$format = $wp_locale instanceof WP_Locale ? $wp_locale->number_format : array();
		return array( html_entity_decode( $format['thousands_sep'] ?? ',' ), html_entity_decode( $format['decimal_point'] ?? '.' ) );
	}

	private static function months( int $months ): string {
		$years = intdiv( $months, 12 );
		$rest  = $months % 12;
		$parts = array(
			/* translators: %s: number of years, abbreviated. */
			$years > 0 ? sprintf( _n( '%s yr', '%s yr', $years, 'svc' ), $years ) : '',
			/* translators: %s: number of months, abbreviated. */
			$rest > 0 || 0 === $years ? sprintf( _n( '%s mo', '%s mo', $rest, 'svc' ), $rest ) : '',
		);
		return implode( ' ', array_filter( $parts ) );
	}

	public static function month_template(): string {
		/* translators: 1: name of a month, 2: a year. */
		return __( '%1$s %2$s', 'svc' );
	}

	private static function month( string $value ): string {
		global $wp_locale;
		list( $year, $month ) = array_pad( explode( '-', $value ), 2, '01' );
		return $wp_locale instanceof WP_Locale ? sprintf( self::month_template(), $wp_locale->get_month( $month ), $year ) : $value;
	}
}
