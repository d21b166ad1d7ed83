<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

use Svc\Users\Fields\Role;
use Svc\Users\Storage\GroupKey;
use Svc\Users\Storage\SearchConditions;
use Svc\Users\Storage\ShortWords;
use Svc\Users\Storage\VisibleProfiles;

/** Converts a list query to SQL conditions on profiles, aliased p, and picks the index. */
final class ListConditions {

	public function __construct(
		private readonly SearchConditions $index,
		private readonly ShortWords $short,
	) {}

	/** @return array{literal-string, list<mixed>} Condition and its values. */
	public function of( ListQuery $query ): array {
		$parts = array(
			array( '1 = 1', array() ),
			...array_map( fn ( string $word ): array => $this->word( $word, $query ), $query->words ),
			...self::filters( $query ),
			...( $query->scope->is_everyone ? array() : array( self::scope( $query->scope ) ) ),
		);
		return array( '(' . implode( ') AND (', array_column( $parts, 0 ) ) . ')', array_merge( ...array_column( $parts, 1 ) ) );
	}

	/** Whether it searches by short words only: short words match most people, so the index of words does not help. */
	public function are_short( ListQuery $query ): bool {
		return array() !== $query->words && array() === array_filter( $query->words, fn ( string $word ): bool => ! $this->short->has( $word, $query->fields ) );
	}

	/**
	 * The hint for a page. Short words match most people, so a page of them is read in the order of an index.
	 *
	 * @return literal-string
	 */
	public function hint_for_page( ListQuery $query ): string {
		return self::hint( $this->are_short( $query ) ? $query->but_for( 'words' ) : $query );
	}

	/** @return array{literal-string, list<mixed>} Matches of a single search word, as a condition on the search index. */
	public function of_word( ListQuery $query ): array {
		return $this->index->condition( $query->words[0], $query->fields );
	}

	public function index_table(): string {
		return $this->index->table();
	}

	/**
	 * Without the hint, the database reads and sorts a whole small table instead of using the index order.
	 *
	 * @return literal-string The hint; empty for queries limited by search words, by ids or by visibility.
	 */
	public static function hint( ListQuery $query ): string {
		return $query->scope->is_everyone && array() === $query->words && array() === $query->only
			? 'FORCE INDEX (' . ( $query->filter_index() ?? $query->sort->index( null !== $query->role ) ) . ')'
			: '';
	}

	/**
	 * Index hint for counts by group, so that the index alone answers them.
	 *
	 * @param literal-string $otherwise The index to use without filters.
	 * @return literal-string
	 */
	public static function hint_for_groups( ListQuery $query, string $otherwise ): string {
		return match ( true ) {
			array() !== $query->words   => '',
			null !== $query->manager_id => 'FORCE INDEX (by_manager)',
			$query->is_everybody()      => "FORCE INDEX ($otherwise)",
			default                     => 'FORCE INDEX (by_facets)',
		};
	}

	/** @return list<array{literal-string, list<mixed>}> Conditions on the columns that the trash has too. */
	public static function filters( ListQuery $query ): array {
		$parts = array();
		if ( null !== $query->role ) {
			$parts[] = array( 'p.role = %s', array( $query->role->value ) );
		}
		if ( '' !== $query->department ) {
			$parts[] = array( 'p.department_key = %s', array( GroupKey::of( $query->department ) ) );
		}
		if ( '' !== $query->office ) {
			$parts[] = array( 'p.office_key = %s', array( GroupKey::of( $query->office ) ) );
		}
		if ( null !== $query->manager_id ) {
			$parts[] = array( 'p.manager_id = %d AND p.is_person = 1 AND p.has_manager = 1', array( $query->manager_id ) );
		}
		if ( null !== $query->without ) {
			$parts[] = array( $query->without->condition(), array() );
		}
		if ( array() !== $query->only ) {
			$parts[] = array( 'p.id IN (' . implode( ',', array_fill( 0, count( $query->only ), '%d' ) ) . ')', $query->only );
		}
		return $parts;
	}

	/** @return array{literal-string, list<mixed>} */
	private function word( string $word, ListQuery $query ): array {
		$own     = $query->scope->own?->profile_id;
		$has_own = null !== $own && array() !== array_diff( $query->own_fields, $query->fields );
		$short   = $has_own ? null : $this->short->condition( $word, $query->fields );
		if ( null !== $short ) {
			return $short;
		}
		list( $condition, $values ) = $this->index->condition( $word, $query->fields );
		if ( $has_own ) {
			list( $own_condition, $own_values ) = $this->index->condition( $word, $query->own_fields );

			$condition = "($condition) OR (profile_id = %d AND $own_condition)";
			array_push( $values, $own, ...$own_values );
		}
		return array( "p.id IN (SELECT profile_id FROM %i WHERE $condition)", array( $this->index->table(), ...$values ) );
	}

	/** @return array{literal-string, list<mixed>} */
	private static function scope( VisibleProfiles $scope ): array {
		$roles = array_map( static fn ( Role $role ): string => $role->value, $scope->roles );
		$parts = array( '1 = 0' );
		if ( array() !== $roles ) {
			$parts[] = 'p.role IN (' . implode( ',', array_fill( 0, count( $roles ), '%s' ) ) . ')';
		}
		if ( null !== $scope->own ) {
			$parts[] = 'p.id = %d';
		}
		return array( implode( ' OR ', $parts ), array( ...$roles, ...array_filter( array( $scope->own?->profile_id ) ) ) );
	}
}
