<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds who shares an office, a department or a manager with a person: "in the same office as Dana", "in my department". */
final class SameGroup {

	/** A name, and words that may be more of it. */
	public const NAME = '(?<about>\p{L}[\p{L}\p{M}\'’.-]*(?: (?!(?:in|at|from|of|on|and|or|but|who|that|which|with|does|do|did|is|was|has|have|for|not|only|also|speaks?|knows?|besides|except|please)\b)\p{L}[\p{L}\p{M}\'’.-]*){0,3})';

	private const PLACES = 'office|branch|city|site|building|location|department|dept|division|team';

	/** After "my office", these words mean a thing, not the place. */
	private const THINGS = '(?:chair|desk|door|window|phone|key|computer|laptop|printer|lamp|drawer|wall|carpet|ceiling|light|lock|fridge|kitchen|mailbox|calendar|supplie)s?';

	public function __construct(
		private readonly Company $company,
		private readonly Matcher $matcher,
		private readonly Grammar $grammar,
		private readonly ?int $caller_id,
	) {}

	/**
	 * The other people of the group, or with the time of the start, that the question names; the words for it are removed.
	 *
	 * @return array<int, string>|null Reasons by user ID; null where the question names no such group.
	 */
	public function find_and_cut( string &$question ): ?array {
		$group    = null;
		$question = (string) preg_replace( '/\b(?:besides|except|other than|apart from|but not|not counting) (?:me|myself)\b/iu', ' ', $question );
		foreach ( self::patterns() as $pattern ) {
			while ( 1 === preg_match( $pattern, $question, $found ) ) {
				$people = $this->people( isset( $found['about'] ) ? $found['about'] : 'me' );
				if ( array() === $people ) {
					break;
				}
				$sharing  = $this->sharing( $people, strtolower( $found['place'] ), 1 === preg_match( '/\bsame\b/i', $found[0] ) );
				$group    = null === $group ? $sharing : array_intersect_key( $group, $sharing );
				$question = str_replace( $found[0], ' ', $question );
			}
		}
		return ( new SameStart( $this->company, $this->people( ... ) ) )->find_and_cut( $question, $group );
	}

	/** @return list<string> */
	private static function patterns(): array {
		$places = self::PLACES;
		$things = self::THINGS;
		$name   = self::NAME;
		return array(
			"/\\b(?:(?:who )?(?:is |are |sits? |works? )?(?:in|at|from|of|on|shares?) )?(?:the |an? )?same (?<place>$places) (?:as|with|like) $name/iu",
			"/\\bshares? (?:the |an? )(?<place>$places) with $name/iu",
			// "Locked out of my office", and "it rains in at my office in Lyon", which is another one than the caller's.
			"/(?<!head |boss |manager |leader |chief |director |charge |top |out )\\b(?:in|at|from|of|within) (?:my|our)(?: own)? (?<place>$places)\\b(?! (?:$things)\\b)(?!(?<=office|branch|site|building) (?:in|at) (?-i:\\p{Lu}))/iu",
			"/\\b(?:in|at|from|within) (?<about>\\p{Lu}[\\p{L}\\p{M}'’-]*(?: \\p{Lu}[\\p{L}\\p{M}'’-]*){0,3})['’]s? (?<place>$places)\\b/u",
		);
	}

	/** @return list<int> */
	private function people( string $about ): array {
		if ( in_array( strtolower( $about ), array( 'me', 'mine', 'myself', 'i' ), true ) ) {
			return null === $this->caller_id || ! isset( $this->company->people[ $this->caller_id ] ) ? array() : array( $this->caller_id );
		}
		$matching = $this->matcher->match( $this->grammar->plain( Words::of( (string) preg_replace( "/['’]s$/u", '', $about ) ) ) );
		return $matching->has_name && ! $matching->is_vain ? $matching->best( 0.97 ) : array();
	}

	/**
	 * @param list<int> $people
	 * @param bool      $without_reports Whether the people who report to a person are not of the person's team.
	 * @return array<int, string>
	 */
	private function sharing( array $people, string $place, bool $without_reports ): array {
		$group = array();
		foreach ( $people as $id ) {
			$person = $this->company->person( $id );
			$column = in_array( $place, array( 'department', 'dept', 'division' ), true ) ? 'department' : 'office';
			$places = 'team' === $place ? array() : $this->company->roster->column( $column );
			foreach ( array_keys( $this->company->people ) as $other ) {
				$shared = match ( true ) {
					'team' === $place => $this->company->manager_of( $id ) === $this->company->manager_of( $other ) || ( ! $without_reports && $this->company->manager_of( $other ) === $id ) ? $person->name() : '',
					default => $places[ $other ] === $places[ $id ] ? $places[ $id ] : '',
				};
				if ( '' !== $shared && $other !== $id ) {
					$group[ $other ] = 'team' === $place
						/* translators: %s: name. */
						? sprintf( __( 'Is on %s’s team', 'svc' ), $shared )
						/* translators: %s: department or office. */
						: sprintf( __( 'Works in %s', 'svc' ), $shared );
				}
			}
		}
		return $group;
	}
}
