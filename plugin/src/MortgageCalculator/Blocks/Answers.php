<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Svc\Kernel\Failure;
use Svc\Kernel\Operations;

/** Asks the operations for the answer to a form. */
final class Answers {

	private const MOST_YEARS = 40;

	/** Rates that the rates table may supply. A page without one shows no figures, which is no mistake of the visitor's. */
	private const RATE = '/^(loans\.\d\.)?rate$/D';

	public function __construct( private readonly Operations $operations ) {}

	public function to( FormValues $values, bool $with_years ): Answer {
		$input = Typed::input( $values );
		try {
			$body = $this->operations->ask( 'POST', $values->mode->path(), $input )->body;
			return new Answer( $body, $with_years && Mode::Payment === $values->mode ? $this->years( $input ) : array() );
		} catch ( Failure $failure ) {
			return new Answer( array(), array(), self::errors( $failure, $values ) );
		}
	}

	/**
	 * @param array<string, mixed> $input
	 * @return list<array<string, mixed>>
	 */
	private function years( array $input ): array {
		$page = array(
			'group'    => 'year',
			'per_page' => self::MOST_YEARS,
		);
		return $this->operations->ask( 'POST', '/amortization', $input + $page )->body['data'];
	}

	/**
	 * A page that was just opened has no errors, and an empty rate is none.
	 *
	 * @return array<string, string>
	 */
	private static function errors( Failure $failure, FormValues $values ): array {
		if ( ! $values->request->is_sent() ) {
			return array();
		}
		$errors = array();
		foreach ( (array) ( $failure->data['params'] ?? array() ) as $field => $text ) {
			list( $control, $is_its_own ) = self::control( (string) $field, $values );
			if ( 1 !== preg_match( self::RATE, $control->name ) || '' !== $values->of( $control ) ) {
				$errors[ $control->name ] = $is_its_own ? (string) $text : $errors[ $control->name ] ?? "$field: $text";
			}
		}
		return $errors;
	}

	/**
	 * The control that an error belongs to: the field's, or the first that begins with it; else the first of the form, whose
	 * error has to name the field.
	 *
	 * @return array{Control, bool}
	 */
	private static function control( string $field, FormValues $values ): array {
		$name = (string) preg_replace( '/\[(\d+)\]/', '.$1', $field );
		foreach ( $values->controls() as $control ) {
			if ( $control->name === $name || str_starts_with( $control->name, "$name." ) ) {
				return array( $control, true );
			}
		}
		return array( $values->controls()[0], false );
	}
}
