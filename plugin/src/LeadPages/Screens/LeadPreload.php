<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

/** Preloads the answers to the first requests of the screens, in the form of core's preloading middleware. */
final class LeadPreload {

	private const LEADS = '/lead-pages/v1/leads';

	/** @return array<string, mixed> */
	public static function leads(): array {
		return array_reduce( array( self::LEADS ), 'rest_preload_api_request', array() );
	}

	/** @return array<string, mixed> */
	public static function pages(): array {
		return array_reduce( array( '/lead-pages/v1/pages' ), 'rest_preload_api_request', array() );
	}

	/** @return array<string, mixed> */
	public static function deliveries(): array {
		return array_reduce( array( '/lead-pages/v1/deliveries', '/lead-pages/v1/webhooks?per_page=100' ), 'rest_preload_api_request', array() );
	}

	/** @return array<string, mixed> */
	public static function settings(): array {
		return array_reduce( array( '/lead-pages/v1/settings' ), 'rest_preload_api_request', array() );
	}
}
