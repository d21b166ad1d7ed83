<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/**
 * What the network's settings say of roles: labels of the site's own, and roles that forms leave out.
 *
 * Stored with the other settings, and read here because field tables, lists and blocks name roles. A label is plain text that has to be escaped.
 */
final class RoleSettings {

	/** The network option of all settings. */
	public const OPTION = 'svc_settings';

	/** Characters of a label. */
	public const LONGEST_LABEL = 60;

	/** Empty where the role has its default label. */
	public static function own_label( Role $role ): string {
		return self::labels( self::stored() )[ $role->value ];
	}

	/** @return list<string> Slugs of the roles that forms leave out. */
	public static function hidden(): array {
		return self::hidden_slugs( self::stored() );
	}

	/** @return list<array{value: string, label: string, defaultLabel: string, isHidden: bool}> All roles, for the scripts of the dashboard and the editor. */
	public static function choices(): array {
		$hidden = self::hidden();
		return array_map(
			static fn ( Role $role ): array => array(
				'value'        => $role->value,
				'label'        => $role->label(),
				'defaultLabel' => $role->default_label(),
				'isHidden'     => in_array( $role->value, $hidden, true ),
			),
			Role::cases()
		);
	}

	/**
	 * @param array<array-key, mixed> $settings As stored.
	 * @return array<string, string> The site's own labels by slug, of all roles; empty for the default.
	 */
	public static function labels( array $settings ): array {
		$stored = (array) ( $settings['role_labels'] ?? array() );
		$labels = array();
		foreach ( Role::slugs() as $slug ) {
			$labels[ $slug ] = is_string( $stored[ $slug ] ?? null ) ? $stored[ $slug ] : '';
		}
		return $labels;
	}

	/**
	 * @param array<array-key, mixed> $settings As stored.
	 * @return list<string>
	 */
	public static function hidden_slugs( array $settings ): array {
		return array_values( array_intersect( Role::slugs(), (array) ( $settings['hidden_roles'] ?? array() ) ) );
	}

	/** @return array<array-key, mixed> */
	private static function stored(): array {
		return (array) get_network_option( get_main_network_id(), self::OPTION, array() );
	}
}
