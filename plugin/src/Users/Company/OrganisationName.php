<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

use Svc\Kernel\Text\Text;

/** The company's default name: the title of the network, or of the only site. */
final class OrganisationName {

	/** Plain text in one line; falls back to the address of the network. */
	public static function up_to( int $length ): string {
		$given = is_multisite()
			? (string) get_network_option( get_main_network_id(), 'site_name' )
			: wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$line  = Text::is_utf8( $given ) ? Text::normal( (string) preg_replace( '/\p{Cc}+/u', ' ', $given ) ) : '';
		$name  = '' === $line ? (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) : $line;
		return Text::normal( mb_substr( $name, 0, $length, 'UTF-8' ) );
	}
}
