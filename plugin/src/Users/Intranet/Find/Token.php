<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A word of the question, with what its context says about it.
 *
 * `is_own_place` where the caller says to be there, which is less than to demand it; `before` is the word before.
 */
final class Token {

	public function __construct(
		public readonly string $word,
		public readonly bool $is_acronym = false,
		public readonly bool $is_place = false,
		public readonly bool $is_language = false,
		public readonly bool $is_unwanted = false,
		public readonly bool $is_alternative = false,
		public readonly bool $is_added = false,
		public readonly bool $is_capital = false,
		public readonly bool $is_own_place = false,
		public readonly string $before = '',
	) {}

	/** The same word after another one. */
	public function after( string $before ): self {
		return new self( $this->word, $this->is_acronym, $this->is_place, $this->is_language, $this->is_unwanted, $this->is_alternative, $this->is_added, $this->is_capital, $this->is_own_place, $before );
	}

	/** The same context around another word. */
	public function with( string $word, bool $is_acronym = false ): self {
		return new self( $word, $is_acronym, $this->is_place, $this->is_language, $this->is_unwanted, $this->is_alternative, $this->is_added, $this->is_capital, $this->is_own_place, $this->before );
	}
}
