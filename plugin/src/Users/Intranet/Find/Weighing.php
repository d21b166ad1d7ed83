<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Weighs the words of a question: names and languages cut the field, every other word is evidence with a weight, and the people with the
 * best evidence are the answer, if it is enough.
 */
final class Weighing {

	/** Factor of a soft unit's score. */
	private const SOFT = 0.05;

	/** Minimum share of the evidence's weight: of few words, and of a story of many. */
	private const ENOUGH       = 0.56;
	private const ENOUGH_STORY = 0.2;

	/** The same of words beside a name that few have: "Novak the fish buyer". */
	private const ENOUGH_NAMED = 0.45;
	private const FEW          = 3;

	/** More words of evidence than this are a story. */
	private const STORY = 4;

	/** Words before the name of a person who is only mentioned: "I got a mail from Priya". */
	private const BESIDE = array( 'from', 'by', 'about', 'with', 'of', 'like', 'against' );

	/** The words before a name that ask for that person, even in a story: "I must talk to Priya about it". */
	private const ASKED_FOR = array( 'to', 'reach', 'find', 'call', 'contact', 'is', 'ask', 'see', 'meet', 'named', 'called', 'name', 'and', 'or' );

	/** Words before the name of a person whom the caller wants, whatever it is about. */
	private const SPOKEN_TO = array( 'to', 'reach', 'call', 'contact', 'find', 'meet', 'see', 'email' );

	/** The least weight of a need that a story is about. */
	private const TELLING = 0.7;

	/** The least score in a story, and the least share of what is unknown in it. */
	private const LEAST        = 0.4;
	private const OVER_UNKNOWN = 0.6;

	/** Minimum share of the best score. */
	private const NEAR_BEST = 0.86;

	/** The least fit that counts as having what a word names. */
	private const HAS = 0.3;

	public function __construct(
		private readonly Company $company,
		private readonly Fitting $fitting,
		private readonly EvidenceList $evidence,
	) {}

	/** @param list<string> $stems Stems of the words for a position that tells of no trade. */
	public function without( array $stems ): self {
		return new self( $this->company, $this->fitting, $this->evidence->without( $stems ) );
	}

	/**
	 * @param list<Unit>        $units
	 * @param array<int, mixed> $field
	 */
	public function of( array $units, PlaceField $places, array $field, bool $is_wide = false ): Matching {
		$wanted = array_values( array_filter( $units, static fn ( Unit $unit ): bool => ! $unit->is_unwanted() ) );
		$soft   = array_values( array_filter( $wanted, static fn ( Unit $unit ): bool => $unit->is_soft ) );
		$pieces = $this->evidence->of( array_values( array_filter( $wanted, static fn ( Unit $unit ): bool => ! $unit->is_soft ) ), $places->rest, $field, $is_wide );
		$field  = $this->without_unwanted( $units, $field );
		if ( array() === $pieces ) {
			return $this->by_soft_words( $soft, $places, $field );
		}
		$pieces   = $this->without_mentioned( $pieces, $places->rest );
		$known    = array_values( array_filter( $pieces, static fn ( Evidence $piece ): bool => array() !== $piece->fits ) );
		$unknown  = array_values( array_filter( $pieces, static fn ( Evidence $piece ): bool => array() === $piece->fits && ! $piece->is_slight() ) );
		$words    = array_values( array_unique( array_filter( array_map( static fn ( Evidence $piece ): string => $piece->text, $unknown ) ) ) );
		$names    = array_values( array_filter( $known, static fn ( Evidence $piece ): bool => $piece->is_name ) );
		$is_final = array() !== array_filter( $unknown, static fn ( Evidence $piece ): bool => $piece->is_demanded ) || $this->names_a_stranger( $names, $unknown, $places->rest );
		$has_name = array() !== $names;
		if ( $is_final || array() === $known ) {
			return new Matching( true, true, has_name: $has_name, unknown: $words, is_final: $is_final );
		}
		$scores = $this->scored( $pieces, $field );
		$fits   = array_column( $pieces, 'fits' );
		if ( array() === $scores && Telling::tells_briefly( $places->rest ) ) {
			$others = array_values( array_filter( $pieces, static fn ( Evidence $piece ): bool => ! $piece->is_name || ! in_array( $piece->unit?->tokens[0]->before, self::BESIDE, true ) ) );
			if ( count( $others ) < count( $pieces ) ) {
				$scores = $this->scored( $others, $field );
				$fits   = array_column( $others, 'fits' );
			}
		}
		$sought = array() === $scores ? array_values( array_filter( $names, static fn ( Evidence $piece ): bool => null !== $piece->unit && in_array( self::before_name( $piece->unit->tokens[0], $places->rest ), self::SPOKEN_TO, true ) ) ) : array();
		if ( array() !== $sought && Telling::tells_briefly( $places->rest ) ) {
			$scores = $this->scored( $sought, $field );
			$fits   = array_column( $sought, 'fits' );
		}
		if ( array() === $scores && self::is_about_outsider( $places->rest ) ) {
			$spoken = array_values( array_filter( $known, static fn ( Evidence $piece ): bool => $piece->is_cut && ! $piece->is_name ) );
			$scores = array() === $spoken ? array() : $this->scored( $spoken, $field );
			$fits   = array() === $spoken ? $fits : array_column( $spoken, 'fits' );
		}
		if ( array() === $scores && self::is_choice( $places->rest ) ) {
			$scores = $this->scored( $names, $field );
			$fits   = array_column( $names, 'fits' );
		}
		if ( array() === $scores && count( $names ) === count( $known ) && count( $names ) > 1 ) {
			$scores = $this->each_of( $names, $field );
		}
		foreach ( array_map( array( $this->fitting, 'fit' ), $soft ) as $fit ) {
			foreach ( array_intersect_key( $fit, $scores ) as $id => $one ) {
				$scores[ $id ] += self::SOFT * $one->score;
			}
		}
		return new Matching( true, false, $scores, $fits, $places->wanted + $places->loose, $has_name, $words, array_values( array_filter( array_map( static fn ( Evidence $piece ): ?Unit => $piece->unit, $known ) ) ) );
	}

