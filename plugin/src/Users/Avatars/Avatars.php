<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

/**
 * Avatar addresses for lists. Calling WordPress for each one takes longer than the rest of a list.
 *
 * If no plugin filters avatars, the addresses differ only in the e-mail's hash. So WordPress is called for two sample addresses,
 * and the others are built from their common parts.
 */
final class Avatars {

	private const FILTERS = array( 'pre_get_avatar_data', 'get_avatar_url', 'get_avatar_data' );

	/** @var array{string, string}|null The parts before and after the hash; null where WordPress has to be called for each address. */
	private readonly ?array $mould;

	/** @var array{string, string}|null The same in JSON. */
	private readonly ?array $json_mould;

	public function __construct() {
		$mould            = self::mould();
		$this->mould      = $mould;
		$this->json_mould = null === $mould ? null : array( substr( self::encoded( $mould[0] ), 0, -1 ), substr( self::encoded( $mould[1] ), 1 ) );
	}

	public function url( string $photo_url, string $account_email ): string {
		return '' !== $photo_url ? $photo_url : self::cast( $this->mould, $account_email ) ?? Avatar::url( '', $account_email );
	}

	/** The avatar address of a person without a photo, as JSON. */
	public function json( string $account_email ): string {
		return self::cast( $this->json_mould, $account_email ) ?? self::encoded( Avatar::url( '', $account_email ) );
	}

	/** @param array{string, string}|null $mould */
	private static function cast( ?array $mould, string $email ): ?string {
		// Core reads other texts as user IDs or hashes.
		if ( null === $mould || ! str_contains( $email, '@' ) || str_contains( $email, 'gravatar.com' ) ) {
			return null;
		}
		$hash = self::hash( $email );
		return "{$mould[0]}$hash{$mould[1]}";
	}

	/** @return array{string, string}|null */
	private static function mould(): ?array {
		if ( array() !== array_filter( self::FILTERS, 'has_filter' ) ) {
			return null;
		}
		// The two differ in more than the hash where the site shows avatars with initials.
		$one   = self::around_hash( 'one.person@example.com' );
		$other = self::around_hash( 'somebody.else@example.org' );
		return $one === $other ? $one : null;
	}

	/** @return array{string, string}|null */
	private static function around_hash( string $email ): ?array {
		$parts = explode( self::hash( $email ), Avatar::url( '', $email ) );
		return 2 === count( $parts ) ? $parts : null;
	}

	/** @return non-empty-string */
	private static function hash( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}

	private static function encoded( string $address ): string {
		return (string) wp_json_encode( $address, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
