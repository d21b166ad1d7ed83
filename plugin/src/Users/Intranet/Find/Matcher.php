<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds whom a question means: places and positions cut the field, and the other words are weighed. */
final class Matcher {

	/** Factor of people in the region of a thing in a town without an office, "a hotel in Cork", and their least share of the best score. */
	private const NEAR   = 1.08;
	private const NEARLY = 0.6;

	/** The score of people where a thing is with which nobody elsewhere is looked for, and how many times as well others must fit: where it is in a place, or from or for one. */
	private const FITTING    = 0.5;
	private const BETTER     = 2.0;
	private const FAR_BETTER = 3.0;

	/** The first words of a story about somebody, the most words up to that person, and how many words later the verb stands. */
	private const ONE     = array( 'a', 'an', 'another', 'one', 'some', 'two' );
	private const SUBJECT = 3;
	private const NEXT    = 4;

	/** First words of requests for a thing ("ship a laptop"), and words that make it one for a person ("send me somebody"). */
	private const REQUESTS = array( 'send', 'ship', 'mail', 'book', 'order', 'print', 'rent', 'arrange', 'reserve' );
	private const PERSONS  = array( 'who', 'whom', 'somebody', 'someone', 'anybody', 'anyone', 'person', 'people' );

	public function __construct(
		private readonly Company $company,
		private readonly Phrases $phrases,
		private readonly Places $places,
		private readonly Weighing $weighing,
		private readonly PartialNeeds $needs,
		private readonly Lives $lives,
		private readonly PersonAskedFor $person,
	) {}

	/**
	 * @param list<Token>            $tokens
	 * @param array<int, mixed>|null $field User IDs as keys: only these may be the answer; null for all.
	 */
	public function match( array $tokens, ?array $field = null ): Matching {
		$tokens = $this->phrases->joined( $tokens );
		$places = $this->places->taken( $tokens );
		$lives  = $this->lives->matching( $tokens, $places, $field ?? $this->company->people );
		if ( null !== $lives ) {
			return $lives;
		}
		$units  = $this->phrases->units( $places->rest );
		$known  = $this->person->without_unknown_places( $units );
		if ( ( $places->lacks || count( $known ) < count( $units ) ) && array() !== $known && ! $this->person->is_in( $known, $tokens ) ) {
			$units  = $known;
			$places = $this->is_of_a_thing( $units, $places->rest ) ? $places : $places->of_customers();
		}
		if ( $places->lacks && ! $this->is_of_a_thing( $units, $places->rest ) ) {
			return new Matching( true, true, unknown: array() );
		}
		$field    = $field ?? $this->company->people;
		$wanted   = WantedPosition::of( $units, $places->rest, $this->company, $this->phrases );
		$matching = null === $wanted ? $this->by_evidence( $units, $places, $field ) : $this->of_wanted( $wanted, $units, $places, $field );
		$matching = array() === $places->wanted && array() !== $places->near ? $this->with_near( $matching, $units, $places, $field ) : $matching;
		if ( array() !== $matching->scores || $matching->has_name || $matching->is_final || ! Telling::tells( $tokens ) || $this->demands( $units ) ) {
			return $matching;
		}
		return $this->needs->matching( $places, $places->cut( $field, true ) ) ?? $matching;
	}

	/**
	 * Only people of a position that is asked for by its name; nobody where nobody else would be the answer either.
	 *
	 * @param list<Unit>        $units
	 * @param array<int, mixed> $field
	 */
	private function of_wanted( WantedPosition $wanted, array $units, PlaceField $places, array $field ): Matching {
		$people = array_intersect_key( $field, $wanted->people );
		$rest   = $places->without( $wanted->unit );
		// What all people of the position do tells nothing of one of them.
		$others   = new self( $this->company, $this->phrases, $this->places, $this->weighing->without( $wanted->stems ), $this->needs, $this->lives, $this->person );
		$matching = $others->by_evidence( $units, $rest, $people );
		if ( array() !== $matching->scores ) {
			return $matching;
		}
		$matching = $this->by_evidence( $units, $places, $field );
		$is_sure  = array() === $matching->scores || $matching->has_name || $this->demands( $units ) || array() !== array_intersect_key( $matching->scores, $wanted->people );
		return $is_sure ? $matching : $others->by_evidence( array( $wanted->unit ), $rest, $people );
	}

