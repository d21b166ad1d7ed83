<?php

declare( strict_types=1 );

namespace Svc\Users\Settings;

use Svc\Kernel\Text\Text;
use Svc\Users\Fields\Role;

/** The rules for the labels of roles and for hidden roles. */
final class RoleChanges {

	/**
	 * @param array<string, string> $role_labels  Of all roles, by slug; empty for the default.
	 * @param list<string>          $hidden_roles
	 * @return array<string, string> Faults by the field's path.
	 */
	public static function faults( array $role_labels, array $hidden_roles ): array {
		$faults = array();
		foreach ( self::taken( $role_labels ) as $slug ) {
			$faults[ "role_labels.$slug" ] = __( 'Another role has this label. Choose a different one.', 'svc' );
		}
		if ( array() === array_diff( Role::slugs(), $hidden_roles ) ) {
			$faults['hidden_roles'] = __( 'Forms need at least one role. Leave one out of this list.', 'svc' );
		}
		return $faults;
	}

	/**
	 * Spreadsheets name roles by their labels, so each has one of its own.
	 *
	 * @param array<string, string> $labels
	 * @return list<string> Roles whose own label is that of another role.
	 */
	private static function taken( array $labels ): array {
		$shown = array();
		foreach ( Role::cases() as $role ) {
			$shown[ $role->value ] = Text::folded( '' === $labels[ $role->value ] ? $role->default_label() : $labels[ $role->value ] );
		}
		$times = array_count_values( $shown );
		return array_keys( array_filter( $shown, static fn ( string $label, string $slug ): bool => '' !== $labels[ $slug ] && $times[ $label ] > 1, ARRAY_FILTER_USE_BOTH ) );
	}
}
