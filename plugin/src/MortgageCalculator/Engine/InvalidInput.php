<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

use RuntimeException;

/** Fields that are well formed each, but do not fit together. */
final class InvalidInput extends RuntimeException {

	/** @param non-empty-array<string, string> $problems Code of the text, by field. */
	public function __construct( public readonly array $problems ) {
		parent::__construct( implode( ' ', array_keys( $problems ) ) );
	}

	/** The same problems seen from one level up, such as `loans[1]`. */
	public function under( string $name ): self {
		$fields = array_map( static fn ( string $field ): string => "$name.$field", array_keys( $this->problems ) );
		return new self( array_combine( $fields, $this->problems ) );
	}
}
