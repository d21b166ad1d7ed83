<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

/** Addresses that a link of an e-mail may have: web pages, e-mail, telephone. */
final class SafeUrl {

	private const FORMS = array(
		// No user info: the address shows the host to which it leads.
		'~^https?://[^/?#@\s]+(?:[/?#]\S*)?$~iDu',
		'~^mailto:[^\s:/]+\S*$~iDu',
		'~^tel:\+?[0-9a-z().;=*#-]+$~iD',
	);

	/** An address of the first form in which nothing has to be encoded: nearly every one. */
	private const PLAIN = '~^https?://[a-z0-9.:-]+(?:[/?#][a-z0-9!#-&(-/:;=?@[\]^_{|}\~]*)?$~iD';

	/**
	 * @param string $home The site's address: links to paths lead there.
	 * @return string|null Safe in a quoted attribute once it is escaped; null for every other scheme.
	 */
	public static function of( string $url, string $home ): ?string {
		if ( 1 === preg_match( self::PLAIN, $url ) ) {
			return $url;
		}
		if ( 1 === preg_match( '/\p{Cc}/u', $url ) || ! mb_check_encoding( $url, 'UTF-8' ) ) {
			return null;
		}
		$encoded = str_replace( array( ' ', '"', "'", '<', '>', '`', '\\' ), array( '%20', '%22', '%27', '%3C', '%3E', '%60', '%5C' ), trim( $url ) );
		$full    = 0 === stripos( $encoded, 'tel:' ) ? str_replace( '%20', '', $encoded ) : self::absolute( $encoded, $home );
		foreach ( self::FORMS as $form ) {
			if ( 1 === preg_match( $form, $full ) ) {
				return $full;
			}
		}
		return null;
	}

	private static function absolute( string $url, string $home ): string {
		if ( str_starts_with( $url, '//' ) ) {
			return "https:$url";
		}
		return str_starts_with( $url, '/' ) ? preg_replace( '~^(https?://[^/]+).*$~iD', '$1', $home ) . $url : $url;
	}
}
