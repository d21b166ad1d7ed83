<?php

declare( strict_types=1 );

namespace Svc\Kernel\Access;

use WP_User;

/** Answers current_user_can() for the capabilities of a component. */
final class Capabilities {

	/**
	 * @param list<Capability>         $capabilities
	 * @param array<string, bool>      $granted
	 * @param array<array-key, string> $asked
	 * @return array<string, bool>
	 */
	public static function grant( array $capabilities, array $granted, array $asked, WP_User $user ): array {
		foreach ( $capabilities as $capability ) {
			if ( in_array( $capability->name, $asked, true ) ) {
				$granted[ $capability->name ] = ( $capability->has )( $granted, $user );
			}
		}
		return $granted;
	}
}
