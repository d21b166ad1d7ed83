<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Whether a question asks for a colleague in a place ("underwriter in Boise") rather than saying where a customer, a property or a thing is
 * ("metal barn near Decatur"). Of the latter a place without an office leaves all people.
 */
final class PersonAskedFor {

	/** Words that ask for a person, where they stand before the place: "someone in Chicago". */
	private const PERSONS = array( 'who', 'whom', 'whos', 'whose', 'which', 'somebody', 'someone', 'anybody', 'anyone', 'everybody', 'everyone', 'nobody', 'person', 'persons', 'people', 'ppl', 'folks', 'guy', 'guys', 'all', 'list', 'member', 'members', 'expert', 'experts', 'specialist', 'specialists', 'speaker', 'speakers', 'contact', 'head', 'boss', 'lead', 'leader', 'works', 'working', 'employed', 'based', 'handles' );

	/** Words for the company's sites and people, wherever they stand: "the Boise office". */
	private const OURS = array( 'office', 'offices', 'branch', 'branches', 'team', 'teams', 'staff', 'crew', 'colleague', 'colleagues', 'coworker', 'coworkers', 'employee', 'employees', 'reps', 'subsidiary', 'depot', 'depots', 'warehouse', 'warehouses', 'plant', 'plants', 'factory', 'factories' );

	/** What many call departments: alone with a place, their people are asked for ("payroll in Boise"). */
	private const DEPARTMENTS = array( 'accounting', 'compliance', 'finance', 'hr', 'it', 'legal', 'logistics', 'marketing', 'payroll', 'processing', 'purchasing', 'reception', 'sales', 'servicing', 'underwriting' );

	/** The first words of a story about one of us, and what follows that person: "my new loan officer would like to lend in Florida". */
	private const OUR_OWN = array( 'my', 'our' );
	private const MIGHT   = array( 'would', 'could', 'will', 'should', 'must', 'may', 'wishes', 'hopes', 'plans', 'intends' );

	/** The most words up to that person, and from there to the verb. */
	private const SUBJECT = 3;
	private const NEXT    = 2;

	public function __construct(
		private readonly Company $company,
		private readonly Phrases $phrases,
	) {}

	/**
	 * @param list<Unit>  $units  Of the words beside the places.
	 * @param list<Token> $tokens
	 */
	public function is_in( array $units, array $tokens ): bool {
		$words = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		if ( Telling::asks( $words ) || array() !== array_intersect( self::OURS, $words ) || array() !== array_intersect( self::PERSONS, self::before_place( $tokens ) ) ) {
			return true;
		}
		$has_region = $this->has_region( $words );
		$is_only    = 1 === count( $units );
		foreach ( $units as $unit ) {
			// "Closing in South Carolina" is what is done there.
			$is_done = $has_region && str_ends_with( $unit->tokens[0]->word, 'ing' ) && ! $unit->tokens[0]->is_capital;
			if ( ! $is_done && ( ( $this->is_position( $unit, $words ) && ! self::is_one_of_us( $unit, $words ) ) || $this->is_somebody( $unit, $words ) || $this->is_department( $unit, $is_only ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<Token> $tokens
	 * @return list<string>
	 */
	private static function before_place( array $tokens ): array {
		$words = array();
		foreach ( $tokens as $token ) {
			if ( $token->is_place ) {
				break;
			}
			$words[] = $token->word;
		}
		return $words;
	}

	/**
	 * A title's word, or a trade that nobody has: "beekeeper in Boise", not "a rancher near Boise wants a loan".
	 *
	 * @param list<string> $words
	 */
	private function is_position( Unit $unit, array $words ): bool {
		$last = $unit->tokens[ count( $unit->tokens ) - 1 ]->word;
		return $this->phrases->is_held( $unit ) || ( $this->company->knowledge->is_calling( $last ) && ! $this->phrases->is_whole( $unit ) && ! Callings::is_served( $last ) && ! Callings::is_outsider( $last ) && ! self::does( $last, $words ) );
	}

	/**
	 * Whether a verb of a story follows, before or after the place.
	 *
	 * @param list<string> $words
	 */
	private static function does( string $word, array $words ): bool {
		return array() !== array_intersect( array_slice( $words, (int) array_search( $word, $words, true ) + 1 ), array( ...Emphasis::DOES, ...self::MIGHT ) );
	}

	/**
	 * @param list<string> $words
	 */
	private static function is_one_of_us( Unit $unit, array $words ): bool {
		$first = (int) array_search( $unit->tokens[0]->word, $words, true );
		$next  = array_slice( $words, $first + count( $unit->tokens ), self::NEXT );
		return in_array( $words[0], self::OUR_OWN, true ) && $first > 0 && $first <= self::SUBJECT && array() !== array_intersect( $next, array( ...Emphasis::DOES, ...self::MIGHT ) );
	}

	/**
	 * A name, or a language that no customer speaks.
	 *
	 * @param list<string> $words
	 */
	private function is_somebody( Unit $unit, array $words ): bool {
		$first = $unit->tokens[0];
		if ( $first->is_language ) {
			return array() === array_filter( $words, Callings::is_served( ... ) );
		}
		return $this->phrases->is_name( $unit ) && ( $first->is_capital || ! $this->company->knowledge->is_english( $first->word ) );
	}

	private function is_department( Unit $unit, bool $is_only ): bool {
		if ( $is_only && in_array( $unit->text(), self::DEPARTMENTS, true ) ) {
			return true;
		}
		foreach ( $unit->senses[0] as $number => list( , $bits ) ) {
			foreach ( $unit->senses as $senses ) {
				$bits |= $senses[ $number ][1] ?? 0;
			}
			if ( FactKind::Department === $this->company->facts->kind( $number ) && $this->company->facts[ $number ]->is_said_whole( $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param list<string> $words */
	private function has_region( array $words ): bool {
		foreach ( $words as $index => $word ) {
			if ( $this->company->knowledge->is_region_name( $word ) || $this->company->knowledge->is_region_name( $word . ' ' . ( $words[ $index + 1 ] ?? '' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Without places that nobody knows, and those that are like some name only ("near Killeen" where somebody is called Cullen).
	 *
	 * @param list<Unit> $units
	 * @return list<Unit>
	 */
	public function without_unknown_places( array $units ): array {
		return array_values( array_filter( $units, fn ( Unit $unit ): bool => ! $this->is_place( $unit->tokens[0] ) || ( $unit->is_known() && ! $this->is_like_names( $unit ) ) ) );
	}

	private function is_like_names( Unit $unit ): bool {
		return ! isset( $this->company->words[ $unit->tokens[0]->word ] )
			&& array() === array_filter( array_keys( $unit->senses[0] ), fn ( int $number ): bool => FactKind::Name !== $this->company->facts->kind( $number ) );
	}

	/** Whether it is a place rather than a thing: no stand "at the fair". */
	private function is_place( Token $token ): bool {
		return $token->is_place && ! $token->is_language && ! $token->is_unwanted && ( $token->is_capital || ! $this->company->knowledge->is_english( $token->word ) );
	}
}
