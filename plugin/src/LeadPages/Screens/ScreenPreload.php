<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

/** Preloads the answers to the first requests of the screens besides that of leads, in the form of core's preloading middleware. */
final class ScreenPreload {

	private const BASE = '/lead-pages/v1';

	/** @return array<string, mixed> */
	public static function pages(): array {
		return self::answers( '/pages' );
	}

	/** @return array<string, mixed> */
	public static function deliveries(): array {
		return self::answers( '/deliveries', '/webhooks?per_page=100' );
	}

	/** @return array<string, mixed> */
	public static function settings(): array {
		return self::answers( '/settings' );
	}

	/** @return array<string, mixed> */
	private static function answers( string ...$paths ): array {
		return array_reduce( array_map( static fn ( string $path ): string => self::BASE . $path, $paths ), 'rest_preload_api_request', array() );
	}
}
