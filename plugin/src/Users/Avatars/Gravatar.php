<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

/**
 * Addresses of Gravatar's images. Calling WordPress for each person of a list takes longer than the rest of the list.
 *
 * The addresses differ only in the e-mail's hash. So WordPress is called for two sample addresses, and the others are built from
 * their common parts.
 */
final class Gravatar {

	/** @var array{string, string}|null The parts before and after the hash; null where WordPress has to be called for each address. */
	private readonly ?array $mould;

	public function __construct( private readonly int $pixels ) {
		// The two differ in more than the hash where the site shows avatars with initials.
		$one         = $this->around_hash( 'one.person@example.com' );
		$other       = $this->around_hash( 'somebody.else@example.org' );
		$this->mould = $one === $other ? $one : null;
	}

	public static function is( string $url ): bool {
		return 1 === preg_match( '~^https?://(?:[a-z0-9-]+\.)*gravatar\.com(?:[:/?#]|$)~i', $url );
	}

	public function url( string $email ): string {
		// Core reads other texts as user IDs or hashes.
		if ( null === $this->mould || ! str_contains( $email, '@' ) || str_contains( $email, 'gravatar.com' ) ) {
			return $this->ask( $email );
		}
		return $this->mould[0] . self::hash( $email ) . $this->mould[1];
	}

	/** @return array{string, string}|null */
	private function around_hash( string $email ): ?array {
		$parts = explode( self::hash( $email ), $this->ask( $email ) );
		return 2 === count( $parts ) ? $parts : null;
	}

	private function ask( string $email ): string {
		return (string) get_avatar_url( $email, array( 'size' => $this->pixels ) );
	}

	/** @return non-empty-string */
	private static function hash( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}
}
