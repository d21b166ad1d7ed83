<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Failure;

/** Checks that read-only fields are missing or unchanged, so that a caller can edit a response and send it back whole. */
final class Unchanged {

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $shown
	 * @param list<string>         $fields
	 * @throws Failure
	 */
	public static function require( array $input, array $shown, array $fields ): void {
		$changed = array_filter( $fields, static fn ( string $field ): bool => array_key_exists( $field, $input ) && $input[ $field ] !== $shown[ $field ] );
		if ( array() !== $changed ) {
			throw Failure::invalid( array_fill_keys( $changed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
	}
}
