<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Failure;

/** The key with which a client sends the same submission again, of the current site. */
final class IdempotencyKey {

	/** Seconds for which a key is known. */
	public const LIFETIME = 30 * 86400;

	/** @param string $hash Of site and key; what a client chose is not stored. */
	private function __construct( public readonly string $hash ) {}

	/**
	 * @param string|null $sent The header; null where there is none.
	 * @throws Failure
	 */
	public static function of( ?string $sent ): ?self {
		if ( null === $sent ) {
			return null;
		}
		if ( 1 !== preg_match( '/^[\x20-\x7e]{8,255}$/D', $sent ) ) {
			throw Failure::invalid( array( 'Idempotency-Key' => __( 'Send 8 to 255 printable characters of ASCII, or leave this header out.', 'svc' ) ) );
		}
		return new self( hash( 'sha256', get_current_blog_id() . ":$sent" ) );
	}
}
