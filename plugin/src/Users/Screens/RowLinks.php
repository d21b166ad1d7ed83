<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

use Svc\Users\Capabilities;

/** The plugin's own links in the list of plugins. */
final class RowLinks {

	/**
	 * Links to the main site, where people are managed, also from the network's list.
	 *
	 * @param array<array-key, string> $links
	 * @return array<array-key, string>
	 */
	public function add( array $links ): array {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			return $links;
		}
		$own = array(
			'svc-people'   => self::link( self::page( 'svc-people' ), __( 'People', 'svc' ) ),
			'svc-settings' => self::link( self::page( 'svc-people-settings' ), __( 'Settings', 'svc' ) ),
		);
		return $own + $links;
	}

	/**
	 * Adds a link to the documentation, if the plugin header has an address.
	 *
	 * @param array<array-key, string> $links
	 * @param array<string, mixed> $data
	 * @return array<array-key, string>
	 */
	public function add_docs( array $links, array $data ): array {
		$home = $data['PluginURI'] ?? '';
		if ( is_string( $home ) && '' !== $home ) {
			$links[] = self::link( $home, __( 'Docs', 'svc' ) );
		}
		return $links;
	}

	private static function page( string $page ): string {
		return get_admin_url( get_main_site_id(), "admin.php?page=$page" );
	}

	private static function link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
