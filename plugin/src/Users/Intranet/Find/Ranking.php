<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Finds the first people of many in an order by numbers, then by last name, first name and user ID, without sorting the others. */
final class Ranking {

	/** Up to so many people, the text of each is read by itself. */
	private const FEW = 2000;

	/** @var array<array-key, string> Folded names by name. */
	private array $folded = array();

	public function __construct( private readonly Roster $roster ) {}

	/**
	 * @param list<int>             $ids
	 * @param list<array<int, int>> $by Lower numbers come first: a list of numbers by user ID, and others for people who are equal in it.
	 * @return list<int>
	 */
	public function first( array $ids, int $limit, array $by ): array {
		return $this->sorted( $ids, $limit, array( ...$by, 'last_name', 'first_name' ) );
	}

	/**
	 * @param list<int>                    $ids
	 * @param list<array<int, int>|string> $by A string is the name of a column.
	 * @return list<int>
	 */
	private function sorted( array $ids, int $limit, array $by ): array {
		$key = array_shift( $by );
		if ( null === $key || count( $ids ) < 2 ) {
			sort( $ids );
			return array_slice( $ids, 0, $limit );
		}
		$groups = is_string( $key ) ? $this->by_name( $ids, $key ) : self::by_number( $ids, $key );
		$found  = array();
		foreach ( $groups as $group ) {
			array_push( $found, ...$this->sorted( $group, $limit - count( $found ), $by ) );
			if ( count( $found ) >= $limit ) {
				break;
			}
		}
		return $found;
	}

	/**
	 * @param list<int>       $ids
	 * @param array<int, int> $numbers By user ID.
	 * @return array<int, non-empty-list<int>>
	 */
	private static function by_number( array $ids, array $numbers ): array {
		$groups = array();
		foreach ( $ids as $id ) {
			$groups[ $numbers[ $id ] ][] = $id;
		}
		ksort( $groups );
		return $groups;
	}

	/**
	 * @param list<int> $ids
	 * @return array<array-key, non-empty-list<int>>
	 */
	private function by_name( array $ids, string $column ): array {
		$names  = count( $ids ) < self::FEW ? null : $this->roster->column( $column );
		$groups = array();
		foreach ( $ids as $id ) {
			$name = $names[ $id ] ?? $this->roster->text( $column, $id );
			$groups[ $this->folded[ $name ] ??= Text::folded( $name ) ][] = $id;
		}
		ksort( $groups, SORT_STRING );
		return $groups;
	}
}
