<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use CurlHandle;

/**
 * Has a request go to the address that was checked.
 *
 * WordPress looks the host up, checks its IPv4 address, and leaves it to curl to look it up again: by then the name may have
 * an address of the internal network, or have had an IPv6 one of it all along.
 */
final class PinnedHost {

	/** @param list<string> $entries As curl reads them: "host:port:address". Empty where nothing is to be looked up. */
	private function __construct(
		private readonly string $url,
		public readonly array $entries,
	) {}

	/** @return self|null Null where the host is no public one, or has no address at the moment. */
	public static function of( string $url ): ?self {
		if ( false === wp_http_validate_url( $url ) ) {
			return null;
		}
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP ) || self::is_trusted( $host, $url ) ) {
			return new self( $url, array() );
		}
		$address = gethostbyname( rtrim( $host, '.' ) );
		if ( false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) || false === wp_http_validate_url( "https://$address/" ) ) {
			return null;
		}
		$port = wp_parse_url( $url, PHP_URL_PORT ) ?? ( 'https' === strtolower( (string) wp_parse_url( $url, PHP_URL_SCHEME ) ) ? 443 : 80 );
		return new self( $url, array_map( static fn ( string $name ): string => "$name:$port:$address", array_values( array_unique( array( $host, rtrim( $host, '.' ) ) ) ) ) );
	}

	/**
	 * @template T
	 * @param callable(): T $request
	 * @return T
	 */
	public function during( callable $request ): mixed {
		$pin = function ( CurlHandle $handle, array $arguments, string $url ): void {
			if ( $url === $this->url && array() !== $this->entries ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- of the request that WordPress makes.
				curl_setopt( $handle, CURLOPT_RESOLVE, $this->entries );
			}
		};
		add_action( 'http_api_curl', $pin, PHP_INT_MAX, 3 );
		try {
			return $request();
		} finally {
			remove_action( 'http_api_curl', $pin, PHP_INT_MAX );
		}
	}

	/** The site itself, and hosts that a site has allowed: WordPress asks no more of them. */
	private static function is_trusted( string $host, string $url ): bool {
		$home = (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_HOST );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		return strtolower( $host ) === strtolower( $home ) || (bool) apply_filters( 'http_request_host_is_external', false, rtrim( $host, '.' ), $url );
	}
}
