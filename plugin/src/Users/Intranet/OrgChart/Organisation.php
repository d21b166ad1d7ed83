<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Text\Text;

/** Who stands above several tops: the network, or the site that is none of one. */
final class Organisation {

	/** As long as a person's name may be. */
	private const LENGTH = 201;

	public static function name(): string {
		$given = is_multisite()
			? (string) get_network_option( get_main_network_id(), 'site_name' )
			: wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$line  = Text::is_utf8( $given ) ? Text::normal( (string) preg_replace( '/\p{Cc}+/u', ' ', $given ) ) : '';
		return '' === $line ? (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) : mb_substr( $line, 0, self::LENGTH, 'UTF-8' );
	}
}
