<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Finds who shares an office, a department, a manager or the time of the start with a person: "in the same office as Dana",
 * "in my department", "joined the same year as Dana"; and who started before or after a person.
 */
final class SameGroup {

	/** A name, and words that may be more of it. */
	private const NAME = '(?<about>\p{L}[\p{L}\p{M}\'’.-]*(?: (?!(?:in|at|from|of|on|and|or|but|who|that|which|with|does|do|did|is|was|has|have|for|not|only|also|speaks?|knows?|besides|except|please)\b)\p{L}[\p{L}\p{M}\'’.-]*){0,3})';

	private const PLACES = 'office|branch|city|site|building|location|department|dept|division|team';

	/** The words of a start date that people who started in the same month share. */
	private const SPANS = array(
		'day'   => 10,
		'date'  => 10,
		'month' => 7,
		'year'  => 4,
		'week'  => 10,
	);

	/** Where the next one after a person is asked for, the order by time. */
	private const NEXT = array(
		'after'  => ' earliest ',
		'before' => ' newest ',
	);

	/** What an office has: "the back of my office chair" is of no group. */
	private const THINGS = '(?:chair|desk|door|window|phone|key|computer|laptop|printer|lamp|drawer|wall|carpet|ceiling|light|lock|fridge|kitchen|mailbox|calendar|supplie)s?';

	public function __construct(
		private readonly Company $company,
		private readonly Matcher $matcher,
		private readonly Grammar $grammar,
		private readonly ?int $asker,
	) {}

	/**
	 * The people of the group but for the person; the words of it are removed from the question.
	 *
	 * @return array<int, string>|null Reasons by user ID; null where the question names no such group.
	 */
	public function taken( string &$question ): ?array {
		$field    = null;
		$question = (string) preg_replace( '/\b(?:besides|except|other than|apart from|but not|not counting) (?:me|myself)\b/iu', ' ', $question );
		foreach ( self::patterns() as $pattern ) {
			while ( 1 === preg_match( $pattern, $question, $found ) ) {
				$people = $this->people( isset( $found['about'] ) ? $found['about'] : 'me' );
				if ( array() === $people ) {
					break;
				}
				$members  = $this->members( $people, strtolower( $found['place'] ), 1 === preg_match( '/\bsame\b/i', $found[0] ) );
				$field    = null === $field ? $members : array_intersect_key( $field, $members );
				$question = str_replace( $found[0], ' ', $question );
			}
		}
		return $this->by_start( $question, $field );
	}

	/**
	 * @param array<int, string>|null $field
	 * @return array<int, string>|null
	 */
	private function by_start( string &$question, ?array $field ): ?array {
		foreach ( self::start_patterns() as $pattern ) {
			if ( 1 !== preg_match( $pattern, $question, $found ) ) {
				continue;
			}
			$people  = $this->people( $found['about'] );
			$started = $this->company->roster->column( 'start_date' );
			$days    = array_filter( array_map( static fn ( int $id ): string => $started[ $id ], $people ), static fn ( string $day ): bool => '' !== $day );
			if ( array() === $days ) {
				continue;
			}
			$length = self::SPANS[ strtolower( $found['span'] ?? '' ) ] ?? 0;
			$side   = $length > 0 ? '' : ( 1 === preg_match( '/^(?:after|shorter|less|fewer|later)/i', $found['side'] ?? '' ) ? 'after' : 'before' );
			// All days of a week have its Monday.
			$part  = 'week' === strtolower( $found['span'] ?? '' )
				? static fn ( string $day ): string => ( new \DateTimeImmutable( $day, new \DateTimeZone( 'UTC' ) ) )->modify( 'monday this week' )->format( 'Y-m-d' )
				: static fn ( string $day ): string => substr( $day, 0, $length );
			$parts = array_map( $part, $days );
			$is_of  = static fn ( string $day ): bool => '' !== $day && match ( $side ) {
				'after'  => 0 < strcmp( $day, min( $days ) ),
				'before' => 0 > strcmp( $day, max( $days ) ),
				default  => in_array( $part( $day ), $parts, true ),
			};
			$others   = array();
			foreach ( array_diff_key( $this->company->roster->where( 'start_date', $is_of ), array_flip( $people ) ) as $id => $one ) {
				/* translators: %s: day as YYYY-MM-DD. */
				$others[ $id ] = sprintf( __( 'Started on %s', 'svc' ), $started[ $id ] );
			}
			$next     = $found['next'] ?? '';
			$question = str_replace( $found[0], '' === $next ? ' ' : self::NEXT[ $side ] ?? ' ', $question );
			return null === $field ? $others : array_intersect_key( $others, $field );
		}
		return $field;
	}

