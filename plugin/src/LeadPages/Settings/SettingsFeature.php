<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Feature;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Record;
use Svc\LeadPages\Capabilities;

/** The settings of leads, for administrators. */
final class SettingsFeature implements Feature {

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array(
			Route::get( '/settings', fn () => $this->get() ),
			Route::put( '/settings', fn () => $this->update() ),
		);
	}

	private function get(): Operation {
		return new Operation(
			'get-lead-settings',
			__( 'The settings of lead pages on this site, with name and NMLS number of the company.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			SettingsFields::output( ... ),
			self::is_administrator( ... ),
			fn (): Reply => Reply::one( SettingsChange::answer( ( new SettingsStore( $this->database ) )->current() ) ),
		);
	}

	private function update(): Operation {
		return new Operation(
			'update-lead-settings',
			__( 'Changes any of the settings of lead pages. What is not sent stays as it is.', 'svc' ),
			Effect::Update,
			SettingsFields::input( ... ),
			SettingsFields::output( ... ),
			self::is_administrator( ... ),
			function ( Call $call ): Reply {
				$settings = ( new SettingsChange( $this->database ) )->make( $call->input, $call->caller, $call->precondition );
				return Reply::updated( $settings, Etag::of( $settings ) );
			},
		);
	}

	private static function is_administrator( Caller $caller ): bool {
		return $caller->can( Capabilities::ADMINISTER );
	}
}
