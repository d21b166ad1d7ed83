<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

/** The address of the current request, for links of a block to its own page. */
final class CurrentAddress {

	/** Path and query. Never begins with two slashes, which browsers read as a host name. */
	public static function path(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- an address; escaped on output.
		$asked = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
		return '/' . ltrim( $asked, '/\\' );
	}

	/** @return array<array-key, mixed> Parameters of the address. */
	public static function query(): array {
		wp_parse_str( (string) wp_parse_url( self::path(), PHP_URL_QUERY ), $query );
		return $query;
	}

	public static function url(): string {
		$home = (array) wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ":{$home['port']}" : '';
		return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . $port . self::path();
	}
}
