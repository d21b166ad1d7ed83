<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds who leads a department or an office. */
final class Heads {

	public function __construct( private readonly Company $company ) {}

	/**
	 * The leader of a group: of the members whose manager is outside it, by title, by leadership role, then by the number of members below.
	 *
	 * @param list<int> $group
	 * @return array<int, string>
	 */
	public function of( array $group, Relation $relation, string $name ): array {
		$members = array_flip( $group );
		$below   = $this->company->counts_below( $members );
		$soft    = array_flip( $this->with_title_of( $relation->about, $group, $this->is_department( $name ) ) );
		$best    = null;
		$rank    = array();
		$is_site = ! $this->is_department( $name );
		$above   = $this->above( $group, $name );
		if ( null !== $above ) {
			/* translators: %s: department or office. */
			return array( $above => sprintf( __( 'Leads %s', 'svc' ), $name ) );
		}
		foreach ( $group as $id ) {
			$manager = $this->company->manager_of( $id );
			if ( null !== $manager && isset( $members[ $manager ] ) && ! ( $is_site && isset( $soft[ $id ] ) ) ) {
				continue;
			}
			$own = array( isset( $soft[ $id ] ) ? 1 : 0, $this->company->is_leader( $id ) ? 1 : 0, $below[ $id ] ?? 0, -$id );
			if ( null === $best || $own > $rank ) {
				$best = $id;
				$rank = $own;
			}
		}
		/* translators: %s: department or office. */
		return null === $best ? array() : array( $best => sprintf( __( 'Leads %s', 'svc' ), $name ) );
	}

	/**
	 * The leader of a department who is no member of it, as a board member is: the manager of most of its highest members, if the title
	 * names the department or no member leads.
	 *
	 * @param list<int> $group
	 */
	private function above( array $group, string $name ): ?int {
		$members = array_flip( $group );
		$highest = array_filter( $group, fn ( int $id ): bool => ! isset( $members[ $this->company->manager_of( $id ) ?? 0 ] ) );
		$counts  = array_count_values( array_filter( array_map( $this->company->manager_of( ... ), $highest ) ) );
		arsort( $counts );
		$above = array_key_first( $counts );
		if ( null === $above || $counts[ $above ] < 2 || 2 * $counts[ $above ] <= count( $highest ) || ! $this->company->is_leader( $above ) ) {
			return null;
		}
		$has_leader = array() !== array_filter( $highest, fn ( int $id ): bool => $this->company->is_leader( $id ) );
		return $this->is_titled( $above, $name ) || ( ! $has_leader && $this->company->roster->text( 'department', $above ) !== $name && $this->is_department( $name ) ) ? $above : null;
	}

	/** Whether the person's title has a word of this department, or its acronym. */
	private function is_titled( int $id, string $name ): bool {
		$words = Words::telling( $name );
		$fact  = $this->company->title_of( $id );
		if ( null === $fact || ! $this->is_department( $name ) ) {
			return false;
		}
		$letters = Words::initials( $words );
		foreach ( $fact->words as $own ) {
			foreach ( $words as $word ) {
				if ( $own === $letters || $own === $word || ( strlen( $word ) > 5 && str_starts_with( $own, substr( $word, 0, 6 ) ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Members whose title has the group's word: the branch manager leads "the Austin branch".
	 *
	 * @param list<string> $words
	 * @param list<int>    $group
	 * @return list<int>
	 */
	private function with_title_of( array $words, array $group, bool $is_department ): array {
		$groups = array_intersect( $words, array( 'branch', 'plant', 'site', 'team', 'office' ) );
		if ( ! $is_department && array() === $groups ) {
			$groups = array( 'office' );
		}
		foreach ( in_array( 'office', $groups, true ) ? array( 'branch', 'office' ) : $groups as $kind ) {
			$titled = array_filter( $group, fn ( int $id ): bool => in_array( $kind, Words::of( $this->company->roster->text( 'title', $id ) ), true ) && true === $this->company->title_of( $id )?->leads() );
			if ( array() !== $titled ) {
				return array_values( $titled );
			}
		}
		return array();
	}

	private function is_department( string $name ): bool {
		return $this->company->has( FactKind::Department, $name );
	}
}
