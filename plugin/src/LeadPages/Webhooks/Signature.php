<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

/**
 * Signatures of Standard Webhooks 1.0 (standardwebhooks.com): HMAC-SHA256 of `id.timestamp.body`, in base64 behind `v1,`; those of
 * several secrets with a space between.
 */
final class Signature {

	private const PREFIX = 'whsec_';

	private const BYTES = 32;

	// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- base64 is what the standard says.

	public static function new_secret(): string {
		return self::PREFIX . base64_encode( random_bytes( self::BYTES ) );
	}

	/**
	 * The headers of a message.
	 *
	 * @param non-empty-list<string> $secrets As new_secret() makes them.
	 * @return array{'webhook-id': string, 'webhook-timestamp': string, 'webhook-signature': string}
	 */
	public static function headers( string $id, int $timestamp, string $body, array $secrets ): array {
		$signed = static fn ( string $secret ): string => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$timestamp.$body", self::key( $secret ), true ) );
		return array(
			'webhook-id'        => $id,
			'webhook-timestamp' => (string) $timestamp,
			'webhook-signature' => implode( ' ', array_map( $signed, $secrets ) ),
		);
	}

	private static function key( string $secret ): string {
		return (string) base64_decode( substr( $secret, strlen( self::PREFIX ) ), true );
	}
}
