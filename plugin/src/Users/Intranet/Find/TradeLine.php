<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A trade in text form: what to look for in titles, skills and departments, and the needs that it meets.
 *
 *     badges, door access ; caretaker ; facilities < badge, opening the door, lock?
 *
 * The targets before the first ";" are the surest, those after the second one a last resort. A need with "?" counts only beside others.
 */
final class TradeLine {

	/** Certainty of the targets by their place in the line. */
	private const SURE = array( 1.0, 0.75, 0.5 );

	/**
	 * @param list<array{string, float}> $targets Words and certainty.
	 * @param list<array{string, bool}>  $needs   Words, and whether they count alone.
	 */
	private function __construct(
		public readonly array $targets,
		public readonly array $needs,
	) {}

	public static function parsed( string $line ): self {
		list( $left, $right ) = array_pad( explode( '<', $line, 2 ), 2, '' );
		$targets              = array();
		$needs                = array();
		foreach ( explode( ';', $left ) as $rank => $part ) {
			foreach ( self::parts( $part ) as $words ) {
				$targets[] = array( $words, self::SURE[ $rank ] ?? 0.5 );
				if ( 0 === $rank ) {
					$needs[] = array( $words, true );
				}
			}
		}
		foreach ( self::parts( $right ) as $words ) {
			$needs[] = array( rtrim( $words, '?' ), ! str_ends_with( $words, '?' ) );
		}
		return new self( $targets, $needs );
	}

	/** @return list<string> Sorted base forms without joining words, as needs and questions are compared. */
	public static function bases( string $words ): array {
		$telling = Words::telling( $words );
		// "Can't get in" is not the "can't get" of any question.
		if ( str_ends_with( $words, ' in' ) && array() === array_filter( $telling, array( new Filler(), 'lacks' ) ) ) {
			$telling[] = 'in';
		}
		$stems = array_unique( array_map( array( Words::class, 'base' ), $telling ) );
		// The longest word is the rarest, so the index is by it.
		usort( $stems, static fn ( string $one, string $other ): int => array( strlen( $other ), $one ) <=> array( strlen( $one ), $other ) );
		return $stems;
	}

	/** @return list<string> */
	private static function parts( string $list ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $list ) ) ) );
	}
}
