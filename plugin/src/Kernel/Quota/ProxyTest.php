<?php

declare( strict_types=1 );

namespace Svc\Kernel\Quota;

use Closure;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;

/** Whether a proxy hides the addresses of visitors, who would then share one quota. */
final class ProxyTest implements HealthTest {

	/** As PHP names the headers in which proxies tell the address of the client. */
	private const HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_FASTLY_CLIENT_IP' );

	/** @param Closure(): bool $is_quota_on */
	public function __construct( private readonly Closure $is_quota_on ) {}

	public function name(): string {
		return 'svc-proxy';
	}

	public function title(): string {
		return __( 'Addresses of visitors', 'svc' );
	}

	public function look(): ?Verdict {
		if ( ! ( $this->is_quota_on )() ) {
			return null;
		}
		$header = $this->untrusted_header();
		return null === $header
			? Verdict::good( __( 'Forms know the addresses of visitors', 'svc' ), __( 'Each visitor has a quota of their own for sending forms.', 'svc' ) )
			: Verdict::recommended(
				__( 'Forms see the address of a proxy, not those of visitors', 'svc' ),
				sprintf(
					/* translators: %s: name of an HTTP header. */
					__( 'Requests come through a proxy, which tells the visitor’s address in the header %s. Until that is trusted, all visitors share one quota for sending forms, and some are refused. Have the web server take the address from the proxy, or return it from the filter svc_lead_client_address.', 'svc' ),
					$header
				)
			);
	}

	/** @return string|null Name of a header that tells of another address than the connection's. */
	private function untrusted_header(): ?string {
		if ( has_filter( 'svc_lead_client_address' ) ) {
			return null;
		}
		foreach ( self::HEADERS as $key ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
			$told = is_string( $_SERVER[ $key ] ?? null ) ? $_SERVER[ $key ] : '';
			// Where the web server trusts the proxy, the connection's address is one of those told.
			if ( '' !== $told && ! str_contains( $told, ClientAddress::connected() ) ) {
				return ucwords( strtolower( strtr( substr( $key, 5 ), '_', '-' ) ), '-' );
			}
		}
		return null;
	}
}
