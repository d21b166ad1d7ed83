<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The position that a question asks for by its name: "which of the processors takes those", "an underwriter has to tell me". */
final class WantedPosition {

	/** What stands before a position in "which of the processors" and "which underwriter". */
	private const WHICH = '/(?:^| )which (?:(?:one )?of (?:the |our |these |those |all )*)?(?:\S+ )?$/';

	/** The same in "I need an underwriter who". */
	private const NEEDED = '/(?:^| )(?:i need|we need|looking for|is there|do we have) (?:an?|any|some) (?:\S+ )?$/';

	/** The same in "one of the closers must sign". */
	private const ONE = '/(?:^| )(?:an?|one of (?:the|our)) $/';

	/** What somebody must do whom the caller needs; whoever "must have lost it" is only told of. */
	private const MUST = '/^(?:has to|have to|must|needs to|should|can|could) (?:please |now |first )?(?:tell|explain|show|say|answer|help|call|look|check|decide|confirm|review|sign)(?: |$)/';

	/** Words for more than one position: "which manager" may be a director, "which specialist" an analyst. */
	private const WIDE = array( 'manager', 'lead', 'leader', 'assistant', 'colleague', 'employee', 'analyst', 'engineer', 'expert', 'rep' );

	/**
	 * @param array<int, int> $people User IDs of the people of that position, as keys.
	 * @param list<string>    $stems  Stems of the words that all their titles have.
	 */
	private function __construct(
		public readonly Unit $unit,
		public readonly array $people,
		public readonly array $stems,
	) {}

	/**
	 * @param list<Unit>  $units
	 * @param list<Token> $tokens
	 * @return self|null Null where the question asks for no position that the company has.
	 */
	public static function of( array $units, array $tokens, Company $company, Phrases $phrases ): ?self {
		$words = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		foreach ( $units as $unit ) {
			if ( ! $unit->is_unwanted() && ! self::is_wide( $unit ) && $phrases->is_held( $unit ) && self::is_wanted( $unit, $tokens, $words ) ) {
				return self::held( $unit, $company );
			}
		}
		return null;
	}

	private static function is_wide( Unit $unit ): bool {
		$word = (string) preg_replace( '/s$/', '', $unit->tokens[0]->word );
		return 1 === count( $unit->tokens ) && ( in_array( $word, self::WIDE, true ) || in_array( $word, Emphasis::JOBS, true ) );
	}

	/**
	 * @param list<Token>  $tokens
	 * @param list<string> $words
	 */
	private static function is_wanted( Unit $unit, array $tokens, array $words ): bool {
		$first = array_search( $unit->tokens[0], $tokens, true );
		if ( ! is_int( $first ) ) {
			return false;
		}
		$before = implode( ' ', array_slice( $words, 0, $first ) ) . ' ';
		$after  = array_slice( $words, $first + count( $unit->tokens ) );
		if ( 1 === preg_match( self::WHICH, $before ) ) {
			return 's' !== ( $after[0] ?? '' );
		}
		if ( 1 === preg_match( self::NEEDED, $before ) ) {
			return in_array( $after[0] ?? '', array( 'who', 'that' ), true );
		}
		return 1 === preg_match( self::ONE, $before ) && ! in_array( 'who', $after, true ) && 1 === preg_match( self::MUST, implode( ' ', $after ) );
	}

	private static function held( Unit $unit, Company $company ): ?self {
		$people = array();
		$stems  = null;
		foreach ( array_intersect_key( ...$unit->senses ) as $number => $sense ) {
			$fact = $company->facts[ $number ];
			if ( FactKind::Title === $fact->field && $fact->has_head( $unit->senses[ count( $unit->senses ) - 1 ][ $number ][1] ) ) {
				$people += array_flip( $fact->people );
				$own     = array_map( Words::stem( ... ), $fact->words );
				$stems   = null === $stems ? $own : array_intersect( $stems, $own );
			}
		}
		return array() === $people ? null : new self( $unit, $people, array_values( $stems ?? array() ) );
	}
}
