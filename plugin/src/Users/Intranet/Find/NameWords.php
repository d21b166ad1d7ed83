<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Which words of a question are names of people.
 *
 * @phpstan-import-type Senses from Lexicon
 */
final class NameWords {

	public function __construct(
		private readonly Company $company,
		private readonly Lexicon $lexicon,
	) {}

	/**
	 * Will, Mark and May count as names where one person has both this name and the name beside it.
	 *
	 * @param list<Token> $tokens
	 */
	public function is_somebodys( array $tokens, int $index ): bool {
		$own = $this->senses( $tokens[ $index ]->word );
		if ( array() === $own || 1 === count( $tokens ) ) {
			return array() !== $own;
		}
		foreach ( array( $index - 1, $index + 1 ) as $beside ) {
			$word = $tokens[ $beside ]->word ?? '';
			if ( '' !== $word && array() !== array_intersect_key( $this->people( $own ), $this->people( $this->senses( $word ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return Senses */
	public function senses( string $word ): array {
		return array_filter( $this->lexicon->senses( $word ), fn ( int $number ): bool => FactKind::Name === $this->company->facts->kind( $number ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @param Senses $senses
	 * @return array<int, int> By user ID.
	 */
	public function people( array $senses ): array {
		$people = array();
		foreach ( array_keys( $senses ) as $number ) {
			$people += array_flip( $this->company->facts[ $number ]->people );
		}
		return $people;
	}

	/**
	 * The first and last name of one person that are written as one word, or an initial and a last name.
	 *
	 * @return list<string> None where the word is no such.
	 */
	public function parts( string $word ): array {
		$length = strlen( $word );
		for ( $at = 2; $at < $length - 1; $at++ ) {
			$parts = array( substr( $word, 0, $at ), substr( $word, $at ) );
			if ( array() !== array_intersect_key( ...array_map( fn ( string $part ): array => $this->lexicon->has( $part ) ? $this->people( $this->senses( $part ) ) : array(), $parts ) ) ) {
				return $parts;
			}
		}
		if ( $this->is_last_name( substr( $word, 1 ) ) ) {
			return array( $word[0], substr( $word, 1 ) );
		}
		return $this->is_last_name( substr( $word, 0, -1 ), $word[ $length - 1 ] ) ? array( substr( $word, 0, -1 ), $word[ $length - 1 ] ) : array();
	}

	/** @param string $initial Of the first name of one who has it. */
	private function is_last_name( string $word, string $initial = '' ): bool {
		foreach ( $this->lexicon->has( $word ) && strlen( $word ) > 3 ? array_keys( $this->people( $this->senses( $word ) ) ) : array() as $id ) {
			if ( implode( '', Words::of( $this->company->roster->text( 'last_name', $id ) ) ) === $word && str_starts_with( implode( '', Words::of( $this->company->roster->text( 'first_name', $id ) ) ), $initial ) ) {
				return true;
			}
		}
		return false;
	}
}
