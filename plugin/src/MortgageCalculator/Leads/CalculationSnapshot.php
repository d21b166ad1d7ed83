<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

use Closure;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;

/** Computes what a visitor asks about. Figures of the visitor's browser are never taken. */
final class CalculationSnapshot {

	/** The operations by the last part of their paths. */
	public const OPERATIONS = array( 'calculate', 'affordability', 'refinance', 'compare' );

	/** Where the fields of the input stand in a submission. */
	private const PATH = 'calculation.input.';

	/** @param Closure(): Operations $operations */
	public function __construct( private readonly Closure $operations ) {}

	/**
	 * @param array<array-key, mixed> $input As the operation takes it.
	 * @return array{operation: string, input: array<array-key, mixed>, result: array<array-key, mixed>}
	 * @throws Failure
	 */
	public function of( string $operation, array $input ): array {
		try {
			$result = ( $this->operations )()->ask( 'POST', "/$operation", $input )->body;
		} catch ( Failure $failure ) {
			throw self::named( $failure );
		}
		return self::plain( compact( 'operation', 'input', 'result' ) );
	}

	/** The failure with the paths of the submission. */
	private static function named( Failure $failure ): Failure {
		$params = (array) ( $failure->data['params'] ?? array() );
		if ( array() === $params ) {
			return $failure;
		}
		$named = array();
		foreach ( $params as $field => $text ) {
			$named[ self::PATH . $field ] = (string) $text;
		}
		return Failure::invalid( $named );
	}

	/**
	 * Objects as arrays, as they are when the snapshot is read.
	 *
	 * @param array<string, mixed> $snapshot
	 * @return array{operation: string, input: array<array-key, mixed>, result: array<array-key, mixed>}
	 */
	private static function plain( array $snapshot ): array {
		return json_decode( (string) wp_json_encode( $snapshot ), true );
	}
}
