<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Closure;

/** Finds who started when a person did, or before or after: "joined the same year as Dana", "right after Dana". */
final class SameStart {

	/** Characters of a day as YYYY-MM-DD that are compared; a week is compared by its Monday. */
	private const SPANS = array(
		'day'   => 10,
		'date'  => 10,
		'month' => 7,
		'year'  => 4,
		'week'  => 10,
	);

	/** Words that are added to the question for "right after Dana". */
	private const NEXT = array(
		'after'  => ' earliest ',
		'before' => ' newest ',
	);

	/** @param Closure(string): list<int> $people The people whom words name. */
	public function __construct(
		private readonly Company $company,
		private readonly Closure $people,
	) {}

	/**
	 * The people of the group who started at that time, but for the person; the words for it are removed from the question.
	 *
	 * @param array<int, string>|null $group Reasons by user ID; null for all people.
	 * @return array<int, string>|null The group itself where the question names no such time.
	 */
	public function find_and_cut( string &$question, ?array $group ): ?array {
		foreach ( self::patterns() as $pattern ) {
			if ( 1 !== preg_match( $pattern, $question, $found ) ) {
				continue;
			}
			$people  = ( $this->people )( $found['about'] );
			$started = $this->company->roster->column( 'start_date' );
			$days    = array_filter( array_map( static fn ( int $id ): string => $started[ $id ], $people ), static fn ( string $day ): bool => '' !== $day );
			if ( array() === $days ) {
				continue;
			}
			$length = self::SPANS[ strtolower( $found['span'] ?? '' ) ] ?? 0;
			$side   = $length > 0 ? '' : ( 1 === preg_match( '/^(?:after|shorter|less|fewer|later)/i', $found['side'] ?? '' ) ? 'after' : 'before' );
			// All days of a week have its Monday.
			$part   = 'week' === strtolower( $found['span'] ?? '' )
				? static fn ( string $day ): string => ( new \DateTimeImmutable( $day, new \DateTimeZone( 'UTC' ) ) )->modify( 'monday this week' )->format( 'Y-m-d' )
				: static fn ( string $day ): string => substr( $day, 0, $length );
			$parts  = array_map( $part, $days );
			$is_of  = static fn ( string $day ): bool => '' !== $day && match ( $side ) {
				'after'  => 0 < strcmp( $day, min( $days ) ),
				'before' => 0 > strcmp( $day, max( $days ) ),
				default  => in_array( $part( $day ), $parts, true ),
			};
			$others   = array();
			foreach ( array_keys( array_diff_key( $this->company->roster->where( 'start_date', $is_of ), array_flip( $people ) ) ) as $id ) {
				/* translators: %s: day as YYYY-MM-DD. */
				$others[ $id ] = sprintf( __( 'Started on %s', 'svc' ), $started[ $id ] );
			}
			$next     = $found['next'] ?? '';
			$question = str_replace( $found[0], '' === $next ? ' ' : self::NEXT[ $side ] ?? ' ', $question );
			return null === $group ? $others : array_intersect_key( $others, $group );
		}
		return $group;
	}

	/** @return list<string> */
	private static function patterns(): array {
		$name  = SameGroup::NAME;
		$began = '(?:joined|started|hired|came|arrived|began|(?:been |was |were |is |are )(?:here|around|with us|in the company|at the company))(?: (?:us|here|work|with us|working|the company))?';
		$has   = '(?: (?:has|have|is|was|did|does)(?: been)?(?: here)?)?';
		return array(
			"/\\b$began (?:in |on )?(?:the |exactly the )?(?:very )?same (?<span>day|date|week|month|year) (?:as|with|like) $name(?: (?:did|was))?/iu",
			"/\\b$began (?<next>right |just |shortly |immediately |directly |soon )?(?<side>before|after) $name(?: (?:did|was))?/iu",
			"/\\b(?<side>longer|shorter|later|earlier|more years|more time|fewer years|less time)(?: (?:here|with us|in the company|at the company|around))? than $name$has/iu",
		);
	}
}