	/** @return list<string> */
	private static function start_patterns(): array {
		$name  = self::NAME;
		$began = '(?:joined|started|hired|came|arrived|began|(?:been |was |were |is |are )(?:here|around|with us|in the company|at the company))(?: (?:us|here|work|with us|working|the company))?';
		$has   = '(?: (?:has|have|is|was|did|does)(?: been)?(?: here)?)?';
		return array(
			"/\\b$began (?:in |on )?(?:the |exactly the )?(?:very )?same (?<span>day|date|week|month|year) (?:as|with|like) $name(?: (?:did|was))?/iu",
			"/\\b$began (?<next>right |just |shortly |immediately |directly |soon )?(?<side>before|after) $name(?: (?:did|was))?/iu",
			"/\\b(?<side>longer|shorter|later|earlier|more years|more time|fewer years|less time)(?: (?:here|with us|in the company|at the company|around))? than $name$has/iu",
		);
	}

	/** @return list<string> */
	private static function patterns(): array {
		$places = self::PLACES;
		$things = self::THINGS;
		$name   = self::NAME;
		return array(
			"/\\b(?:(?:who )?(?:is |are |sits? |works? )?(?:in|at|from|of|on|shares?) )?(?:the |an? )?same (?<place>$places) (?:as|with|like) $name/iu",
			"/\\bshares? (?:the |an? )(?<place>$places) with $name/iu",
			// "Locked out of my office", and "it rains in at my office in Lyon", which is another one than the asker's.
			"/(?<!head |boss |manager |leader |chief |director |charge |top |out )\\b(?:in|at|from|of|within) (?:my|our)(?: own)? (?<place>$places)\\b(?! (?:$things)\\b)(?!(?<=office|branch|site|building) (?:in|at) (?-i:\\p{Lu}))/iu",
			"/\\b(?:in|at|from|within) (?<about>\\p{Lu}[\\p{L}\\p{M}'’-]*(?: \\p{Lu}[\\p{L}\\p{M}'’-]*){0,3})['’]s? (?<place>$places)\\b/u",
		);
	}

	/** @return list<int> */
	private function people( string $about ): array {
		if ( in_array( strtolower( $about ), array( 'me', 'mine', 'myself', 'i' ), true ) ) {
			return null === $this->asker || ! isset( $this->company->people[ $this->asker ] ) ? array() : array( $this->asker );
		}
		$matching = $this->matcher->match( $this->grammar->plain( Words::of( (string) preg_replace( "/['’]s$/u", '', $about ) ) ) );
		return $matching->has_name && ! $matching->is_vain ? $matching->best( 0.97 ) : array();
	}

	/**
	 * @param list<int> $people
	 * @param bool      $is_of_equals Whether reports are no members of a person's team.
	 * @return array<int, string>
	 */
	private function members( array $people, string $place, bool $is_of_equals ): array {
		$members = array();
		foreach ( $people as $id ) {
			$person = $this->company->person( $id );
			$column = in_array( $place, array( 'department', 'dept', 'division' ), true ) ? 'department' : 'office';
			$groups = 'team' === $place ? array() : $this->company->roster->column( $column );
			foreach ( $this->company->people as $other => $one ) {
				$shared = match ( true ) {
					'team' === $place => $this->company->manager_of( $id ) === $this->company->manager_of( $other ) || ( ! $is_of_equals && $this->company->manager_of( $other ) === $id ) ? $person->name() : '',
					default => $groups[ $other ] === $groups[ $id ] ? $groups[ $id ] : '',
				};
				if ( '' !== $shared && $other !== $id ) {
					$members[ $other ] = 'team' === $place
						/* translators: %s: name. */
						? sprintf( __( 'Is in the team of %s', 'svc' ), $shared )
						/* translators: %s: department or office. */
						: sprintf( __( 'Is of %s', 'svc' ), $shared );
				}
			}
		}
		return $members;
	}
}
