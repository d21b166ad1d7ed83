<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A part of the question that a person must match: a word, or several words for one fact.
 *
 * @phpstan-import-type Senses from Lexicon
 */
final class Unit {

	/**
	 * @param list<Token>  $tokens At least one.
	 * @param list<Senses> $senses One for each token.
	 * @param bool                   $is_soft Raises the score, but is not required.
	 */
	public function __construct(
		public readonly array $tokens,
		public readonly array $senses,
		public readonly bool $is_phrase = false,
		public readonly bool $is_soft = false,
	) {}

	public function is_known(): bool {
		return ! in_array( array(), $this->senses, true );
	}

	public function is_unwanted(): bool {
		return $this->tokens[0]->is_unwanted;
	}

	public function is_alternative(): bool {
		return $this->tokens[0]->is_alternative;
	}

	/** Whether "and" stands before it. */
	public function is_added(): bool {
		return $this->tokens[0]->is_added;
	}

	/** Whether it is a place or a language. An unknown one makes the answer empty. */
	public function is_demanded(): bool {
		return $this->tokens[0]->is_place || $this->tokens[0]->is_language;
	}

	public function text(): string {
		return implode( ' ', array_map( static fn ( Token $token ): string => $token->word, $this->tokens ) );
	}
}
