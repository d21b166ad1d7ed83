<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/** Follows reporting lines from the person or group named. */
final class Relations {

	private const ME = array( 'me', 'my', 'i', 'mine', 'myself' );

	private const BESIDE_ME = array( 'to', 'who', 'is', 'was', 'are', 'on', 'in', 'does', 'do', 'of', 'what', 'the', 'name', 'please', 'find', 'show', 'tell', 'give', 'all', 'people', 'everyone', 'everybody', 'from', 'list' );

	/** The most people that a need may mean as one end of a relation. */
	private const FEW = 3;

	/** Minimum share of the best score for a person to count as named. */
	private const AS_GOOD = 0.97;

	/** The same where the person is described by a trade: of its people some have one skill more than others. */
	private const AS_GOOD_OF_MANY = 0.8;

	/** Places of work whose leader is the manager of those who work there. */
	private const WORKPLACES = array( 'warehouse', 'bakery', 'dairy', 'smokehouse' );

	/** The same for people whose title says that they lead, and the share from which somebody may be one of them. */
	private const NEARLY  = 0.93;
	private const ROUGHLY = 0.7;

	private readonly Superiors $superiors;

	private readonly Heads $heads;

	private readonly ReportingLines $lines;

	public function __construct(
		private readonly Company $company,
		private readonly Matcher $matcher,
		private readonly Grammar $grammar,
		private readonly ?int $caller_id,
	) {
		$this->lines     = new ReportingLines( $company );
		$this->heads     = new Heads( $company );
		$this->superiors = new Superiors( $company, new Positions( $company ), $this->lines );
	}

	/**
	 * @param Matching $others The match of the rest of the question.
	 * @return array<int, string>|null Reasons by user ID; null where the words match no person and no group.
	 */
	public function follow( Relation $relation, Matching $others ): ?array {
		$left = $others->has_demands && ! $others->is_vain ? $others->scores : null;
		if ( RelationKind::Titled === $relation->kind ) {
			return $others->is_vain && $others->has_demands ? null : $this->with_such_a_title( $relation, $others, $left );
		}
		if ( in_array( $relation->kind, array( RelationKind::Executive, RelationKind::AboveBoth ), true ) ) {
			return $this->high_above( $relation );
		}
		if ( '' !== $relation->title && array() !== $this->titled( array( $relation->title, ...$relation->about ) ) ) {
			// "Director of IT Operations" is a title, not the leader of Operations.
			return null;
		}
		if ( RelationKind::Above === $relation->kind ) {
			return $this->above_me( $relation );
		}
		$told = $this->told( $relation, $left );
		if ( null === $told && RelationKind::Lead === $relation->kind && null !== $left ) {
			// Others than those there may know the thing better.
			$leader = $this->only_leader( $this->matcher->match( $this->grammar->plain( $relation->about ), $left )->best( self::NEARLY ) );
			$told   = null === $leader ? null : array( array( $leader ), array(), implode( ' ', $relation->about ), true );
		}
		if ( null === $told ) {
			return $relation->is_certain && $this->matcher->match( $this->grammar->plain( $relation->about ) )->is_vain ? array() : null;
		}
		list( $people, $group, $name, $are_leaders ) = $told;
		if ( '' !== $relation->title && RelationKind::Manager === $relation->kind && array() !== array_filter( $people, fn ( int $id ): bool => $this->company->is_leader( $id ) || true === $this->company->title_of( $id )?->leads() ) ) {
			// "Manager Rhonda Esposito" is one, "manager Ivan Petrov" is his.
			return null;
		}
		if ( $are_leaders && $others->has_demands && ! $others->is_vain && array() === array_intersect( $people, array_keys( $others->scores ) ) ) {
			// The head of the warehouse in Lyon is nobody elsewhere, but may be the manager of those who work there.
			$manager = $this->common_manager( $this->matcher->match( $this->grammar->plain( $relation->about ), $others->scores ) );
			/* translators: %s: department or office. */
			return null === $manager ? null : array( $manager => sprintf( __( 'Leads %s', 'svc' ), $name ) );
		}
		if ( $are_leaders ) {
			$people = $others->has_demands && ! $others->is_vain ? array_values( array_intersect( $people, array_keys( $others->scores ) ) ) : $people;
			/* translators: %s: department or office. */
			return array_fill_keys( $people, sprintf( __( 'Leads %s', 'svc' ), $name ) );
		}
		if ( $relation->is_for_helper() ) {
			return array() === $group ? $this->helpers( $relation, $people ) : null;
		}
		if ( array() !== $group && in_array( $relation->kind, array( RelationKind::Lead, RelationKind::Manager ), true ) ) {
			return $this->heads->of( $others->has_demands && ! $others->is_vain ? array_values( array_intersect( $group, array_keys( $others->scores ) ) ) : $group, $relation, $name );
		}
		if ( array() !== $group && RelationKind::Assistant === $relation->kind ) {
			$found = array();
			foreach ( array_keys( $this->heads->of( $group, $relation, $name ) ) as $id ) {
				$found += $this->from( $relation, $id );
			}
			return $found;
		}
		if ( array() !== $group ) {
			/* translators: %s: department or office. */
			return array_fill_keys( $group, sprintf( __( 'Works in %s', 'svc' ), $name ) );
		}
		$meant = RelationKind::Lead === $relation->kind && $others->has_demands && ! $others->is_vain ? array_intersect( $people, array_keys( $others->scores ) ) : array();
		$found = array();
		foreach ( array() === $meant ? $people : $meant as $id ) {
			$found += $this->from( $relation, $id );
		}
		// "Executive assistant to the COO" can be a title, too, where the company has no COO.
		return array() === $found && RelationKind::Assistant === $relation->kind && ! $relation->is_certain ? null : $found;
	}