	/**
	 * @param list<Unit>        $units
	 * @param array<int, mixed> $field
	 */
	private function by_evidence( array $units, PlaceField $places, array $field ): Matching {
		$first = $this->weighing->of( $units, $places, $places->cut( $field, true ) );
		if ( array() !== $first->scores || $first->is_vain ) {
			return $this->or_elsewhere( $first, $units, $places, $field );
		}
		$wide = $this->weighing->of( $units, $places, $places->cut( $field, true ), true );
		if ( array() !== $wide->scores ) {
			return $wide;
		}
		if ( array() !== $places->wanted && $this->is_of_a_thing( $units, $places->rest ) ) {
			return $this->weighing->of( $units, $places, array_diff_key( $field, $places->not ) );
		}
		return array() === $places->loose ? $wide : $this->weighing->of( $units, $places, $places->cut( $field, false ) );
	}

	/**
	 * Where a thing is, people elsewhere who fit far better than those there: "the landlord in Boise wants to renew".
	 *
	 * @param list<Unit>        $units
	 * @param array<int, mixed> $field
	 */
	private function or_elsewhere( Matching $there, array $units, PlaceField $places, array $field ): Matching {
		$best = array() === $there->scores ? 1.0 : max( $there->scores );
		if ( array() === $places->wanted + $places->loose || $best >= self::FITTING || ! $this->is_of_a_thing( $units, $places->rest ) ) {
			return $there;
		}
		$elsewhere = $this->weighing->of( $units, $places, array_diff_key( $field, $places->not ) );
		$times     = array() === $places->wanted ? self::FAR_BETTER : self::BETTER;
		return array() === $elsewhere->scores || max( $elsewhere->scores ) < $times * $best ? $there : $elsewhere;
	}

	/**
	 * Where a thing is in a town without an office, people of its region come first: for a customer there, those who fit nearly as well as the best.
	 *
	 * @param list<Unit>        $units
	 * @param array<int, mixed> $field
	 */
	private function with_near( Matching $matching, array $units, PlaceField $places, array $field ): Matching {
		if ( $places->lacks ) {
			return $matching->with_first( array_intersect_key( $matching->scores, $places->near ), self::NEAR );
		}
		$near  = array_intersect_key( $places->cut( $field, true ), $places->near );
		$there = array() === $near ? array() : $this->weighing->of( $units, $places, $near )->scores;
		$best  = array() === $matching->scores ? 0.0 : max( $matching->scores );
		if ( array() === $there || max( $there ) < self::NEARLY * $best ) {
			return $matching;
		}
		return $matching->with_first( $there, self::NEAR * max( $best, max( $there ) ) / max( $there ) );
	}

	/**
	 * Whether the place is that of a thing which the question tells of ("our lease in Tampa is up for renewal"), not that of the person
	 * asked for. Where no person there can help, the answer may be elsewhere.
	 *
	 * @param list<Unit>  $units
	 * @param list<Token> $tokens
	 */
	private function is_of_a_thing( array $units, array $tokens ): bool {
		return ( Telling::tells_briefly( $tokens ) || self::requests( $tokens ) ) && ! $this->demands( $units ) && array() === array_filter( $units, fn ( Unit $unit ): bool => $this->phrases->is_held( $unit ) && ! self::begins_story( $unit, $tokens ) );
	}

	/**
	 * Whether it is somebody of whom a story begins to tell: "a buyer in Kiel wants a discount".
	 *
	 * @param list<Token> $tokens
	 */
	private static function begins_story( Unit $unit, array $tokens ): bool {
		$place = (int) array_search( $unit->tokens[0], $tokens, true );
		return $place > 0 && $place <= self::SUBJECT && in_array( $tokens[0]->word, self::ONE, true )
			&& array() !== array_intersect( Emphasis::DOES, array_map( static fn ( Token $token ): string => $token->word, array_slice( $tokens, $place + 1, self::NEXT ) ) );
	}

	/**
	 * Whether one is a language, or a place rather than a thing: no stand "at the fair".
	 *
	 * @param list<Unit> $units
	 */
	private function demands( array $units ): bool {
		return array() !== array_filter( $units, function ( Unit $unit ): bool {
			$first = $unit->tokens[0];
			return $first->is_language || ( $first->is_place && ( $first->is_capital || ! $this->company->knowledge->is_english( $first->word ) ) );
		} );
	}

	/** @param list<Token> $tokens */
	private static function requests( array $tokens ): bool {
		$words = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		return in_array( $words[0] ?? '', self::REQUESTS, true ) && array() === array_intersect( $words, self::PERSONS );
	}

}
