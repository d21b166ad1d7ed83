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
}
