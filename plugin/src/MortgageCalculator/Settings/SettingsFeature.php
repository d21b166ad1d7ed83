<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Settings;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Feature;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Record;
use Svc\MortgageCalculator\Capabilities;

/** The calculator's settings: read by every caller, because pages compute with them; changed by administrators. */
final class SettingsFeature implements Feature {

	public function __construct( private readonly SettingsStore $store ) {}

	public function routes(): array {
		return array(
			Route::get( '/settings', fn () => $this->get() ),
			Route::put( '/settings', fn () => $this->update() ),
		);
	}

	private function get(): Operation {
		return new Operation(
			'get-calculator-settings',
			__( 'The figures that calculations start from: defaults, rates by state, ratios, limits, fees and insurance.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			SettingsFields::output( ... ),
			static fn (): bool => true,
			fn (): Reply => Reply::one( SettingsStore::answer( $this->store->current() ) ),
		);
	}

	private function update(): Operation {
		return new Operation(
			'update-calculator-settings',
			__( 'Changes any of the calculator’s settings. A setting that is sent is replaced as a whole.', 'svc' ),
			Effect::Update,
			SettingsFields::input( ... ),
			SettingsFields::output( ... ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			function ( Call $call ): Reply {
				$settings = SettingsStore::answer( $this->store->change( $call->input, $call->precondition ) );
				return Reply::updated( $settings, Etag::of( $settings ) );
			},
		);
	}
}
