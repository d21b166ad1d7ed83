<?php

declare( strict_types=1 );

namespace Svc\Users\Settings;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Component;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Type;
use Svc\Users\Capabilities;
use Svc\Users\Fields\Role;

/** Reads and changes the settings, for administrators. */
final class SettingsOperations {

	public function __construct(
		private readonly Settings $settings,
		private readonly ComponentSwitches $switches,
	) {}

	public function get(): Operation {
		return new Operation(
			'get-settings',
			__( 'The settings of the people platform.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			fn (): Record => $this->record( true ),
			self::managers(),
			fn (): Reply => Reply::one( $this->all() ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-settings',
			__( 'Changes any of the settings.', 'svc' ),
			Effect::Update,
			$this->record( false ),
			fn (): Record => $this->record( true ),
			self::managers(),
			function ( Call $call ): Reply {
				$settings = $this->settings->exclusively( fn (): array => $this->switches->exclusively( fn (): array => $this->changed( $call ) ) );
				return Reply::updated( $settings, Etag::of( $settings ) );
			},
		);
	}

	private static function managers(): \Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}

	/** @return array<string, mixed> */
	private function all(): array {
		return $this->settings->all() + array( 'components' => $this->switches->all() );
	}

	/**
	 * @return array<string, mixed> The settings after the change.
	 * @throws Failure
	 */
	private function changed( Call $call ): array {
		$call->precondition->require( Etag::of( $this->all() ) );
		$this->change( $call->input );
		return $this->all();
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	private function change( array $input ): void {
		$switched = $input['components'] ?? array();
		foreach ( $this->switches->components() as $name => $component ) {
			if ( ! $component->is_optional() && false === ( $switched[ $name ] ?? true ) ) {
				throw Failure::invalid( array( "components.$name" => __( 'This component is always on. Send true or leave it out.', 'svc' ) ) );
			}
		}
		if ( array() !== $switched ) {
			$this->switches->change( $switched );
		}
		$this->settings->change( array_diff_key( $input, array( 'components' => true ) ) );
	}

	private function record( bool $is_output ): Record {
		$components = array_map( static fn ( Component $component ): Type => ( new Flag() )->describe( $component->title() ), $this->switches->components() );
		/** @var array<string, Type> $members */
		$members = array(
			'public_roles'             => ( new ListOf( new Choice( Role::slugs() ) ) )->describe( __( 'Roles whose profiles everybody sees, without a login too', 'svc' ) ),
			'public_fields'            => ( new ListOf( new Choice( Settings::PUBLIC_FIELDS ) ) )->describe( __( 'Fields of public people that visitors see, beside name, role, job title, photo and NMLS number', 'svc' ) ),
			'owner_fields'             => ( new ListOf( new Choice( Settings::OWNER_FIELDS ) ) )->describe( __( 'Fields that people may change in their own profile, beside phone, biography, social links and photo', 'svc' ) ),
			'use_gravatar'             => ( new Flag() )->describe( __( 'Whether people without a photo are shown with the image of Gravatar, an outside service, instead of their initials', 'svc' ) ),
			'delete_data_on_uninstall' => ( new Flag() )->describe( __( 'Whether deleting the plugin deletes all its data', 'svc' ) ),
			'components'               => ( new Record( $components, $is_output ? array_keys( $components ) : array() ) )->describe( __( 'Which components are on: a component that is off has no routes, abilities, blocks or screens, and keeps its data', 'svc' ) ),
		);
		return new Record( $members, $is_output ? array_keys( $members ) : array() );
	}
}
