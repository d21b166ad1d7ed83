<?php

declare( strict_types=1 );

namespace Svc\Users\Settings;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Component;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Capabilities;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\RoleSettings;
use Svc\Users\PersonPages\BaseCheck;
use Svc\Users\PersonPages\PageSettings;

/** Reads and changes the settings, for administrators. */
final class SettingsOperations {

	public function __construct(
		private readonly Settings $settings,
		private readonly ComponentSwitches $switches,
		private readonly Database $database,
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
		return $this->settings->all() + PageSettings::current()->answer() + array( 'components' => $this->switches->all() );
	}

	/**
	 * @return array<string, mixed> The settings after the change.
	 * @throws Failure
	 */
	private function changed( Call $call ): array {
		PageSettings::forget();
		$call->precondition->require( Etag::of( $this->all() ) );
		$this->change( $call->input );
		return $this->all();
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	private function change( array $input ): void {
		$input    = $this->with_roles( $input );
		$switched = $input['components'] ?? array();
		foreach ( $this->switches->components() as $name => $component ) {
			if ( ! $component->is_optional() && false === ( $switched[ $name ] ?? true ) ) {
				throw Failure::invalid( array( "components.$name" => __( 'This component is always on. Send true or leave it out.', 'svc' ) ) );
			}
		}
		$this->change_pages( $input );
		if ( array() !== $switched ) {
			$this->switches->change( $switched );
		}
		$this->settings->change( array_diff_key( $input, array( 'components' => true ), PageSettings::current()->answer() ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	private function change_pages( array $input ): void {
		$old       = PageSettings::current();
		$new       = $old->with( $input );
		$objection = $new->base !== $old->base || ( $new->is_on && ! $old->is_on ) ? BaseCheck::objection( $new->base ) : null;
		if ( null !== $objection ) {
			throw Failure::invalid( array( 'person_pages_base' => $objection ) );
		}
		if ( ! $new->equals( $old ) ) {
			$new->write( $this->database );
		}
	}

	/**
	 * What is sent back unchanged is not checked: default labels depend on the caller's language, and so does whether another role has a label.
	 *
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> With the labels of all roles.
	 * @throws Failure
	 */
	private function with_roles( array $input ): array {
		$now    = array_intersect_key( $this->settings->all(), array_flip( array( 'role_labels', 'hidden_roles' ) ) );
		$roles  = array(
			'role_labels'  => array_merge( $now['role_labels'], $input['role_labels'] ?? array() ),
			'hidden_roles' => $input['hidden_roles'] ?? $now['hidden_roles'],
		);
		$faults = $roles === $now ? array() : RoleChanges::faults( ...$roles );
		return array() === $faults ? $roles + $input : throw Failure::invalid( $faults );
	}

	private function record( bool $is_output ): Record {
		$labels     = array_map( static fn ( Role $role ): Type => ( new Text( RoleSettings::LONGEST_LABEL ) )->describe( $role->default_label() ), array_combine( Role::slugs(), Role::cases() ) );
		$components = array_map( static fn ( Component $component ): Type => ( new Flag() )->describe( $component->title() ), $this->switches->components() );
		/** @var array<string, Type> $members */
		$members = array(
			'public_roles'             => ( new ListOf( new Choice( Role::slugs() ) ) )->describe( __( 'Roles whose profiles everybody sees, without a login too', 'svc' ) ),
			'public_fields'            => ( new ListOf( new Choice( Settings::PUBLIC_FIELDS ) ) )->describe( __( 'Fields of public people that visitors see, beside name, role, job title, photo and NMLS number', 'svc' ) ),
			'role_labels'              => ( new Record( $labels, $is_output ? array_keys( $labels ) : array() ) )->describe( __( 'What people read in place of the default labels of roles; empty for the default. Slugs stay', 'svc' ) ),
			'hidden_roles'             => ( new ListOf( new Choice( Role::slugs() ) ) )->describe( __( 'Roles that forms do not offer. People who have one keep it, and it can still be sent', 'svc' ) ),
			'owner_fields'             => ( new ListOf( new Choice( Settings::OWNER_FIELDS ) ) )->describe( __( 'Fields that people may change in their own profile, beside phone, biography, social links and photo', 'svc' ) ),
			'use_gravatar'             => ( new Flag() )->describe( __( 'Whether people without a photo are shown with the image of Gravatar, an outside service, instead of their initials', 'svc' ) ),
			'history_days'             => ( new Whole( Settings::HISTORY_DAYS[0], Settings::HISTORY_DAYS[1] ) )->describe( __( 'For how many days the history of profiles is kept', 'svc' ) ),
			'delete_data_on_uninstall' => ( new Flag() )->describe( __( 'Whether deleting the plugin deletes all its data', 'svc' ) ),
			'person_pages'             => ( new Flag() )->describe( __( 'Whether this site has a page for each public person', 'svc' ) ),
			'person_pages_base'        => ( new Text( PageSettings::BASE_LENGTH, 1, PageSettings::BASE_PATTERN, __( 'This must be lower case letters, digits and hyphens, such as "people".', 'svc' ) ) )->describe( __( 'First part of the addresses of these pages: with "people" they are /people/jane-doe/', 'svc' ) ),
			'components'               => ( new Record( $components, $is_output ? array_keys( $components ) : array() ) )->describe( __( 'Which components are on: a component that is off has no routes, abilities, blocks or screens, and keeps its data', 'svc' ) ),
		);
		return new Record( $members, $is_output ? array_keys( $members ) : array() );
	}
}
