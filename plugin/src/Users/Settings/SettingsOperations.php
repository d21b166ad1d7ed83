<?php

declare( strict_types=1 );

namespace Svc\Users\Settings;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Type;
use Svc\Users\Capabilities;
use Svc\Users\Fields\Role;

/** Reading and changing the settings, for those who may manage profiles. */
final class SettingsOperations {

	public function __construct( private readonly Settings $settings ) {}

	public function get(): Operation {
		return new Operation(
			'get-settings',
			__( 'The settings of the people platform.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			$this->record( ... ),
			self::managers(),
			fn (): Reply => Reply::one( $this->settings->all() ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-settings',
			__( 'Changes any of the settings.', 'svc' ),
			Effect::Update,
			new Record( $this->record()->members ),
			$this->record( ... ),
			self::managers(),
			function ( Call $call ): Reply {
				$settings = $this->settings->change( $call->input, $call->precondition );
				return Reply::updated( $settings, Etag::of( $settings ) );
			},
		);
	}

	private static function managers(): \Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}

	private function record(): Record {
		/** @var array<string, Type> $members */
		$members = array(
			'public_roles'             => ( new ListOf( new Choice( Role::slugs() ) ) )->describe( __( 'Roles whose profiles everybody sees, without a login too', 'svc' ) ),
			'owner_fields'             => ( new ListOf( new Choice( Settings::OWNER_FIELDS ) ) )->describe( __( 'Fields that people may change in their own profile, beside phone, biography, social links and photo', 'svc' ) ),
			'delete_data_on_uninstall' => ( new Flag() )->describe( __( 'Whether deleting the plugin deletes all its data', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
