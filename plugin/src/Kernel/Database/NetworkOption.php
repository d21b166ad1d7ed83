<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Options of the main network. On a single site core would read each by a query of its own. */
final class NetworkOption {

	public static function set( string $name, mixed $value ): void {
		update_network_option( get_main_network_id(), $name, $value );
		if ( ! is_multisite() ) {
			wp_set_option_autoload( $name, true );
		}
	}
}
