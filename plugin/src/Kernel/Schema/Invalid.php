<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

use RuntimeException;

/** A value does not fit its type. */
final class Invalid extends RuntimeException {

	/** @param non-empty-array<string, string> $problems Path below the value ('' = the value itself) => text. */
	public function __construct( public readonly array $problems ) {
		parent::__construct( implode( ' ', $problems ) );
	}

	public static function because( string $text ): self {
		return new self( array( '' => $text ) );
	}

	/** @return non-empty-array<string, string> The same problems seen from one level up. */
	public function under( string $name ): array {
		$problems = array();
		foreach ( $this->problems as $path => $text ) {
			// A member whose name is a number is an integer key.
			$path = (string) $path;
			// The index of a list is written in brackets behind the list's name.
			$problems[ '' === $path || str_starts_with( $path, '[' ) ? $name . $path : "$name.$path" ] = $text;
		}
		return $problems;
	}
}
