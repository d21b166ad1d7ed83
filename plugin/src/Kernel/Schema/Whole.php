<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** An integer with optional bounds. */
final class Whole extends Type {

	public function __construct(
		private readonly ?int $min = null,
		private readonly ?int $max = null,
	) {}

	protected function schema(): array {
		return array( 'type' => 'integer' ) + array_filter(
			array(
				'minimum' => $this->min,
				'maximum' => $this->max,
			),
			static fn ( ?int $bound ): bool => null !== $bound
		);
	}

	protected function read( mixed $value, Source $source ): int {
		if ( Source::Json !== $source && is_string( $value ) && 1 === preg_match( '/^(?!-0+$)-?[0-9]{1,18}$/D', $value ) ) {
			$value = (int) $value;
		}
		if ( ! is_int( $value ) ) {
			throw Invalid::because( __( 'This must be a whole number.', 'svc' ) );
		}
		if ( null !== $this->min && $value < $this->min ) {
			/* translators: %d: smallest allowed number. */
			throw Invalid::because( sprintf( __( 'This must be at least %d.', 'svc' ), $this->min ) );
		}
		if ( null !== $this->max && $value > $this->max ) {
			/* translators: %d: largest allowed number. */
			throw Invalid::because( sprintf( __( 'This must be at most %d.', 'svc' ), $this->max ) );
		}
		return $value;
	}
}
