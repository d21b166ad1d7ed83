<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Closure;
use Svc\Users\Storage\Managers;

/**
 * Decides which managers of a file can be set, and in which order, so that no circle is closed at any moment.
 *
 * People are named `u:<user ID>`, or `e:<e-mail>` before they have an account. What a refused row would have done is
 * not done, which may take the manager away from another, so all is looked at again until nothing more is refused.
 */
final class LinkPlan {

	/**
	 * @param array<string, string|null>                   $managers Of everybody there is now, who could be one.
	 * @param Closure(list<string>): array<string, string> $names    Of those.
	 */
	public function __construct(
		private readonly array $managers,
		private readonly Closure $names,
	) {}

	/**
	 * @param list<ImportRow> $rows That are not refused.
	 * @return list<ImportRow> Those that are refused now, or get a rank, or are changed by their manager alone.
	 */
	public function of( array $rows ): array {
		$refused = array();
		do {
			$open  = array_values( array_filter( $rows, static fn ( ImportRow $row ): bool => ! isset( $refused[ $row->number ] ) ) );
			$found = $this->strangers( $open, $this->people_with( $open ) );
			if ( array() === $found ) {
				list( $found, $order ) = $this->circles( $open );
			}
			$refused += $found;
		} while ( array() !== $found );
		return array( ...array_values( $refused ), ...self::ranked( $order ?? array() ) );
	}

	/**
	 * @param list<ImportRow> $rows
	 * @return array<string, string|null> With everybody who could be a manager afterwards.
	 */
	private function people_with( array $rows ): array {
		$people = $this->managers;
		foreach ( $rows as $row ) {
			if ( $row->is_inside ) {
				$people[ $row->person ] ??= null;
			} else {
				unset( $people[ $row->person ] );
			}
		}
		return $people;
	}

	/**
	 * @param list<ImportRow>            $rows
	 * @param array<string, string|null> $people
	 * @return array<int, ImportRow> Those that name somebody who cannot be a manager.
	 */
	private function strangers( array $rows, array $people ): array {
		$refused = array();
		foreach ( $rows as $row ) {
			if ( null !== $row->manager && '' !== $row->manager && ( $row->manager === $row->person || ! array_key_exists( $row->manager, $people ) ) ) {
				$refused[ $row->number ] = $row->refused( 'manager', Managers::no_such_person() );
			}
		}
		return $refused;
	}

	/**
	 * Who cannot be moved yet may be when others have been.
	 *
	 * @param list<ImportRow> $rows
	 * @return array{array<int, ImportRow>, list<ImportRow>} Those that close a circle in any order; or else all links in order.
	 */
	private function circles( array $rows ): array {
		$managers = $this->managers;
		$order    = array();
		$waiting  = array_values( array_filter( $rows, static fn ( ImportRow $row ): bool => null !== $row->manager && ( '' === $row->manager ? null : $row->manager ) !== ( $managers[ $row->person ] ?? null ) ) );
		do {
			$stuck = array();
			foreach ( $waiting as $row ) {
				if ( array() !== self::way( $row, $managers ) ) {
					$stuck[] = $row;
					continue;
				}
				$managers[ $row->person ] = '' === $row->manager ? null : $row->manager;
				$order[]                  = $row;
			}
			$is_stuck = count( $stuck ) === count( $waiting );
			$waiting  = $stuck;
		} while ( array() !== $waiting && ! $is_stuck );
		$refused = array();
		foreach ( $waiting as $row ) {
			$way                     = self::way( $row, $managers );
			$names                   = array_column( $rows, 'name', 'person' ) + ( $this->names )( $way );
			$path                    = array_map( static fn ( string $person ): string => $names[ $person ] ?? $person, $way );
			$refused[ $row->number ] = $row->refused( 'manager', Managers::circle( array( $row->name, ...$path ) ) );
		}
		return array( $refused, $order );
	}

	/**
	 * @param array<string, string|null> $managers
	 * @return list<string> From the manager up to the row's own person, where that is the way; else nothing.
	 */
	private static function way( ImportRow $row, array $managers ): array {
		$way = array();
		for ( $person = (string) $row->manager; '' !== $person; $person = (string) ( $managers[ $person ] ?? '' ) ) {
			if ( isset( $way[ $person ] ) ) {
				return array();
			}
			$way[ $person ] = true;
			if ( $person === $row->person ) {
				return array_map( 'strval', array_keys( $way ) );
			}
		}
		return array();
	}

	/**
	 * @param list<ImportRow> $order
	 * @return list<ImportRow>
	 */
	private static function ranked( array $order ): array {
		return array_map(
			static fn ( ImportRow $row, int $at ): ImportRow => $row->with(
				array(
					'rank'    => $at + 1,
					'outcome' => Outcome::Unchanged === $row->outcome ? Outcome::Changed : $row->outcome,
					'changes' => Outcome::Created === $row->outcome ? array() : array( ...$row->changes, 'manager' ),
				)
			),
			$order,
			array_keys( $order )
		);
	}
}
