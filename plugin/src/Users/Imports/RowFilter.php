<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** Which rows of an import are listed. */
final class RowFilter {

	public function __construct(
		public readonly ?Outcome $outcome,
		public readonly bool $is_partial,
	) {}

	/** @param array<string, mixed> $input */
	public static function of( array $input ): self {
		return new self( Outcome::tryFrom( (string) ( $input['outcome'] ?? '' ) ), $input['problems'] ?? false );
	}
}