	/**
	 * Those whose title is nearly the one asked for, else whoever leads the department that it names.
	 *
	 * @param array<int, mixed>|null $left As told() has it.
	 * @return array<int, string>|null
	 */
	private function with_such_a_title( Relation $relation, Matching $others, ?array $left ): ?array {
		if ( array() !== $this->superiors->with_title( array( $relation->title, ...$relation->about ), $left ) ) {
			return null;
		}
		$name   = implode( ' ', $relation->about );
		$people = $this->superiors->of_few( $relation, $left );
		if ( array() === $people && in_array( $relation->title, array( 'head', 'chief' ), true ) && ( new Positions( $this->company ) )->has( array_slice( $relation->about, -1 )[0] ) ) {
			$first  = $this->superiors->first_of( $this->matcher->match( $this->grammar->plain( $relation->about ) ), $left );
			$people = array_filter( array( $first ) );
		}
		if ( array() !== $people ) {
			/* translators: %s: department or office. */
			return array_fill_keys( $people, sprintf( __( 'Leads %s', 'svc' ), $name ) );
		}
		$is_department = array() === array_filter( $relation->about, fn ( string $word ): bool => ! $this->company->has_word( FactKind::Department, $word ) );
		$found         = $is_department ? $this->follow( new Relation( RelationKind::Lead, $relation->about, is_certain: false ), $others ) : null;
		return null === $this->only_leader( array_keys( $found ?? array() ) ) ? null : $found;
	}

	/** @return array<int, string>|null */
	private function high_above( Relation $relation ): ?array {
		$name   = implode( ' ', $relation->about );
		$people = RelationKind::Executive === $relation->kind
			? $this->superiors->executives( $this->matcher->match( $this->grammar->plain( $relation->about ) ) )
			: array_filter( array( $this->superiors->nearest_above( array( ...$this->first_there( $relation->about ), ...$this->first_there( $relation->until ) ) ) ) );
		/* translators: %s: name. */
		return array() === $people ? null : array_fill_keys( $people, sprintf( __( 'Is above %s', 'svc' ), $name ) );
	}

	/**
	 * The person named, or the head of the office or department named.
	 *
	 * @param list<string> $words
	 * @return list<int>
	 */
	private function first_there( array $words ): array {
		$relation                     = new Relation( RelationKind::Lead, $words );
		list( $people, $group, $name ) = $this->told( $relation ) ?? array( array(), array(), '' );
		return array() === $group ? $people : array_keys( $this->heads->of( $group, $relation, $name ) );
	}

