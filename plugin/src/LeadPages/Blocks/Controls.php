<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

/** The control of each field of a form. */
final class Controls {

	/**
	 * @param array<string, mixed> $field A field of the public form.
	 */
	public static function of( array $field ): Control {
		$make = static fn ( mixed ...$rest ): Control => new Control( (string) $field['key'], (string) $field['label'], (bool) $field['required'], ...$rest );
		return match ( $field['key'] ) {
			'first_name' => $make( max_length: 100, autocomplete: 'given-name' ),
			'last_name'  => $make( max_length: 100, autocomplete: 'family-name' ),
			'email'      => $make( kind: ControlKind::Email, max_length: 254, autocomplete: 'email' ),
			'phone'      => $make( kind: ControlKind::Phone, max_length: 40, autocomplete: 'tel' ),
			'state'      => $make( kind: ControlKind::Choice, autocomplete: 'address-level1', choices: States::names() ),
			'zip'        => $make( max_length: 10, autocomplete: 'postal-code', input_mode: 'numeric' ),
			'address'    => $make( max_length: 200, autocomplete: 'address-line1' ),
			'purpose'    => $make( kind: ControlKind::Choice, choices: self::purposes() ),
			'timeframe'  => $make( kind: ControlKind::Choice, choices: self::timeframes() ),
			'message'    => $make( kind: ControlKind::LongText, max_length: 2000 ),
			default      => self::own( $make, $field ),
		};
	}

	/**
	 * @param \Closure             $make
	 * @param array<string, mixed> $field One of the page's own fields.
	 */
	private static function own( \Closure $make, array $field ): Control {
		$kind    = ControlKind::from( (string) ( $field['type'] ?? ControlKind::Text->value ) );
		$options = array_map( 'strval', (array) ( $field['options'] ?? array() ) );
		return $make(
			kind: $kind,
			max_length: match ( $kind ) {
				ControlKind::Text     => 200,
				ControlKind::LongText => 2000,
				default               => 0,
			},
			choices: array_combine( $options, $options ),
		);
	}

	/** @return array<string, string> */
	private static function purposes(): array {
		return array(
			'purchase'    => __( 'Buying a home', 'svc' ),
			'refinance'   => __( 'Refinancing', 'svc' ),
			'cash_out'    => __( 'Taking cash out', 'svc' ),
			'home_equity' => __( 'Home equity loan', 'svc' ),
			'other'       => __( 'Something else', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function timeframes(): array {
		return array(
			'now'         => __( 'As soon as possible', 'svc' ),
			'3_months'    => __( 'Within 3 months', 'svc' ),
			'6_months'    => __( 'Within 6 months', 'svc' ),
			'12_months'   => __( 'Within a year', 'svc' ),
			'researching' => __( 'Just looking around', 'svc' ),
		);
	}
}
