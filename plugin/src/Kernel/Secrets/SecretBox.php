<?php

declare( strict_types=1 );

namespace Svc\Kernel\Secrets;

use SodiumException;

/**
 * Encrypts secrets that the database keeps, by a key that is made of the site's salts: a copy of the database alone does not tell
 * them. After new salts they cannot be read any more.
 *
 * What is stored is the nonce and the box (XSalsa20 and Poly1305) in base64.
 */
final class SecretBox {

	private function __construct( private readonly string $key ) {}

	public static function of_site(): self {
		return self::by( wp_salt( 'auth' ) . wp_salt( 'secure_auth' ) );
	}

	public static function by( string $salt ): self {
		return new self( sodium_crypto_generichash( "svc-secrets:$salt", '', SODIUM_CRYPTO_SECRETBOX_KEYBYTES ) );
	}

	public function encrypt( string $secret ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $secret, $nonce, $this->key ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- for a text column.
	}

	/** @return string|null Null where another key has encrypted it, and for what is damaged. */
	public function decrypt( string $stored ): ?string {
		$bytes = (string) base64_decode( $stored, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- from a text column.
		if ( strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return null;
		}
		try {
			$secret = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $this->key );
		} catch ( SodiumException ) {
			return null;
		}
		return false === $secret ? null : $secret;
	}
}