	/**
	 * Who helps these people, if they are called by name or are one leader: an hour with an underwriter is one with any of them.
	 *
	 * @param list<int> $people
	 * @return array<int, string>|null
	 */
	private function helpers( Relation $relation, array $people ): ?array {
		$is_named = array( 'me' ) === $relation->about || $this->matcher->match( $this->grammar->plain( $relation->about ) )->has_name;
		$found    = array();
		foreach ( $is_named || ( 1 === count( $people ) && $this->company->is_leader( $people[0] ) ) ? $people : array() as $id ) {
			$found += $this->from( $relation, $id );
		}
		if ( array() === $found && $is_named && RelationKind::Appointment === $relation->kind ) {
			foreach ( $people as $id ) {
				$found[ $id ] = FactKind::Name->reason( $this->company->person( $id )->name() );
			}
		}
		return array() === $found ? null : $found;
	}

	/**
	 * Whether the words are those of one leader's title alone, though not all of it: "the finance chief", "the chairwoman".
	 *
	 * @param list<int> $best
	 */
	private function is_only_leader( array $best, Matching $matching ): bool {
		return 1 === count( $best ) && $this->company->is_leader( $best[0] )
			&& array() === array_filter( $matching->facts_of( $best[0] ), fn ( int $number ): bool => FactKind::Title !== $this->company->facts->kind( $number ) );
	}

	/**
	 * The people or the group that the words name: people by name, else a department or office, else people by title.
	 *
	 * @param array<int, mixed>|null $left User IDs of the people whom the rest of the question leaves, as keys; null for all.
	 * @return array{list<int>, list<int>, string, bool}|null People, or a group and its name; and whether the people lead what the words name.
	 */
	private function told( Relation $relation, ?array $left = null ): ?array {
		$words = $relation->about;
		if ( null !== $relation->of ) {
			return array( array_keys( $this->follow( $relation->of, new Matching( false, false ) ) ?? array() ), array(), '', false );
		}
		if ( null !== $this->caller_id && array() !== array_intersect( $words, self::ME ) && array() === array_diff( $words, self::ME, self::BESIDE_ME ) ) {
			return array( array_values( array_intersect( array( $this->caller_id ), array_keys( $this->company->people ) ) ), array(), '', false );
		}
		if ( RelationKind::Lead === $relation->kind && count( $words ) > 1 && in_array( end( $words ), array( 'team', 'department', 'dept', 'group', 'division', 'unit' ), true ) ) {
			// "The processing team" is no "Processing Team Lead".
			array_pop( $words );
		}
		$matching = $this->matcher->match( $this->grammar->plain( $words ) );
		if ( ! $matching->has_demands || $matching->is_vain ) {
			return null;
		}
		if ( $matching->has_name ) {
			return array( $matching->best( self::AS_GOOD ), array(), '', false );
		}
		if ( $relation->is_of_name ) {
			return null;
		}
		$titled = $this->titled( $words );
		if ( array() !== $titled && RelationKind::Lead !== $relation->kind ) {
			return array( $titled, array(), '', false );
		}
		foreach ( array( FactKind::Department, FactKind::Office ) as $field ) {
			$fact = $this->fact( $matching, $field );
			if ( null !== $fact ) {
				$there = $matching->there( $fact->people );
				return RelationKind::Manager === $relation->kind && FactKind::Department === $field && $there !== $fact->people ? array( $there, array(), '', false ) : array( array(), $there, $fact->text, false );
			}
		}
		$leaders = RelationKind::Lead === $relation->kind ? $this->leaders( $matching, $left ) : array();
		if ( array() !== $leaders ) {
			return array( $leaders, array(), implode( ' ', $words ), true );
		}
		$complete = null !== $this->fact( $matching, FactKind::Title ) || null !== $this->fact( $matching, FactKind::Role );
		$best     = RelationKind::Lead === $relation->kind ? $matching->best( self::AS_GOOD, $left ) : array();
		$best     = array() === $best ? $matching->best( self::AS_GOOD ) : $best;
		if ( ! $complete && RelationKind::Lead !== $relation->kind && $relation->is_certain ) {
			$complete = count( $best ) <= self::FEW;
		}
		$complete = $complete || ( ( $relation->is_for_helper() || RelationKind::Assistant === $relation->kind ) && $this->is_only_leader( $best, $matching ) );
		$manager = ! $complete && RelationKind::Lead === $relation->kind && $this->names_many( (string) end( $words ) ) ? $this->common_manager( $matching, $left ) : null;
		if ( null !== $manager ) {
			return array( array( $manager ), array(), implode( ' ', $words ), true );
		}
		$leader = ! $complete && RelationKind::Lead === $relation->kind ? $this->only_leader( $matching->best( self::NEARLY, $left ) ) : null;
		if ( null !== $leader ) {
			return array( array( $leader ), array(), implode( ' ', $words ), true );
		}
		return $complete ? array( $this->so_called( $best, $words ), array(), '', false ) : null;
	}

