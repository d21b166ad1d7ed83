<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Whether a question tells what happened or asks for a person. */
final class Telling {

	/** The fewest words of a question that tells what happened, and that tells of a thing, the words that begin others, and those that tell. */
	private const TOLD    = 6;
	private const BRIEF   = 4;
	private const ASKING  = array( 'who', 'whom', 'which', 'do', 'does', 'is', 'are', 'what', 'any', 'anyone', 'anybody', 'somebody', 'someone', 'where' );
	private const TELLING = array( 'i', 'im', 'ive', 'my', 'we', 'he', 'she', 'they', 'his', 'her', 'their', 'it', 'wont', 'doesnt', 'isnt', 'is', 'was', 'were', 'has', 'had', 'have', 'will', 'are', 'must', 'didnt', 'dont', 'cant', 'cannot', 'hasnt', 'havent', 'wasnt', 'arent', 'keeps', 'says', 'said', 'wants', 'needs', 'got', 'came', 'went', 'asks', 'asked', 'found', 'missing', 'broke', 'burnt', 'fell', 'rang', 'refuses', 'complains', 'drops' );

	/** Customers, and the most words up to one with whom a story begins. */
	private const CUSTOMERS = array( 'borrower', 'borrowers', 'customer', 'customers', 'client', 'clients', 'homeowner', 'homeowners', 'buyer', 'buyers', 'seller', 'sellers' );
	private const SUBJECT   = 3;

	/** Subjects of a story, and the words that follow them there: "somebody has stolen my laptop". */
	private const SOMEBODY    = array( 'somebody', 'someone' );
	private const OF_SOMEBODY = array( 'has', 'had', 'must', 'needs', 'should', 'keeps', 'took', 'put', 'left', 'called', 'rang', 'wants', 'says', 'said', 'is', 'was' );

	/**
	 * Whether it tells what happened ("he got behind after his surgery") rather than asks for a trade.
	 *
	 * @param list<Token> $tokens
	 */
	public static function tells( array $tokens, int $least = self::TOLD ): bool {
		// "IT" is no pronoun.
		$words = array_map( static fn ( Token $token ): string => $token->is_acronym ? '' : $token->word, $tokens );
		return count( $words ) >= $least && ! self::asks( $words ) && self::tells_of( $words );
	}

	/**
	 * The same of a thing, which takes few words: "our lease is up".
	 *
	 * @param list<Token> $tokens
	 */
	public static function tells_briefly( array $tokens ): bool {
		return self::tells( $tokens, self::BRIEF );
	}

	/**
	 * Whether it begins as a question for a person.
	 *
	 * @param list<string> $words
	 */
	public static function asks( array $words ): bool {
		return in_array( $words[0] ?? '', self::ASKING, true ) && ! ( in_array( $words[0], self::SOMEBODY, true ) && in_array( $words[1] ?? '', self::OF_SOMEBODY, true ) );
	}

	/** @param list<string> $words */
	public static function tells_of( array $words ): bool {
		return array() !== array_intersect( $words, self::TELLING );
	}

	/**
	 * Whether a story begins with a customer: "a borrower's paystub".
	 *
	 * @param list<string> $words
	 */
	public static function is_of_customer( array $words ): bool {
		return array() !== array_intersect( array_slice( $words, 0, self::SUBJECT ), self::CUSTOMERS );
	}
}
