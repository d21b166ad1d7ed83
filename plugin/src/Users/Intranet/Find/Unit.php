<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A part of the question that has to be so of somebody: a word, or words that name one thing together.
 *
 * @phpstan-import-type Senses from Lexicon
 */
final class Unit {

	/**
	 * @param list<Token>  $tokens At least one.
	 * @param list<Senses> $senses One for each token.
	 * @param bool                   $is_soft Tips the scales, but nobody is left out for the lack of it.
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

	/** Whether it is a place or a language: one that nobody here has is no reason to answer with anybody. */
	public function is_demanded(): bool {
		return $this->tokens[0]->is_place || $this->tokens[0]->is_language;
	}

	public function text(): string {
		return implode( ' ', array_map( static fn ( Token $token ): string => $token->word, $this->tokens ) );
	}
}