	/**
	 * Whether it asks which of two names it is: "is it Castellano or Castellanos who sells loans".
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_choice( array $tokens ): bool {
		return in_array( $tokens[0]->word ?? '', array( 'is', 'was' ), true ) && 'it' === ( $tokens[1]->word ?? '' )
			&& array() !== array_filter( $tokens, static fn ( Token $token ): bool => $token->is_alternative );
	}

	/** @param list<Token> $tokens */
	private static function is_about_outsider( array $tokens ): bool {
		return array() !== array_intersect( array_map( static fn ( Token $token ): string => $token->word, $tokens ), Callings::SERVED );
	}

	/**
	 * Without names in a story of something that these people's trade has nothing to do with: "somebody has to get Margaret a flight",
	 * "two guests from Fannie Mae".
	 *
	 * @param list<Evidence> $pieces
	 * @param list<Token>    $tokens
	 * @return list<Evidence>
	 */
	private function without_mentioned( array $pieces, array $tokens ): array {
		$trades = array_filter( $pieces, static fn ( Evidence $piece ): bool => $piece->is_by_trade && $piece->weight >= self::TELLING );
		if ( array() === $trades || ! Telling::tells( $tokens ) ) {
			return $pieces;
		}
		return array_values( array_filter( $pieces, static function ( Evidence $piece ) use ( $trades, $tokens ): bool {
			$first = $piece->unit?->tokens[0];
			if ( ! ( $piece->is_name || ( $piece->is_like_name && array() === $piece->fits ) ) || null === $first || in_array( self::before_name( $first, $tokens ), self::ASKED_FOR, true ) ) {
				return true;
			}
			foreach ( $trades as $trade ) {
				if ( array() !== array_intersect_key( $piece->fits, $trade->fits ) ) {
					return true;
				}
			}
			return false;
		} ) );
	}

	/**
	 * The word before a name and its "Mrs.".
	 *
	 * @param list<Token> $tokens
	 */
	private static function before_name( Token $name, array $tokens ): string {
		$place = array_search( $name, $tokens, true );
		return is_int( $place ) && $place > 0 && in_array( $name->before, Phrases::ADDRESSED, true ) ? $tokens[ $place - 1 ]->before : $name->before;
	}

