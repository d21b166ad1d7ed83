<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/**
 * The last part of the address of a person's page, made from the name as WordPress makes slugs from titles.
 *
 * "José Núñez" becomes `jose-nunez`; the second person of that name gets `jose-nunez-2`. WordPress's functions are called
 * without the filter `sanitize_title`, because slugs are made inside the writers' transaction.
 */
final class Slug {

	/** Last parts that WordPress itself uses below the address of a page, and digits, which stand for a profile ID. */
	public const RESERVED = '(?:feed|rdf|rss2?|atom|embed|trackback|attachment|page|comment-page-[0-9]+|[0-9]+)';

	/** For names without letters and digits. */
	private const NAMELESS = 'person';

	/** Without the number that tells people of one name apart. */
	public static function of( string $name ): string {
		// A percent sign would be taken for the beginning of an octet.
		$slug = sanitize_title_with_dashes( remove_accents( str_replace( '%', '', $name ) ), '', 'save' );
		if ( '' === $slug ) {
			return self::NAMELESS;
		}
		return 1 === preg_match( '~^' . self::RESERVED . '$~', $slug ) ? self::NAMELESS . "-$slug" : $slug;
	}

	/** The slug that a request means: as stored, in lower case and with octets encoded. */
	public static function asked( string $part ): string {
		// WordPress cuts long slugs, and would cut off the number.
		preg_match( '/^(.*?)(-[0-9]+)?$/Ds', rawurldecode( $part ), $parts );
		return sanitize_title_with_dashes( $parts[1] ?? '', '', 'save' ) . ( $parts[2] ?? '' );
	}

	/**
	 * What Slug::of() may have given for an address that is not stored yet.
	 *
	 * @return non-empty-list<string>
	 */
	public static function bases( string $slug ): array {
		$base = (string) preg_replace( '/-[0-9]+$/', '', $slug );
		return '' === $base || $base === $slug ? array( $slug ) : array( $slug, $base );
	}

	/**
	 * Gives each person the first free number; the first person of a name gets none.
	 *
	 * @param array<int, string>  $bases By profile ID, in the order in which numbers are given.
	 * @param array<string, true> $taken Slugs that are in use.
	 * @return array<int, string> By profile ID.
	 */
	public static function numbered( array $bases, array $taken ): array {
		$last  = array();
		$slugs = array();
		foreach ( $bases as $id => $base ) {
			$number = $last[ $base ] ?? 0;
			do {
				++$number;
				$slug = 1 === $number ? $base : "$base-$number";
			} while ( isset( $taken[ $slug ] ) );
			$last[ $base ]  = $number;
			$taken[ $slug ] = true;
			$slugs[ $id ]   = $slug;
		}
		return $slugs;
	}
}
