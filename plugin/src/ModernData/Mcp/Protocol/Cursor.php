<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

/** Position in a paged list: index of the source, and its page. */
final class Cursor {

	public function __construct(
		public readonly int $source = 0,
		public readonly int $page = 1,
	) {}

	/** @throws Fault */
	public static function of( Exchange $exchange ): self {
		if ( ! isset( $exchange->message->params->cursor ) ) {
			return new self();
		}
		$plain = base64_decode( strtr( $exchange->text( 'cursor' ), '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- opaque, not secret.
		if ( ! is_string( $plain ) || 1 !== preg_match( '/^([0-9]{1,2})\.([1-9][0-9]{0,4})$/D', $plain, $found ) ) {
			throw self::unknown();
		}
		return new self( (int) $found[1], (int) $found[2] );
	}

	/**
	 * For lists that always fit one page, where any cursor is invalid.
	 *
	 * @throws Fault
	 */
	public static function require_first( Exchange $exchange ): void {
		if ( isset( $exchange->message->params->cursor ) ) {
			throw self::unknown();
		}
	}

	public static function unknown(): Fault {
		return Fault::params( __( 'There is no such cursor. Begin without one.', 'svc' ) );
	}

	public function text(): string {
		return rtrim( strtr( base64_encode( "$this->source.$this->page" ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- opaque, not secret.
	}
}
