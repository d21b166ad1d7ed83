<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Settings;

use Svc\EmailTemplates\Capabilities;
use Svc\EmailTemplates\Templates\TemplateStore;
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
use Svc\Users\Company\CompanyStore;

/** The e-mail settings of the site: read by those who may edit mail, changed by administrators. */
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
			'get-mail-settings',
			__( 'The e-mail settings of the site: company, brand, sender, and the templates in use.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			SettingsFields::output( ... ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::EDIT ),
			fn (): Reply => Reply::one( SettingsChange::answer( ( new SettingsStore( $this->database ) )->current() ) ),
		);
	}

	private function update(): Operation {
		return new Operation(
			'update-mail-settings',
			__( 'Changes any of the e-mail settings. What is not sent stays as it is.', 'svc' ),
			Effect::Update,
			SettingsFields::input( ... ),
			SettingsFields::output( ... ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			function ( Call $call ): Reply {
				$change   = new SettingsChange( new SettingsStore( $this->database ), new CompanyStore( $this->database ), new TemplateStore( $this->database ) );
				$settings = $change->make( $call->input, $call->caller, $call->precondition );
				return Reply::updated( $settings, Etag::of( $settings ) );
			},
		);
	}
}
