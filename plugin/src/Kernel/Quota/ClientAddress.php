<?php

declare( strict_types=1 );

namespace Svc\Kernel\Quota;

/** Where a request comes from, as far as a quota needs it: an IPv4 address, or the /64 network of an IPv6 address. */
final class ClientAddress {

	/** Empty where it is unknown, as on the console. */
	public static function network(): string {
		return self::network_of( self::address() );
	}

	/** The address of the connection, unless a filter knows better. */
	public static function address(): string {
		$connected = self::connected();
		/**
		 * Filters the address of the visitor. Behind a proxy, return the one from the header that the proxy sets:
		 * any client can send the other headers.
		 *
		 * @param string $address Of the connection, empty where there is none.
		 */
		$address = apply_filters( 'svc_lead_client_address', $connected );
		return self::is_address( $address ) ? $address : $connected;
	}

	public static function connected(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated here.
		$address = $_SERVER['REMOTE_ADDR'] ?? '';
		return self::is_address( $address ) ? $address : '';
	}

	/** "2001:db8:1:2:3::4" becomes "2001:db8:1:2::/64", and "::ffff:192.0.2.1" is "192.0.2.1": a home has a whole /64 to choose from. */
	public static function network_of( string $address ): string {
		$packed = '' === $address ? '' : (string) inet_pton( $address );
		if ( 16 !== strlen( $packed ) ) {
			return $address;
		}
		if ( str_starts_with( $packed, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			return (string) inet_ntop( substr( $packed, 12 ) );
		}
		return inet_ntop( substr( $packed, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64';
	}

	/** @phpstan-assert-if-true string $address */
	private static function is_address( mixed $address ): bool {
		return is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP );
	}
}
