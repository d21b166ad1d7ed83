<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Users\Storage\Profile;

/** The input for the operations that a row has. */
final class RowInput {

	/**
	 * @param string               $key      The identifying cell, as in the file.
	 * @param array<string, mixed> $profile  Without user ID and manager.
	 * @param array<string, mixed> $intranet
	 * @param string|null          $manager  As in the file; "" for none, null for no change.
	 * @param string               $role     Role of a new person without one in the file.
	 */
	public function __construct(
		public readonly string $key,
		public readonly array $profile,
		public readonly array $intranet,
		public readonly ?string $manager,
		public readonly string $role,
	) {}

	/** @return array{string, string} First and last name; those of the stored profile where the file has none. */
	public function names( ?Profile $profile = null ): array {
		return array(
			self::text( $this->profile['first_name'] ?? $profile?->first_name ),
			self::text( $this->profile['last_name'] ?? $profile?->last_name ),
		);
	}

	/** @return list<string> Names of the given fields that realtor partners do not have. */
	public function inside(): array {
		return array_keys( array_filter( $this->intranet, static fn ( mixed $value ): bool => null !== $value ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
