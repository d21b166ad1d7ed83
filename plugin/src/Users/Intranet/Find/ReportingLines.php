<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/** Follows the reporting lines from one person. */
final class ReportingLines {

	public function __construct( private readonly Company $company ) {}

	/**
	 * @param list<int>|null $ends Where a chain ends; null at the top.
	 * @return array<int, string> Reasons by user ID.
	 */
	public function of( Relation $relation, int $id, ?array $ends ): array {
		$name = $this->company->person( $id )->name();
		return match ( $relation->kind ) {
			RelationKind::Manager, RelationKind::Lead, RelationKind::Above, RelationKind::Titled, RelationKind::Executive, RelationKind::AboveBoth => $this->managers( $id, $relation->steps, $name ),
			/* translators: %s: name. */
			RelationKind::Reports => array_fill_keys( $this->company->reports_of( $id ), sprintf( __( 'Reports to %s', 'svc' ), $name ) ),
			/* translators: %s: name. */
			RelationKind::Team => $this->team( $id, $name ),
			/* translators: %s: name. */
			RelationKind::EverybodyUnder => array_fill_keys( $this->company->everybody_under( $id ), sprintf( __( 'Is in the organization of %s', 'svc' ), $name ) ),
			/* translators: 1: how many steps down, 2: name. */
			RelationKind::LevelsBelow => array_fill_keys( $this->below( $id, $relation->steps ), sprintf( __( 'Is %1$d steps below %2$s', 'svc' ), $relation->steps, $name ) ),
			/* translators: %s: name. */
			RelationKind::Assistant, RelationKind::Errand => array_fill_keys( $this->assistants( $id ), sprintf( __( 'Assists %s', 'svc' ), $name ) ),
			/* translators: %s: name. */
			RelationKind::Appointment => array_fill_keys( $this->company->is_leader( $id ) ? $this->assistants( $id ) : array(), sprintf( __( 'Assists %s', 'svc' ), $name ) ),
			RelationKind::StandIn => $this->stand_ins( $id, $name ),
			/* translators: %s: name. */
			RelationKind::Chain => array_fill_keys( $this->chain( $id, $ends ), sprintf( __( 'Is above %s', 'svc' ), $name ) ),
			/* translators: %s: name. */
			RelationKind::Cover => array_fill_keys( $this->covers( $id ), sprintf( __( 'Works beside %s', 'svc' ), $name ) ),
			/* translators: %s: name. */
			RelationKind::Peers => array_fill_keys( $this->peers( $id ), sprintf( __( 'Has the same manager as %s', 'svc' ), $name ) ),
		};
	}

	/** @return array<int, string> */
	private function managers( int $id, int $steps, string $name ): array {
		$manager = $id;
		for ( $step = 0; $step < $steps && null !== $manager; $step++ ) {
			$manager = $this->company->manager_of( $manager );
		}
		/* translators: 1: name, 2: how many steps up. */
		$reason = 1 === $steps ? sprintf( __( 'Manages %s', 'svc' ), $name ) : sprintf( __( 'Is %2$d steps above %1$s', 'svc' ), $name, $steps );
		return null === $manager ? array() : array( $manager => $reason );
	}

	/** @return array<int, string> */
	private function stand_ins( int $id, string $name ): array {
		$assistants = $this->assistants( $id );
		/* translators: %s: name. */
		$covers = array_fill_keys( array() === $assistants ? $this->covers( $id ) : array(), sprintf( __( 'Works beside %s', 'svc' ), $name ) );
		/* translators: %s: name. */
		return $covers + array_fill_keys( $assistants, sprintf( __( 'Assists %s', 'svc' ), $name ) );
	}

	/** @return array<int, string> */
	private function team( int $id, string $name ): array {
		/* translators: %s: name. */
		$reports = array_fill_keys( $this->company->reports_of( $id ), sprintf( __( 'Reports to %s', 'svc' ), $name ) );
		/* translators: %s: name. */
		return array() !== $reports ? $reports : array_fill_keys( $this->peers( $id ), sprintf( __( 'Has the same manager as %s', 'svc' ), $name ) );
	}

	/** @return list<int> */
	private function below( int $id, int $steps ): array {
		$level = array( $id );
		for ( $step = 0; $step < $steps; $step++ ) {
			$level = array_merge( array(), ...array_map( array( $this->company, 'reports_of' ), $level ) );
		}
		return $level;
	}

	/**
	 * The managers above a person; where it ends somewhere, those between the two, whoever is the higher one.
	 *
	 * @param list<int>|null $ends
	 * @return list<int>
	 */
	private function chain( int $id, ?array $ends ): array {
		$above = $this->above( $id );
		if ( null === $ends ) {
			return $above;
		}
		foreach ( $ends as $end ) {
			$place = array_search( $end, $above, true );
			$chain = false === $place ? $this->above( $end ) : array_slice( $above, 0, $place );
			$place = false === $place ? array_search( $id, $chain, true ) : count( $chain );
			if ( false !== $place ) {
				return array_slice( $chain, 0, $place );
			}
		}
		return array();
	}

	/** @return list<int> The managers above a person, the nearest first. Ends in a loop, too. */
	public function above( int $id ): array {
		$above = array();
		for ( $manager = $this->company->manager_of( $id ); null !== $manager && $manager !== $id && ! in_array( $manager, $above, true ); $manager = $this->company->manager_of( $manager ) ) {
			$above[] = $manager;
		}
		return $above;
	}

	/**
	 * People with the same manager and title, else the person's own reports, else the people with the same manager, else the manager.
	 *
	 * @return list<int>
	 */
	private function covers( int $id ): array {
		$peers   = $this->peers( $id );
		$title   = $this->company->roster->text( 'title', $id );
		$alike   = array_filter( $peers, fn ( int $peer ): bool => $this->company->roster->text( 'title', $peer ) === $title );
		$reports = array_filter( $this->company->reports_of( $id ), fn ( int $report ): bool => Role::Assistant->value !== $this->company->roster->text( 'role', $report ) );
		foreach ( array( $alike, $reports, $peers ) as $found ) {
			if ( array() !== $found ) {
				return array_values( $found );
			}
		}
		$manager = $this->company->manager_of( $id );
		return null === $manager ? array() : array( $manager );
	}

	/**
	 * Reports whose role it is, and those whose title says whom they assist: "Executive Assistant to the COO and CFO" reports to one of them.
	 *
	 * @return list<int>
	 */
	private function assistants( int $id ): array {
		$reports = array_filter( $this->company->reports_of( $id ), fn ( int $report ): bool => Role::Assistant->value === $this->company->roster->text( 'role', $report ) );
		$title   = Words::telling( $this->company->roster->text( 'title', $id ) );
		$letters = Words::initials( $title );
		$named   = $this->company->roster->where(
			'title',
			static function ( string $own ) use ( $title, $letters ): bool {
				if ( 1 !== preg_match( '/\b(?:assistant|secretary|chief of staff)\b.*?\b(?:to|of|for)\b(.+)/iu', $own, $found ) ) {
					return false;
				}
				$whom = Words::of( $found[1] );
				return in_array( $letters, $whom, true ) || array() === array_diff( $title, $whom );
			}
		);
		return array_values( array_unique( array( ...$reports, ...array_keys( $named ) ) ) );
	}

	/** @return list<int> */
	private function peers( int $id ): array {
		$manager = $this->company->manager_of( $id );
		return null === $manager ? array() : array_values( array_diff( $this->company->reports_of( $manager ), array( $id ) ) );
	}
}