	/**
	 * The only one of these whose title says that it leads.
	 *
	 * @param list<int> $people
	 */
	private function only_leader( array $people ): ?int {
		$leaders = array_values( array_filter( $people, fn ( int $id ): bool => $this->company->is_leader( $id ) || true === $this->company->title_of( $id )?->leads() ) );
		return 1 === count( $leaders ) ? $leaders[0] : null;
	}

	/** Whether several people are or work in what the word names: "the boss of the fish buyers", "who runs the Lyon warehouse". */
	private function names_many( string $word ): bool {
		return in_array( $word, self::WORKPLACES, true ) || str_ends_with( $word, 'ers' ) || ( str_ends_with( $word, 's' ) && ( new Positions( $this->company ) )->has( $word ) );
	}

	/**
	 * The manager of all people who match well, or the only one of these who leads.
	 *
	 * @param array<int, mixed>|null $left As told() has it.
	 */
	private function common_manager( Matching $matching, ?array $left = null ): ?int {
		$best = $matching->best( self::AS_GOOD_OF_MANY, $left );
		if ( 1 === count( $best ) && $this->company->is_leader( $best[0] ) ) {
			return $best[0];
		}
		$managers = array_unique( array_map( $this->company->manager_of( ... ), $best ) );
		return 1 === count( $managers ) ? array_values( $managers )[0] : null;
	}

	/**
	 * Of the people whom the words fit, those whose title the words are short for; never whoever assists them.
	 *
	 * @param list<int>    $people
	 * @param list<string> $words
	 * @return list<int>
	 */
	private function so_called( array $people, array $words ): array {
		$short  = array_filter( $people, fn ( int $id ): bool => in_array( Words::initials( Words::telling( $this->company->roster->text( 'title', $id ) ) ), $words, true ) );
		$others = array_filter( $people, fn ( int $id ): bool => Role::Assistant->value !== $this->company->roster->text( 'role', $id ) );
		return array_values( array() === $short ? ( array() === $others ? $people : $others ) : $short );
	}

	/**
	 * The people whose title has just these words.
	 *
	 * @param list<string> $words
	 * @return list<int>
	 */
	private function titled( array $words ): array {
		$words = array_values( array_filter( array_diff( $words, array( 'our', 'my', "'s" ) ), static fn ( string $word ): bool => ! Words::joins( $word ) ) );
		$facts = array() === $words ? array() : array_intersect_key( ...array_map( fn ( string $word ): array => $this->company->words[ $word ] ?? array(), $words ) );
		foreach ( array_keys( $facts ) as $number ) {
			if ( FactKind::Title === $this->company->facts->kind( $number ) && count( $this->company->facts->words( $number ) ) === count( array_unique( $words ) ) ) {
				return $this->company->facts[ $number ]->people;
			}
		}
		return array();
	}

