<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Names that only the e-mail address has: Latin ones of a name in another script, a former or a short name otherwise. */
final class AddressNames {

	/** @var array<array-key, list<string>> Words by name. */
	private array $words = array();

	/**
	 * The first part of the domain that most of these people's addresses have; "" where none is.
	 *
	 * @param list<Colleague> $people
	 */
	public static function domain( array $people ): string {
		$domains = array_count_values( array_map( static fn ( Colleague $one ): string => (string) preg_replace( '/^.*@|\..*$/', '', $one->email ), $people ) );
		arsort( $domains );
		$most = (string) array_key_first( $domains );
		return 2 * ( $domains[ $most ] ?? 0 ) > count( $people ) ? $most : '';
	}

	/** @return list<string> */
	public function further( Colleague $one ): array {
		$local = (string) strstr( $one->email, '@', true );
		if ( 0 === strcasecmp( $local, "$one->first_name.$one->last_name" ) ) {
			return array();
		}
		$first    = $this->words[ $one->first_name ] ??= Words::of( $one->first_name );
		$last     = $this->words[ $one->last_name ] ??= Words::of( $one->last_name );
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
