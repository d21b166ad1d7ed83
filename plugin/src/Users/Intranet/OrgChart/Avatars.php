<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Users\Profiles\Avatar;

/**
 * WordPress's avatars for many accounts. Asking for each costs more than all the rest of a chart.
 *
 * Where no plugin has a say, the addresses differ by the e-mail's hash alone. So the first is asked for, and the others are made like it.
 */
final class Avatars {

	private const FILTERS = array( 'pre_get_avatar_data', 'get_avatar_url', 'get_avatar_data' );

	/** @var array{string, string}|null What is before and behind the hash, in JSON. Null: each has to be asked for. */
	private readonly ?array $mould;

	public function __construct() {
		$this->mould = self::mould();
	}

	/** The address as JSON. */
	public function json( string $account_email ): string {
		// Core takes other texts for user IDs or hashes.
		if ( null === $this->mould || ! str_contains( $account_email, '@' ) || str_contains( $account_email, 'gravatar.com' ) ) {
			return self::encoded( Avatar::url( '', $account_email ) );
		}
		$hash = self::hash( $account_email );
		return "{$this->mould[0]}$hash{$this->mould[1]}";
	}

	/** @return array{string, string}|null */
	private static function mould(): ?array {
		if ( array() !== array_filter( self::FILTERS, 'has_filter' ) ) {
			return null;
		}
		// Avatars of initials differ by more.
		$one   = self::around_hash( 'one.person@example.com' );
		$other = self::around_hash( 'somebody.else@example.org' );
		return $one === $other ? $one : null;
	}

	/** @return array{string, string}|null */
	private static function around_hash( string $email ): ?array {
		$parts = explode( self::hash( $email ), self::encoded( Avatar::url( '', $email ) ) );
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
