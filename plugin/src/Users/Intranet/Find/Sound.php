<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** How a name sounds, roughly: one key for Sean and Shawn, Wojtek and Voytek, Müller and Mueller. */
final class Sound {

	private const SPELLINGS = array(
		'/^mac(?=[b-df-hj-np-tv-z])/' => 'mc',
		'/aw(?=[nd])/'                => 'a',
		'/chr/'                       => 'kr',
		'/sch|sz|sh|cz|tch|ch|ts|tz|zh/' => 's',
		'/tion|sion/'                 => 'sn',
		'/(?:eau|aul?|ol?)[tdx]s?$/'  => 'o',
		'/(?<=[aeo])w$/'              => '',
		'/ph|v|w/'                    => 'f',
		'/gh(?=[^aeiou]|$)/'          => '',
		'/ck|q|x|kh/'                 => 'k',
		'/c(?=[eiy])/'                => 's',
		'/c/'                         => 'k',
		'/dh|th/'                     => 't',
		'/z/'                         => 's',
		'/h/'                         => '',
		'/b(?=f)|bh|mh/'              => 'f',
	);

	/** How one who heard a name may spell it, and how it is written: Zayonts and Kshishtof, Guyot, Yan, Yusuf, Jao, Shin, Wolkow, Gritsenko, Marcha, Win. */
	private const HEARD = array(
		array(
			'/^([bdgkpt])[sz]h(?=[aeiouy])/' => '$1rz',
			'/t[sz]$/'                       => 'c',
			'/y(?=[aeiou])/'                 => 'j',
		),
		array(
			'/t[sz]$/'                  => 'c',
			'/y(?=[aeiou])/'            => 'j',
			'/o[nm](?=[bcdfgkpqstwz])/' => 'a',
			'/e[nm](?=[bcdfgkpqstwz])/' => 'e',
		),
		array(
			'/^gi/'                      => 'gui',
			'/(?<=[aeiou])i?y(?=[aeiou])/' => 'ill',
			'/iill/'                     => 'ill',
		),
		array( '/^y(?=[aeiou])/' => 'll' ),
		array( '/^j(?=[aeiou])/' => 'y' ),
		array( '/^j(?=[aeiou])/' => 'zh' ),
		array( '/^sh(?=[aeiou])/' => 'x' ),
		array( '/^ch(?=[aeiou])/' => 'q' ),
		array( '/^g(?=r|[aeiouy])/' => 'h' ),
		array( '/(?<=[^q])u(?=[ei])/' => 'ew' ),
		array( '/(?:t?ch|ty)(?=[aeiou])/' => 'tj' ),
		array( '/^(?:ng?)?[ou]?w[ie]e?n$|^n[eu]w[ei]n$/' => 'nguyen' ),
		array(
			'/^w/'         => 'v',
			'/(?<=[eo])w$/' => 'v',
		),
	);

	/** @return list<string> Other spellings of a name that is written as it was heard. */
	public static function spellings( string $heard ): array {
		$spellings = array_map( static fn ( array $changes ): string => (string) preg_replace( array_keys( $changes ), array_values( $changes ), $heard ), self::HEARD );
		return array_values( array_unique( array_diff( $spellings, array( $heard ) ) ) );
	}

	public static function key( string $name ): string {
		$key   = (string) preg_replace( array_keys( self::SPELLINGS ), array_values( self::SPELLINGS ), $name );
		$first = substr( $key, 0, 1 );
		$first = 1 === preg_match( '/[aeiouyj]/', $first ) ? 'a' : $first;
		return $first . (string) preg_replace( array( '/[aeiouyj]+/', '/(.)\1+/' ), array( '', '$1' ), substr( $key, 1 ) );
	}

	/** How a short name sounds, vowels too: one for Wu, Vu and Woo, one for Lee, Li and Ly. */
	public static function of_short( string $name ): string {
		return (string) preg_replace( array( '/ph|v|w/', '/ck|q|c|kh/', '/oo|ou/', '/ee|ie|ea|y/', '/(?<=.)h/', '/(.)\1+/' ), array( 'f', 'k', 'u', 'i', '', '$1' ), $name );
	}

	/** The spelling without "oe" for "ö". */
	public static function without_umlauts( string $word ): string {
		return strtr( $word, array( 'ae' => 'a', 'oe' => 'o', 'ue' => 'u' ) );
	}
}
