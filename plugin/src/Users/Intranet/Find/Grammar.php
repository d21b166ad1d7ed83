<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Parses a question into relation, periods, order and tokens. */
final class Grammar {

	private const MOST_WORDS = 60;

	private const OLDEST = '/\b(?:been (?:here|there|around) (?:the )?longest|longest(?: serving| tenured| standing)?|oldest(?: hands?| timers?)?|(?:most )?veterans?|earliest|first (?=hired|employee|hire|to join))\b/';

	private const NEWEST = '/\b(?:newest|most recent(?:ly)?|latest|recent(?:ly)?|(?<=joined |hired |started )last|last (?=to join|hired|hire|joined)|just (?=joined|started)|new (?=hires?|people|person|starters?|joiners?|employees?|faces?|colleagues?|members?))\b/';

	private const UNWANTED = '/\b(?:(?:not|isnt|arent|isn t|aren t) (?:based |located |sitting |working )?(?:in|at|from)|outside(?: of)?|except(?: in| for| from| at)?|excluding|other than|but not)\b/';

	/** Prepositions of time that mean "before" or "in". */
	private const HOW = array(
		'since before' => 'before',
		'prior to'     => 'before',
		'until'        => 'before',
		'by'           => 'before',
		'from'         => 'in',
	);

	public function __construct(
		private readonly Filler $filler,
		private readonly Synonyms $synonyms,
		private readonly string $today,
	) {}

	public function read( string $text, bool $with_relation = true ): Question {
		$asked           = implode( ' ', array_slice( self::words( $text ), 0, self::MOST_WORDS ) );
		$found           = $with_relation ? RelationGrammar::find( $asked ) : null;
		$rest            = null === $found ? $asked : $found[1];
		$periods         = $this->take_periods( $rest );
		$is_oldest_first = 1 === preg_match( self::OLDEST, $rest );
		$is_newest_first = ! $is_oldest_first && 1 === preg_match( self::NEWEST, $rest );
		$rest            = (string) preg_replace( array( self::OLDEST, self::NEWEST ), ' ', $rest );
		$rest            = (string) preg_replace( self::UNWANTED, '!', $rest );
		return new Question(
			$this->tokens( $rest, self::acronyms( $text ) ),
			$found[0] ?? null,
			$periods,
			$is_newest_first ? true : ( $is_oldest_first ? false : null )
		);
	}

	/**
	 * @param list<string> $words
	 * @return list<Token>
	 */
	public function plain( array $words ): array {
		return $this->tokens( implode( ' ', $words ), array() );
	}

	/** @return list<string> The possessive 's is a word of its own. */
	private static function words( string $text ): array {
		$text  = (string) preg_replace( array( '/@[\p{L}\p{N}.-]+/u', '/\s&\s/u' ), array( ' ', ' and ' ), $text );
		$text  = (string) preg_replace_callback( '/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/u', static fn ( array $found ): string => str_replace( '.', '', $found[0] ) . ' ', $text );
		$parts = preg_split( '/(?<=[\p{L}\p{M}\p{N}])[\'’]s(?![\p{L}\p{N}])|(?<=s)[\'’](?=\s|$)/iu', $text );
		$words = array();
		foreach ( false === $parts ? array() : $parts as $index => $part ) {
			$is_short_for_is = in_array( end( $words ), array( 'who', 'what', 'where', 'there', 'that', 'it', 'he', 'she', 'here', 'let', 'which', 'how' ), true );
			array_push( $words, ...( 0 === $index || $is_short_for_is ? array() : array( "'s" ) ), ...Words::of( $part ) );
		}
		return $words;
	}

	/** @return array<array-key, true> Words in capitals. None where the whole question is in capitals. */
	private static function acronyms( string $text ): array {
		if ( 1 !== preg_match( '/\p{Ll}/u', $text ) && str_contains( trim( $text ), ' ' ) ) {
			return array();
		}
		preg_match_all( '/(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/u', $text, $found );
		return array_fill_keys( array_map( array( Text::class, 'folded' ), $found[0] ), true );
	}

	/** Recognizes "speaks Hindi", "Hindi speaking" and "who is speaking Hindi". */
	private function is_language( string $before, string $after, string $further_before ): bool {
		return in_array( $after, array( 'speaking', 'speaker', 'speakers' ), true )
			|| in_array( $before, array( 'speak', 'speaks' ), true )
			|| ( 'speaking' === $before && ( '' === $further_before || $this->filler->has( $further_before ) ) );
	}

	/** @return list<Period> */
	private function take_periods( string &$words ): array {
		$periods = array();
		$words   = (string) preg_replace_callback(
			'/\b(?:(?<how>since before|before|prior to|until|after|since|from|in|during|of|by) |(?<=joined |hired |started ))' . Period::PATTERN . '\b|\b(?<hired>(?:19|20)[0-9]{2})(?= (?:hires?|starters?|joiners?))/',
			static function ( array $found ) use ( &$periods ): string {
				$how       = $found['how'] ?? '';
				$year      = ( $found['year'] ?? '' ) . ( $found['hired'] ?? '' );
				$periods[] = Period::named( self::HOW[ $how ] ?? $how, $year, $found['month'] ?? '' );
				return ' ';
			},
			$words
		);
		$words = (string) preg_replace_callback(
			'/\b(?<which>this|last) (?<unit>year|month)\b/',
			function ( array $found ) use ( &$periods ): string {
				$periods[] = Period::relative( $found['which'], $found['unit'], $this->today );
				return ' ';
			},
			$words
		);
		return $periods;
	}

	/**
	 * @param array<array-key, true> $acronyms
	 * @return list<Token>
	 */
	private function tokens( string $words, array $acronyms ): array {
		foreach ( $this->synonyms->phrases() as $phrase => $meaning ) {
			$words = (string) preg_replace( "/\b$phrase\b/", $meaning, $words );
		}
		$list        = preg_split( '/\s+/', $words, -1, PREG_SPLIT_NO_EMPTY );
		$list        = array_values( array_diff( false === $list ? array() : $list, array( "'s" ) ) );
		$tokens      = array();
		$is_unwanted = false;
		foreach ( $list as $index => $word ) {
			$before      = $list[ $index - 1 ] ?? '';
			$after       = $list[ $index + 1 ] ?? '';
			$is_unwanted = '!' === $word || ( $is_unwanted && ( '!' === $before || 'or' === $word || 'or' === $before || ! $this->filler->has( $word ) ) );
			if ( '!' !== $word ) {
				$tokens[] = new Token(
					$word,
					isset( $acronyms[ $word ] ),
					! ctype_digit( $word ) && ( Filler::announces_place( $before ) || ( 'the' === $before && Filler::announces_place( $list[ $index - 2 ] ?? '' ) ) ),
					$this->is_language( $before, $after, $list[ $index - 2 ] ?? '' ),
					$is_unwanted,
					'or' === $before,
					'and' === $before
				);
			}
		}
		return $tokens;
	}
}
