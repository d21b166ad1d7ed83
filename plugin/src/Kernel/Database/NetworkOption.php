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

	/** The next read asks the database: another process may have written. */
	public static function forget( string $name ): void {
		$network = get_main_network_id();
		wp_cache_delete_multiple( array( "$network:$name", "$network:notoptions" ), 'site-options' );
		wp_cache_delete_multiple( array( $name, 'notoptions', 'alloptions' ), 'options' );
	}
}
