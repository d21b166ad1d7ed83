<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use RuntimeException;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\NetworkOption;

/**
 * Keyed hashes of addresses, and the tokens of unsubscribe links.
 *
 * The key is stored and is not one of WordPress's salts: new salts would forget who has opted out, and end the links of sent
 * e-mails. A token is the hash of the address and the hash's own HMAC, so it names no address and needs no row.
 */
final class AddressKeys {

	public const OPTION = 'svc_mail_secret';

	/** Hexadecimal digits of a hash: 128 bits. */
	private const LENGTH = 32;

	private function __construct( private readonly string $secret ) {}

	/** A site that was restored without the secret gets a new one. */
	public static function current( Database $database ): self {
		$option = new NetworkOption( $database, self::OPTION );
		return new self( self::secret( $option ) ?? self::create_secret( $option ) );
	}

	private static function create_secret( NetworkOption $option ): string {
		return $option->exclusively(
			static function () use ( $option ): string {
				if ( null === self::secret( $option ) ) {
					$option->write( bin2hex( random_bytes( 32 ) ) );
				}
				return self::secret( $option ) ?? throw new RuntimeException( 'The secret for hashes of e-mail addresses was not saved.' );
			}
		);
	}

	private static function secret( NetworkOption $option ): ?string {
		$secret = $option->value();
		return is_string( $secret ) && '' !== $secret ? $secret : null;
	}

	public function hash( string $address ): string {
		return $this->hmac( 'address', mb_strtolower( trim( $address ), 'UTF-8' ) );
	}

	/** @param string $hash Of an address. */
	public function token( string $hash ): string {
		return $hash . $this->hmac( 'token', $hash );
	}

	/** @return string|null The hash of the address; null for a token that is not of this network. */
	public function read( string $token ): ?string {
		$hash = substr( $token, 0, self::LENGTH );
		return hash_equals( $this->token( $hash ), $token ) ? $hash : null;
	}

	private function hmac( string $use, string $value ): string {
		return substr( hash_hmac( 'sha256', "$use:$value", $this->secret ), 0, self::LENGTH );
	}
}
