<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Names that only the e-mail address has: Latin ones of a name in another script, a former or a short name otherwise. */
final class AddressNames {

	/** @var array<array-key, list<string>> Words by name. */
	private array $words = array();

	/**
	 * The first part of the domain that most of these addresses have; "" where none is.
	 *
	 * @param array<string> $addresses
	 */
	public static function domain( array $addresses ): string {
		$domains = array_count_values( array_map( static fn ( string $address ): string => (string) preg_replace( '/^.*@|\..*$/', '', $address ), $addresses ) );
		arsort( $domains );
		$most = (string) array_key_first( $domains );
		return 2 * ( $domains[ $most ] ?? 0 ) > count( $addresses ) ? $most : '';
	}

	/** @return array<int, list<string>> By user ID, of the people whose addresses have such names. */
	public static function of( Roster $roster ): array {
		$names = new self();
		$first = $roster->column( 'first_name' );
		$last  = $roster->column( 'last_name' );
		$found = array();
		foreach ( $roster->column( 'email' ) as $id => $email ) {
			$found[ $id ] = $names->further( $first[ $id ], $last[ $id ], $email );
		}
		return array_filter( $found );
	}

	/** @return list<string> */
	private function further( string $first_name, string $last_name, string $email ): array {
		$local = (string) strstr( $email, '@', true );
		if ( 0 === strcasecmp( $local, "$first_name.$last_name" ) ) {
			return array();
		}
		$first    = $this->words[ $first_name ] ??= Words::of( $first_name );
		$last     = $this->words[ $last_name ] ??= Words::of( $last_name );
		$is_latin = 1 !== preg_match( '/[^\x00-\x7F]/', implode( '', $first ) . implode( '', $last ) );
		if ( $is_latin && ( ctype_alnum( $local ) || ( array() !== $first && array() !== $last && strtolower( rtrim( $local, '0..9' ) ) === "$first[0].$last[0]" ) ) ) {
			return array();
		}
		$words = Words::of( $local );
		$own   = array( ...$first, ...$last, implode( '', $last ), implode( '', $first ) );
		if ( $is_latin && ( 2 !== count( $words ) || array() === array_intersect( $words, $own ) ) ) {
			return array();
		}
		return array_values( array_filter( $words, static fn ( string $word ): bool => strlen( $word ) > 2 && ! ctype_digit( $word ) && ! in_array( $word, $own, true ) ) );
	}
}
