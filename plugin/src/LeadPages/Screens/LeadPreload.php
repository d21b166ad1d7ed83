<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

/** Preloads the answers to the first requests of the screen of leads, in the form of core's preloading middleware. */
final class LeadPreload {

	private const LEADS = '/lead-pages/v1/leads';

	/** @return array<string, mixed> */
	public static function leads(): array {
		return array_reduce( array( self::LEADS ), 'rest_preload_api_request', array() );
	}
}
