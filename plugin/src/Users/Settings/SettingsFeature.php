<?php

declare( strict_types=1 );

namespace Svc\Users\Settings;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Services;

/** The settings of the product, components included. */
final class SettingsFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/settings', fn () => $this->operations()->get() ),
			Route::put( '/settings', fn () => $this->operations()->update() ),
		);
	}

	private function operations(): SettingsOperations {
		return new SettingsOperations( $this->services->settings(), $this->services->switches, $this->services->database );
	}
}
