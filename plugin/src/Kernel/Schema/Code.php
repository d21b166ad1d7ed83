<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** Text of one form, such as a month, compared as sent. */
final class Code extends Type {

	/**
	 * @param int    $length  Characters, all of ASCII.
	 * @param string $pattern Used in JSON schema and in the check (anchored, no delimiters).
	 * @param string $hint    What to send instead.
	 */
	public function __construct(
		private readonly int $length,
		private readonly string $pattern,
		private readonly string $hint,
	) {}

	protected function schema(): array {
		return array(
			'type'      => 'string',
			'minLength' => $this->length,
			'maxLength' => $this->length,
			'pattern'   => $this->pattern,
		);
	}

	protected function read( mixed $value, Source $source ): string {
		return is_string( $value ) && 1 === preg_match( '~' . $this->pattern . '~D', $value ) ? $value : throw Invalid::because( $this->hint );
	}
}
