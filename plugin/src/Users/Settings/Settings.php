<?php

declare( strict_types=1 );

namespace Svc\Users\Settings;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\NetworkOption;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\RoleSettings;

/** The network's settings, changed by administrators. */
final class Settings {

	/** Fields that the settings can open to owners. */
	public const OWNER_FIELDS = array( 'email', 'job_title' );

	/** Fields of public people that the settings can hide from visitors. */
	public const PUBLIC_FIELDS = array( 'email', 'phone', 'company', 'bio', 'social' );

	/** For how many days changes of profiles are recorded: at least, at most, by default. */
	public const HISTORY_DAYS = array( 30, 3650, 730 );

	private readonly NetworkOption $option;

	public function __construct( Database $database ) {
		$this->option = new NetworkOption( $database, RoleSettings::OPTION );
	}

	/** @return list<Role> The roles whose profiles are public. */
	public function public_roles(): array {
		/**
		 * Filters the roles whose profiles are public.
		 *
		 * @param list<string> $roles Role slugs, as chosen in the settings.
		 */
		$slugs = (array) apply_filters( 'svc_public_roles', $this->all()['public_roles'] );
		return array_values( array_filter( Role::cases(), static fn ( Role $role ): bool => in_array( $role->value, $slugs, true ) ) );
	}

	/** @return list<string> Fields that are empty for callers who see a person as public only. */
	public function hidden_fields(): array {
		return array_values( array_diff( self::PUBLIC_FIELDS, $this->all()['public_fields'] ) );
	}

	/** @return list<string> */
	public function owner_fields(): array {
		return $this->all()['owner_fields'];
	}

	/** Whether people without a photo are shown with Gravatar's. */
	public static function uses_gravatar(): bool {
		$stored = (array) get_network_option( get_main_network_id(), RoleSettings::OPTION, null );
		return true === ( $stored['use_gravatar'] ?? false );
	}

	/** Whether visitors see a field of `public_fields`. */
	public static function is_public( string $field ): bool {
		$stored = (array) get_network_option( get_main_network_id(), RoleSettings::OPTION, null );
		return in_array( $field, (array) ( $stored['public_fields'] ?? self::PUBLIC_FIELDS ), true );
	}

	public static function history_days(): int {
		$stored = (array) get_network_option( get_main_network_id(), RoleSettings::OPTION, null );
		return self::days( $stored['history_days'] ?? null );
	}

	public function deletes_data_on_uninstall(): bool {
		return $this->all()['delete_data_on_uninstall'];
	}

	/** @return array{public_roles: list<string>, public_fields: list<string>, role_labels: array<string, string>, hidden_roles: list<string>, owner_fields: list<string>, use_gravatar: bool, history_days: int, delete_data_on_uninstall: bool} */
	public function all(): array {
		$stored = (array) $this->option->value();
		return array(
			'public_roles'             => self::known_words( $stored['public_roles'] ?? null, Role::slugs() ),
			'public_fields'            => self::known_words( $stored['public_fields'] ?? self::PUBLIC_FIELDS, self::PUBLIC_FIELDS ),
			'role_labels'              => RoleSettings::labels( $stored ),
			'hidden_roles'             => RoleSettings::hidden_slugs( $stored ),
			'owner_fields'             => self::known_words( $stored['owner_fields'] ?? null, self::OWNER_FIELDS ),
			'use_gravatar'             => true === ( $stored['use_gravatar'] ?? false ),
			'history_days'             => self::days( $stored['history_days'] ?? null ),
			'delete_data_on_uninstall' => true === ( $stored['delete_data_on_uninstall'] ?? false ),
		);
	}

	/**
	 * No other request changes the settings while the work runs.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->option->exclusively( $work );
	}

	/** @param array<string, mixed> $changes To be called inside exclusively(). */
	public function change( array $changes ): void {
		$this->option->write( array_merge( $this->all(), $changes ) );
	}

	private static function days( mixed $days ): int {
		list( $least, $most, $usual ) = self::HISTORY_DAYS;
		return is_int( $days ) && $days >= $least && $days <= $most ? $days : $usual;
	}

	/**
	 * @param list<string> $known
	 * @return list<string>
	 */
	private static function known_words( mixed $words, array $known ): array {
		return is_array( $words ) ? array_values( array_intersect( $known, $words ) ) : array();
	}
}
