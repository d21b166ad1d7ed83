<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** One integer of a fixed list. */
final class WholeChoice extends Type {

	/** @param list<int> $numbers */
	public function __construct( private readonly array $numbers ) {}

	protected function schema(): array {
		return array(
			'type' => 'integer',
			'enum' => $this->numbers,
		);
	}

	protected function read( mixed $value, Source $source ): int {
		if ( Source::Json !== $source && is_string( $value ) && in_array( $value, array_map( 'strval', $this->numbers ), true ) ) {
			return (int) $value;
		}
		if ( ! is_int( $value ) || ! in_array( $value, $this->numbers, true ) ) {
			/* translators: %s: comma-separated list of allowed words. */
			throw Invalid::because( sprintf( __( 'This must be one of: %s.', 'svc' ), implode( ', ', $this->numbers ) ) );
		}
		return $value;
	}
}
