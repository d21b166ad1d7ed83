<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Network options of a single site that became a network: WordPress leaves them among the options of the main site, and reads them no more. */
final class FormerOptions {

	/**
	 * What requests have written since is replaced: it was made for want of these.
	 *
	 * @param list<string> $names
	 * @throws QueryFailed
	 */
	public static function adopt( array $names ): void {
		foreach ( $names as $name ) {
			$former = get_blog_option( self::site(), $name, null );
			if ( null === $former ) {
				continue;
			}
			NetworkOption::set( $name, $former );
			if ( get_network_option( get_main_network_id(), $name, null ) !== $former ) {
				throw new QueryFailed( "The option $name of the single site was not made an option of the network." );
			}
			self::delete( $name );
		}
		// The steps run again for the network.
		FinishedSteps::delete_former();
	}

	public static function delete( string $name ): void {
		delete_blog_option( self::site(), $name );
	}

	private static function site(): int {
		return get_main_site_id( get_main_network_id() );
	}
}
