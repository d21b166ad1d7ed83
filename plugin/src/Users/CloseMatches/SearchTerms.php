<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Kernel\Text\Text;
use Svc\Users\Intranet\Find\Words;

/** What a search consists of: words, and numbers of three digits or more. Nothing where it has too many. */
final class SearchTerms {

	/** A number, written in groups or after "x" or "ext." */
	private const NUMBER = '/(?<![\p{L}\p{N}@])(?:(?:x|ext)\.?\s*)?(\+?\(?\d[\d\s().\/-]*\d)(?![\p{L}\p{N}@])/u';

	/** Words that say what a number is. */
	private const LABELS = array( 'nmls', 'ext', 'extension', 'x', 'phone', 'tel', 'number', 'no', 'mobile', 'cell', 'id' );

	private const FEWEST_DIGITS = 3;

	/** The most words and numbers: each is compared with the vocabulary, which takes time. */
	private const MOST = 10;

	/**
	 * @param list<string> $words   Folded, without joining words.
	 * @param list<string> $numbers As they were typed.
	 */
	private function __construct(
		public readonly array $words,
		public readonly array $numbers,
	) {}

	public static function of( string $search ): self {
		$numbers = array();
		$rest    = (string) preg_replace_callback(
			self::NUMBER,
			static function ( array $found ) use ( &$numbers ): string {
				if ( (int) preg_match_all( '/\d/', $found[1] ) < self::FEWEST_DIGITS ) {
					return $found[0];
				}
				$numbers[] = $found[1];
				return ' ';
			},
			Text::folded( $search )
		);
		$words   = array_values( array_unique( Words::telling( $rest ) ) );
		$terms   = new self( array() === $numbers ? $words : array_values( array_diff( $words, self::LABELS ) ), $numbers );
		return $terms->count() > self::MOST ? new self( array(), array() ) : $terms;
	}

	/** The digits of a number that is written as one word; otherwise empty. */
	public static function word_of( string $number ): string {
		$words = Words::of( $number );
		return 1 === count( $words ) ? $words[0] : '';
	}

	/** @return list<string> The words, and the numbers that may be one. */
	public function texts(): array {
		return array( ...$this->words, ...array_values( array_filter( array_map( self::word_of( ... ), $this->numbers ), static fn ( string $word ): bool => '' !== $word ) ) );
	}

	public function count(): int {
		return count( $this->words ) + count( $this->numbers );
	}
}
