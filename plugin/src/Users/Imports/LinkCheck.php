<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;
use Svc\Users\Storage\ProfileStore;

/**
 * Checks the managers of a file when all its rows are known.
 *
 * Results are written in chunks. It may stop at any time: the next run computes the same plan and skips rows that already
 * have their result.
 */
final class LinkCheck {

	private const READ = 1000;

	/** Numbers of rows in one call of FIELD(); functions of SQLite take at most 127 arguments. */
	private const WRITTEN = 100;

	/** Number of people named at each end of a long loop. */
	private const NAMED = 6;

	public function __construct(
		private readonly Database $database,
		private readonly RowStore $rows,
		private readonly RowReader $reader,
		private readonly ProfileStore $profiles,
	) {}

	/**
	 * @param float $until When to stop, in seconds as microtime( true ).
	 * @return bool Whether all is done.
	 */
	public function settle( Import $import, float $until ): bool {
		if ( ! $import->sets_managers() ) {
			return true;
		}
		$plan = new LinkPlan( $import->is_strict );
		$this->add_people( $plan );
		$places = $this->add_rows( $plan, $import );
		$plan->decide();
		return $this->refuse( $plan, $import, $until ) && $this->place( $plan->order(), $places, $import, $until );
	}

	private function add_people( LinkPlan $plan ): void {
		$after = 0;
		do {
			$rows = $this->database->rows(
				'SELECT id, user_id, CASE has_manager WHEN 1 THEN manager_id ELSE 0 END AS manager_id FROM %i WHERE is_person = 1 AND id > %d ORDER BY id LIMIT %d',
				$this->database->table( 'profiles' ),
				$after,
				self::READ
			);
			foreach ( $rows as $row ) {
				$plan->add_person( (int) $row['user_id'], (int) $row['manager_id'] );
				$after = (int) $row['id'];
			}
		} while ( array() !== $rows );
	}

	/** @return array<int, int> Ranks already written, by row number. */
	private function add_rows( LinkPlan $plan, Import $import ): array {
		$places = array();
		$after  = 0;
		do {
			$rows = $this->rows->wishes_after( $import->id, $after, self::READ );
			foreach ( $rows as $row ) {
				$after = (int) $row['number'];
				$plan->add_row( $after, (string) $row['person'], $row['manager'], '1' === $row['is_inside'] );
				if ( null !== $row['place'] ) {
					$places[ $after ] = (int) $row['place'];
				}
			}
		} while ( array() !== $rows );
		return $places;
	}

	private function refuse( LinkPlan $plan, Import $import, float $until ): bool {
		foreach ( $plan->refused() as $number => $loop ) {
			if ( microtime( true ) > $until ) {
				return false;
			}
			$row = $this->rows->find( $import->id, $number );
			if ( null !== $row ) {
				$text = $this->problem( $plan, $import, $row, $loop );
				$this->rows->write( $import->id, $import->is_strict ? $row->refused( 'manager', $text ) : $row->left_open( $text ) );
			}
		}
		return true;
	}

	/** @param list<int> $loop */
	private function problem( LinkPlan $plan, Import $import, ImportRow $row, array $loop ): string {
		$cell = (string) $this->reader->read( $import, $row->cells )->manager;
		return match ( true ) {
			array() !== $loop                               => ManagerProblem::loop( $cell, array( $row->name, ...$this->names( $plan, $import, $loop ) ) ),
			$row->manager === $row->person                  => ManagerProblem::oneself( $cell ),
			str_starts_with( (string) $row->manager, 'e:' ) => ManagerProblem::nobody( $cell ),
			default                                         => ManagerProblem::not_a_manager( $cell ),
		};
	}

	/**
	 * @param list<int>       $order  Row numbers.
	 * @param array<int, int> $places
	 */
	private function place( array $order, array $places, Import $import, float $until ): bool {
		for ( $first = 0, $end = count( $order ); $first < $end; $first += self::WRITTEN ) {
			if ( microtime( true ) > $until ) {
				return false;
			}
			$some       = array_slice( $order, $first, self::WRITTEN );
			$is_written = true;
			foreach ( $some as $index => $number ) {
				$is_written = $is_written && ( $places[ $number ] ?? null ) === $first + $index + 1;
				unset( $places[ $number ] );
			}
			if ( ! $is_written ) {
				$this->rows->place( $import->id, $first + 1, $some );
			}
		}
		// Rows whose person has the wanted manager by now.
		foreach ( array_chunk( array_keys( $places ), self::WRITTEN ) as $some ) {
			$this->rows->displace( $import->id, $some );
		}
		return true;
	}

	/**
	 * @param list<int> $loop
	 * @return list<string>
	 */
	private function names( LinkPlan $plan, Import $import, array $loop ): array {
		$is_long = count( $loop ) > 2 * self::NAMED;
		$named   = $is_long ? array( ...array_slice( $loop, 0, self::NAMED ), ...array_slice( $loop, -self::NAMED ) ) : $loop;
		$stored  = $this->profiles->names( array_values( array_filter( $named, static fn ( int $id ): bool => $id > 0 ) ) );
		$names   = array();
		foreach ( $named as $id ) {
			$name    = $this->rows->name_of( $import->id, $plan->person( $id ) );
			$names[] = '' === $name ? $stored[ $id ] ?? $plan->person( $id ) : $name;
		}
		if ( $is_long ) {
			array_splice( $names, self::NAMED, 0, array( '…' ) );
		}
		return $names;
	}
}