	/**
	 * The nearest manager above the person who asks whose title it is, else the head of that person's department or office.
	 *
	 * @return array<int, string>|null
	 */
	private function above_me( Relation $relation ): ?array {
		if ( null === $this->caller_id || ! isset( $this->company->people[ $this->caller_id ] ) ) {
			return null;
		}
		$column = match ( $relation->about[0] ) {
			'department', 'departments', 'dept'                  => 'department',
			'branch', 'office', 'site', 'plant', 'store', 'shop' => 'office',
			default                                              => null,
		};
		$title  = null === $column || count( $relation->about ) > 1 ? $relation->about : array( ...$relation->about, 'manager' );
		$above  = 'department' === $column ? null : $this->nearest_above( $this->caller_id, $title );
		if ( null !== $above ) {
			/* translators: %s: name. */
			return array( $above => sprintf( __( 'Is above %s', 'svc' ), $this->company->person( $this->caller_id )->name() ) );
		}
		if ( null === $column ) {
			return null;
		}
		$group = $this->company->roster->text( $column, $this->caller_id );
		return $this->heads->of( array_keys( $this->company->roster->where( $column, static fn ( string $own ): bool => $own === $group ) ), $relation, $group );
	}

	/**
	 * The nearest of a person's managers at any level who match these words best.
	 *
	 * @param list<string> $words
	 */
	private function nearest_above( int $id, array $words ): ?int {
		$scores = $this->matcher->match( $this->grammar->plain( $words ) )->scores;
		$best   = null;
		foreach ( $this->lines->above( $id ) as $above ) {
			if ( ( $scores[ $above ] ?? 0.0 ) > ( $scores[ $best ] ?? 0.0 ) ) {
				$best = $above;
			}
		}
		return $best;
	}

	/**
	 * People of the leadership, or with a leader's title, whose title names what they lead: "Vice President of Capital Markets" for the capital markets.
	 *
	 * @param array<int, mixed>|null $left As told() has it.
	 * @return list<int>
	 */
	private function leaders( Matching $matching, ?array $left ): array {
		$leaders = array();
		foreach ( $matching->best( self::ROUGHLY, $left ) as $id ) {
			foreach ( $matching->facts_of( $id ) as $number ) {
				$fact = $this->company->facts[ $number ];
				$share = ( $this->company->is_leader( $id ) || $fact->leads() ) && FactKind::Title === $fact->field ? $this->share( $matching->units, $number ) : 0.0;
				if ( $share > 0.0 && $fact->is_led( self::said( $matching->units, $number ) ) ) {
					$leaders[ $id ] = max( $share, $leaders[ $id ] ?? 0.0 );
				}
			}
		}
		// An "Accounting Manager" leads accounting rather than an "Account Manager".
		$least = array() === $leaders ? 0.0 : self::NEARLY * max( $leaders );
		return $matching->best( self::NEARLY, array_filter( $leaders, static fn ( float $share ): bool => $share >= $least ) );
	}

	/** @param list<Unit> $units */
	private static function said( array $units, int $number ): int {
		return array_reduce( array_merge( array(), ...array_column( $units, 'senses' ) ), static fn ( int $bits, array $senses ): int => $bits | ( $senses[ $number ][1] ?? 0 ), 0 );
	}

	/** The fact of this kind that matches all units best. */
	private function fact( Matching $matching, FactKind $field ): ?Fact {
		$best = null;
		$most = 0.0;
		foreach ( $matching->facts() as $number ) {
			$fact  = $this->company->facts[ $number ];
			$share = $fact->field === $field ? $this->share( $matching->units, $number ) : 0.0;
			if ( $share > $most ) {
				$best = $fact;
				$most = $share;
			}
		}
		return $best;
	}

	/**
	 * @param list<Unit> $units
	 * @return float Between 0 and 1; 0 where a word does not match the fact.
	 */
	private function share( array $units, int $number ): float {
		$bits  = 0;
		$sure  = 1.0;
		foreach ( $units as $unit ) {
			foreach ( $unit->senses as $senses ) {
				if ( ! isset( $senses[ $number ] ) ) {
					return 0.0;
				}
				$bits |= $senses[ $number ][1];
				$sure  = min( $sure, $senses[ $number ][0] );
			}
		}
		return $sure * $this->company->facts[ $number ]->completeness( $bits );
	}

	/** @return array<int, string> */
	private function from( Relation $relation, int $id ): array {
		$ends = RelationKind::Chain === $relation->kind && array() !== $relation->until ? $this->told( new Relation( RelationKind::Reports, $relation->until ) )[0] ?? array() : null;
		return $this->lines->of( $relation, $id, $ends );
	}
}
