<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Trades that a question asks for by their name, and that no title of the company has. */
final class Callings {

	/** Words before a trade that is not asked for: "my client is a nurse", "who pays for the plumber". */
	private const OF_OTHERS = array( 'my', 'his', 'her', 'their', 'client', 'customer', 'borrower', 'buyer', 'couple', 'he', 'she', 'they', 'im', 'was', 'were', 'wants', 'as', 'for', 'from', 'with', 'of', 'by', 'to', 'about', 'like', 'and', 'who', 'that', 'not' );

	private const AFTER_TRADE = array( 'for', 'in', 'at', 'of', 'with', 'who', 'that', 'which', 'on', 'here', 'available', 'near', 'please', 'around', 'from' );

	/** People whom a company serves or deals with, and hardly employs. */
	private const OUTSIDERS = array( 'dentist', 'doctor', 'physician', 'surgeon', 'nurse', 'therapist', 'veterinarian', 'vet', 'architect', 'barber', 'hairdresser', 'musician', 'artist', 'youtuber', 'judge', 'reporter', 'journalist', 'soldier', 'sergeant', 'veteran', 'pilot', 'priest', 'burglar', 'hacker', 'landlord', 'fisherman', 'millionaire', 'contractor', 'freelancer', 'entrepreneur', 'investor', 'widow', 'student', 'landscaper', 'restaurateur', 'winemaker', 'caterer', 'orthodontist', 'pediatrician', 'anesthesiologist', 'pediatrician', 'pharmacist', 'midwife', 'optometrist', 'radiologist', 'paramedic', 'firefighter', 'astronaut', 'lifeguard', 'beekeeper', 'zookeeper', 'blacksmith', 'butcher', 'locksmith', 'bartender', 'tailor', 'jeweler', 'florist' );

	/** People whom a company serves: what language they speak, a colleague must speak. */
	public const SERVED = array( 'caller', 'borrower', 'customer', 'client', 'buyer', 'seller', 'homeowner', 'applicant', 'family', 'couple', 'lady', 'gentleman', 'woman', 'man', 'mother', 'father', 'grandmother', 'grandfather', 'parents', 'widow' );

	public function __construct(
		private readonly Knowledge $knowledge,
		private readonly Phrases $phrases,
	) {}

	/**
	 * Whether it asks for a trade that is in no title of the company: "is there a nurse", "piano tuner for the lobby".
	 *
	 * @param list<Token> $tokens
	 */
	public function are_asked_for( Unit $unit, array $tokens ): bool {
		$word = $unit->tokens[0]->word;
		return ! $this->phrases->is_whole( $unit ) && $this->is_calling( $unit ) && self::is_wanted( $word, $tokens ) && ! $this->is_of_something( $word, $tokens );
	}

	/**
	 * Whether the question begins with the person who has a need: "a young nurse in Phoenix with a score of 590".
	 *
	 * @param list<string> $words
	 */
	public static function is_described( Unit $unit, array $words ): bool {
		return 1 === preg_match( '/^(?:an? )?(?:\S+ )?' . preg_quote( $unit->tokens[0]->word, '/' ) . ' (?:in |at |from )?(?:with|whose) /', implode( ' ', $words ) );
	}

	/** Whether it is a trade that no title has. */
	private function is_calling( Unit $unit ): bool {
		return 1 === count( $unit->tokens ) && $this->knowledge->is_calling( $unit->tokens[0]->word ) && ! $this->phrases->may_be_held( $unit ) && ! $this->phrases->is_name( $unit );
	}

	/**
	 * Whether the word before it is a thing of the company: "payroll clerk".
	 *
	 * @param list<Token> $tokens
	 */
	private function is_of_something( string $word, array $tokens ): bool {
		$place = self::place( $word, $tokens );
		return $place > 0 && 'company' !== $tokens[ $place - 1 ]->word && $this->phrases->is_named( $tokens[ $place - 1 ]->word );
	}

	/** @param list<Token> $tokens */
	private static function place( string $word, array $tokens ): int {
		return (int) array_search( $word, array_map( static fn ( Token $token ): string => $token->word, $tokens ), true );
	}

	/**
	 * Whether it is the first word of a trade that neither the company nor anybody else here has to do with: "helicopter mechanic".
	 *
	 * @param list<Unit>                          $units
	 * @param array<array-key, array<int, float>> $covered Strength by number of the trade, by word.
	 * @param list<Token>                         $tokens
	 */
	public function makes_strange( int $index, array $units, array $covered, array $tokens ): bool {
		$word = $units[ $index ]->tokens[0]->word;
		$next = $units[ $index + 1 ] ?? null;
		return null !== $next && ! $units[ $index ]->is_known() && ! isset( $covered[ $word ] )
			&& self::place( $word, $tokens ) + 1 === self::place( $next->tokens[0]->word, $tokens )
			&& $this->is_calling( $next ) && ! $this->phrases->is_whole( $next ) && self::is_wanted( $next->tokens[0]->word, $tokens );
	}

	/**
	 * Whether the sentence asks for it.
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_wanted( string $word, array $tokens ): bool {
		$words  = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		$place  = self::place( $word, $tokens );
		$after  = $words[ $place + 1 ] ?? '';
		$before = implode( ' ', array_slice( $words, 0, $place ) ) . ' ';
		if ( Telling::tells( $tokens ) && 1 !== preg_match( '/\b(?:looking for|searching for|need|is there|have) (?:an?|the|any|our) (?:\S+ ){0,2}$/', $before ) ) {
			return false;
		}
		$before = (string) preg_replace( '/^who |\b(?:looking|searching|asking) for /', '', $before );
		return ( '' === $after || in_array( $after, self::AFTER_TRADE, true ) )
			&& array() === array_intersect( explode( ' ', $before ), self::OF_OTHERS );
	}

	/**
	 * Whether it asks for nothing but a person whom a company serves and does not employ: a dentist is no need for health insurance.
	 *
	 * @param list<non-empty-list<Unit>> $groups
	 */
	public static function is_of_outsider( array $groups ): bool {
		return 1 === count( $groups ) && 1 === count( $groups[0][0]->tokens ) && self::is_outsider( $groups[0][0]->tokens[0]->word );
	}

	public static function is_outsider( string $word ): bool {
		return in_array( (string) preg_replace( '/s$/', '', $word ), self::OUTSIDERS, true );
	}

	/** Whether it is a person, or are several, whom a company serves. */
	public static function is_served( string $word ): bool {
		return in_array( $word, self::SERVED, true ) || in_array( (string) preg_replace( array( '/ies$/', '/s$/' ), array( 'y', '' ), $word ), self::SERVED, true );
	}
}
