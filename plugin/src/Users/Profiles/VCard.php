<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Users\Storage\Profile;

/** Contact data for address books: RFC 2426 (3.0, what Outlook reads) or RFC 6350 (4.0). */
final class VCard {

	public const OLD      = '3.0';
	public const NEW      = '4.0';
	public const VERSIONS = array( self::OLD, self::NEW );

	/** Octets per line, without the line end. */
	private const LONGEST_LINE = 75;

	/** Identical on every site of the network. */
	public static function uid( Profile $profile ): string {
		return network_home_url( "?svc-profile=$profile->id" );
	}

	/**
	 * @param string $uid       Permanent address that identifies the profile.
	 * @param string $photo_url Empty where there is none.
	 * @param bool   $is_inside Whether the reader may see intranet data.
	 */
	public static function of( Profile $profile, string $version, string $uid, string $photo_url, bool $is_inside ): string {
		$is_old = self::OLD === $version;
		$lines  = array(
			'BEGIN:VCARD',
			"VERSION:$version",
			'PRODID:-//svc//People//EN',
			self::link( 'UID', $uid ),
			self::parts( 'N', $profile->last_name, $profile->first_name, '', '', '' ),
			self::parts( 'FN', $profile->name() ),
			self::organisation( $profile->company, $is_inside ? $profile->department : '' ),
			self::parts( 'TITLE', $profile->job_title ),
			self::parts( $is_old ? 'EMAIL;TYPE=INTERNET' : 'EMAIL;TYPE=work', $profile->email ),
			self::parts( $is_old ? 'TEL;TYPE=WORK,VOICE' : 'TEL;TYPE="work,voice"', $profile->phone ),
			// The second part of an address is the one for a building or suite.
			$is_inside && '' !== $profile->office_location ? self::parts( $is_old ? 'ADR;TYPE=WORK' : 'ADR;TYPE=work', '', $profile->office_location, '', '', '', '', '' ) : '',
			'' === $profile->nmls_id ? '' : self::parts( 'NOTE', "NMLS #$profile->nmls_id" ),
			self::link( $is_old ? 'PHOTO;VALUE=uri' : 'PHOTO', $photo_url ),
			...self::networks( $profile->social, $is_old ),
			'END:VCARD',
		);
		return implode( '', array_map( array( self::class, 'folded' ), array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) ) );
	}

	/**
	 * @param array<string, string> $social Network => web address.
	 * @return list<string>
	 */
	private static function networks( array $social, bool $is_old ): array {
		return array_map(
			// Version 3.0 has no property for social networks, but address books keep the type of a web address.
			static fn ( string $network, string $url ): string => self::link( $is_old ? "URL;TYPE=$network" : "SOCIALPROFILE;SERVICE-TYPE=$network", $url ),
			array_keys( $social ),
			$social
		);
	}

	private static function organisation( string $company, string $department ): string {
		return '' === $department ? self::parts( 'ORG', $company ) : self::parts( 'ORG', $company, $department );
	}

	/** A text property; empty if the only part is empty. */
	private static function parts( string $name, string ...$parts ): string {
		return array( '' ) === $parts ? '' : "$name:" . implode( ';', array_map( array( self::class, 'escaped' ), $parts ) );
	}

	/** Addresses are not escaped, so characters that end the line are removed. */
	private static function link( string $name, string $url ): string {
		$safe = (string) preg_replace( '/[\p{Z}\p{Cc}]/u', '', mb_scrub( $url, 'UTF-8' ) );
		return '' === $safe ? '' : "$name:$safe";
	}

	private static function escaped( string $text ): string {
		$plain = (string) preg_replace( '/(?!\n)[\p{Cc}\x{2028}\x{2029}]/u', ' ', str_replace( array( "\r\n", "\r" ), "\n", mb_scrub( $text, 'UTF-8' ) ) );
		return strtr(
			$plain,
			array(
				'\\' => '\\\\',
				';'  => '\\;',
				','  => '\\,',
				"\n" => '\\n',
			)
		);
	}

	/** Breaks between characters, never within one. */
	private static function folded( string $line ): string {
		$folded = '';
		while ( strlen( $line ) > self::LONGEST_LINE ) {
			$piece   = mb_strcut( $line, 0, self::LONGEST_LINE, 'UTF-8' );
			$folded .= "$piece\r\n";
			$line    = ' ' . substr( $line, strlen( $piece ) );
		}
		return "$folded$line\r\n";
	}
}
