<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** One value of a fixed list. */
final class Choice extends Type {

	/** @param list<string> $words */
	public function __construct( private readonly array $words ) {}

	protected function schema(): array {
		return array(
			'type' => 'string',
			'enum' => $this->words,
		);
	}

	protected function read( mixed $value, Source $source ): string {
		if ( ! in_array( $value, $this->words, true ) ) {
			/* translators: %s: comma-separated list of allowed words. */
			throw Invalid::because( sprintf( __( 'This must be one of: %s.', 'svc' ), implode( ', ', $this->words ) ) );
		}
		return $value;
	}
}