	/**
	 * @param list<Evidence>    $pieces
	 * @param array<int, mixed> $field
	 * @return array<int, float> Scores of the people with the best evidence; none where it is not enough.
	 */
	private function scored( array $pieces, array $field ): array {
		$scores = array();
		$shares = array();
		$weight = array_sum( array_map( static fn ( Evidence $piece ): float => $piece->is_cut ? 0.0 : $piece->weight, $pieces ) );
		$cuts   = array_filter( $pieces, static fn ( Evidence $piece ): bool => $piece->is_cut );
		$weight = 0.0 === $weight ? (float) array_sum( array_map( static fn ( Evidence $piece ): float => $piece->weight, $pieces ) ) : $weight;
		$only   = count( $cuts ) === count( array_filter( $pieces, static fn ( Evidence $piece ): bool => ! $piece->is_slight() || $piece->is_cut ) );
		foreach ( $cuts as $piece ) {
			$field = array_intersect_key( $field, $piece->fits );
		}
		foreach ( $pieces as $piece ) {
			$share = $piece->is_cut && ! $only ? 0.0 : $piece->weight;
			foreach ( $piece->fits as $id => $fit ) {
				if ( isset( $field[ $id ] ) ) {
					$scores[ $id ] = ( $scores[ $id ] ?? 0.0 ) + $piece->weight * $fit->score;
					$shares[ $id ] = ( $shares[ $id ] ?? 0.0 ) + ( $fit->score < self::HAS ? 0.0 : $share );
				}
			}
		}
		$best = array() === $shares ? 0.0 : max( $shares );
		if ( ! $this->is_enough( $pieces, $best, $weight, array() === $scores ? 0.0 : max( $scores ) ) ) {
			return array();
		}
		if ( ! $this->is_story( $pieces ) ) {
			$scores = array_filter( $scores, static fn ( int $id ): bool => $shares[ $id ] >= $best - 0.05 * $weight, ARRAY_FILTER_USE_KEY );
		}
		$total = (float) array_sum( array_map( static fn ( Evidence $piece ): float => $piece->weight, $pieces ) );
		$least = ( array() === $scores ? 0.0 : max( $scores ) ) * ( $this->is_story( $pieces ) ? self::NEAR_BEST : 0.0 );
		$scores = array_filter( $scores, static fn ( float $score ): bool => $score >= $least );
		return array_map( static fn ( float $score ): float => $score / $total, $scores );
	}

	/**
	 * @param list<Evidence> $pieces
	 * @param float          $best   Most weight of evidence that one person has.
	 * @param float          $weight All evidence's weight.
	 * @param float          $score  The best score.
	 */
	private function is_enough( array $pieces, float $best, float $weight, float $score ): bool {
		if ( ! $this->is_story( $pieces ) ) {
			return $best >= ( array() === array_filter( $pieces, static fn ( Evidence $piece ): bool => $piece->is_name && $piece->is_cut && count( $piece->fits ) < self::FEW ) ? self::ENOUGH : self::ENOUGH_NAMED ) * $weight;
		}
		$unknown = array_sum( array_map( static fn ( Evidence $piece ): float => array() === $piece->fits ? $piece->weight : 0.0, $pieces ) );
		return $best >= self::ENOUGH_STORY * ( $weight - $unknown ) && $score >= self::LEAST && $score >= self::OVER_UNKNOWN * $unknown;
	}

	/** @param list<Evidence> $pieces */
	private function is_story( array $pieces ): bool {
		return array() !== array_filter( $pieces, static fn ( Evidence $piece ): bool => $piece->is_by_trade ) || count( array_filter( $pieces, static fn ( Evidence $piece ): bool => ! $piece->is_slight() ) ) > self::STORY;
	}

	/**
	 * Whether a word beside a name is no part of that person's name, as in "Kathleen Brubaker".
	 *
	 * @param list<Evidence> $names
	 * @param list<Evidence> $unknown
	 * @param list<Token>    $tokens
	 */
	private function names_a_stranger( array $names, array $unknown, array $tokens ): bool {
		if ( array() !== $names ) {
			return array() !== array_filter( $unknown, fn ( Evidence $piece ): bool => $piece->is_like_name || ! $this->company->knowledge->is_english( $piece->text ) );
		}
		$alike = array_filter( $unknown, static fn ( Evidence $piece ): bool => $piece->is_like_name );
		return count( $alike ) > 1 || ( ! Telling::tells( $tokens ) && array() !== array_filter( $alike, static fn ( Evidence $piece ): bool => in_array( $piece->unit?->tokens[0]->before, Phrases::ADDRESSED, true ) ) );
	}

