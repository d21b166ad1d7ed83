<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** A row of a metadata table. */
final class StoredRow {

	public function __construct(
		public readonly int $id,
		public readonly string $text,
	) {}

	/** Unserializes without creating objects, because any plugin may have written the row. */
	public function value(): mixed {
		if ( ! is_serialized( $this->text ) ) {
			return $this->text;
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- a truncated value reads as false, and no class is allowed.
		return @unserialize( trim( $this->text ), array( 'allowed_classes' => false ) );
	}

	public static function text( mixed $value ): string {
		return (string) maybe_serialize( $value );
	}
}
