<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds who shares an office, a department or a manager with a person: "in the same office as Dana", "in my department". */
final class SameGroup {

	private const PLACES = 'office|branch|city|site|building|location|department|dept|division|team';

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
		return $field;
	}

	/** @return list<string> */
	private static function patterns(): array {
		$places = self::PLACES;
		$name   = '(?<about>\S+(?: \p{Lu}\S*){0,3})';
		return array(
			"/\\b(?:(?:who )?(?:is |are |sits? |works? )?(?:in|at|from|of|on|shares?) )?(?:the |an? )?same (?<place>$places) (?:as|with|like) $name/iu",
			"/\\bshares? (?:the |an? )(?<place>$places) with $name/iu",
			"/(?<!head |boss |manager |leader |chief |director |charge |top )\\b(?:in|at|from|of|within) (?:my|our)(?: own)? (?<place>$places)\\b/iu",
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