	/**
	 * Where no other word is left, soft ones are required: "team leads" of "the closing team".
	 *
	 * @param list<Unit>        $soft
	 * @param array<int, mixed> $field
	 */
	private function by_soft_words( array $soft, PlaceField $places, array $field ): Matching {
		$able = array_values( array_filter( $soft, static fn ( Unit $unit ): bool => $unit->is_known() ) );
		$fits = array_map( array( $this->fitting, 'fit' ), $able );
		if ( $places->has_demands() || array() === $fits ) {
			$scores = array_fill_keys( array_keys( $field ), 1.0 );
			return new Matching( count( $scores ) < count( $this->company->people ), false, $scores, places: $places->wanted + $places->loose );
		}
		$scores = $this->fitting->everywhere( $fits, array_fill( 0, count( $fits ), 1.0 ) );
		return new Matching( true, false, array_intersect_key( $scores, $field ), $fits, units: $able );
	}

	/**
	 * Matches each name of "Priya and Megan" by itself.
	 *
	 * @param list<Evidence>    $names
	 * @param array<int, mixed> $field
	 * @return array<int, float> Scores.
	 */
	private function each_of( array $names, array $field ): array {
		$parts = array();
		foreach ( $names as $name ) {
			if ( array() === $parts || true === $name->unit?->is_added() ) {
				$parts[] = array();
			}
			$parts[ count( $parts ) - 1 ][] = $name->fits;
		}
		$scores = array();
		foreach ( 1 === count( $parts ) ? array() : $parts as $part ) {
			$scores += array_intersect_key( $this->fitting->everywhere( $part, array_fill( 0, count( $part ), 1.0 ) ), $field );
		}
		return $scores;
	}

	/**
	 * @param list<Unit>        $units
	 * @param array<int, mixed> $field
	 * @return array<int, mixed>
	 */
	private function without_unwanted( array $units, array $field ): array {
		$name = array();
		foreach ( $units as $index => $unit ) {
			if ( ! $unit->is_unwanted() || ! $unit->is_known() ) {
				continue;
			}
			$department = $this->of_department( $unit );
			if ( null !== $department ) {
				$field = array_diff_key( $field, $department );
				$name  = array();
				continue;
			}
			$fits = array_filter( $this->fitting->fit( self::without_wanted( $unit, $units ) ), static fn ( Fit $fit ): bool => $fit->score > 0.5 );
			// Of two names of one person, only that person is meant: "not Dana Rye".
			$name   = $this->fitting->are_names( $fits ) ? ( array() === array_intersect_key( $name, $fits ) ? $fits : array_intersect_key( $name, $fits ) ) : array();
			$next   = $units[ $index + 1 ] ?? null;
			$is_one = array() !== $name && null !== $next && $next->is_unwanted() && ! $next->is_alternative() && ! $next->is_added() && array() !== array_intersect_key( $name, $this->fitting->fit( $next ) );
			$field  = $is_one ? $field : array_diff_key( $field, array() === $name ? $fits : $name );
		}
		return $field;
	}

	/**
	 * Without what another word names better: "Julian, not Julia" excludes no Julian.
	 *
	 * @param list<Unit> $units
	 */
	private static function without_wanted( Unit $unit, array $units ): Unit {
		foreach ( $unit->is_phrase ? array() : $units as $other ) {
			$better = $other->is_unwanted() ? array() : array_filter( $other->senses[0], static fn ( array $sense, int $number ): bool => $sense[0] > ( $unit->senses[0][ $number ][0] ?? 1.0 ), ARRAY_FILTER_USE_BOTH );
			$unit   = array() === $better ? $unit : new Unit( $unit->tokens, array( array_diff_key( $unit->senses[0], $better ) ) );
		}
		return $unit;
	}

	/** @return array<int, int>|null The people of the department that the unit names, as keys; who only knows about it is not of it. */
	private function of_department( Unit $unit ): ?array {
		$words = array_map( static fn ( Token $token ): string => $token->word, $unit->tokens );
		foreach ( $this->company->facts->of_kind( FactKind::Department ) as $number ) {
			if ( $this->company->facts->words( $number ) === $words ) {
				return array_flip( $this->company->facts[ $number ]->people );
			}
		}
		return null;
	}
}
