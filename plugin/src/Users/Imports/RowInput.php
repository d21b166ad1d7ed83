<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** What a row says, in the operations' words. */
final class RowInput {

	/**
	 * @param string               $key      Whom it is about, as it stands in the file.
	 * @param array<string, mixed> $profile  Without user and manager.
	 * @param array<string, mixed> $intranet
	 * @param string|null          $manager  As it stands in the file; "" for none, null where nothing is said.
	 */
	public function __construct(
		public readonly string $key,
		public readonly array $profile,
		public readonly array $intranet,
		public readonly ?string $manager,
	) {}

	public function name(): string {
		return trim( self::text( $this->profile['first_name'] ?? '' ) . ' ' . self::text( $this->profile['last_name'] ?? '' ) );
	}

	/** @return list<string> What is said that only people of the inside have. */
	public function inside(): array {
		return array_keys( array_filter( $this->intranet, static fn ( mixed $value ): bool => null !== $value ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
