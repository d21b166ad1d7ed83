<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Users\Storage\NameIndex;

/**
 * Finds the managers that a file names, among its own rows and the people there are, when all rows are known.
 *
 * Each name is looked up once, some names at a time. It may stop at any time: names that are settled are not looked up again.
 */
final class ManagerNames {

	private const NAMES = 100;

	private const ROWS = 100;

	public function __construct(
		private readonly RowNameIndex $names,
		private readonly RowStore $rows,
		private readonly RowReader $reader,
		private readonly NameIndex $people,
	) {}

	/**
	 * @param float $until When to stop, in seconds as microtime( true ).
	 * @return bool Whether all is done.
	 */
	public function settle( Import $import, float $until ): bool {
		for ( $keys = $this->names->wanted( $import->id, self::NAMES ); array() !== $keys; $keys = $this->names->wanted( $import->id, self::NAMES ) ) {
			$found  = $this->found( $import, $keys );
			$unique = array_map( static fn ( array $people ): string => (string) array_key_first( $people ), array_filter( $found, static fn ( array $people ): bool => 1 === count( $people ) ) );
			if ( array() !== $unique ) {
				$this->names->settle( $import->id, $unique );
			}
			foreach ( array_diff_key( $found, $unique ) as $key => $people ) {
				if ( ! $this->leave_open( $import, (string) $key, $people, $until ) ) {
					return false;
				}
			}
			if ( microtime( true ) > $until ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * A person in the file who is known already is one person.
	 *
	 * @param non-empty-list<string> $keys
	 * @return array<array-key, array<string, string>> By key: the people as named in rows, with name and e-mail address.
	 */
	private function found( Import $import, array $keys ): array {
		$found = array_fill_keys( $keys, array() );
		foreach ( $this->people->by_name( $keys ) as $key => $people ) {
			foreach ( $people as $person ) {
				$found[ $key ][ "u:$person->user_id" ] = "$person->name ($person->email)";
			}
		}
		foreach ( $this->names->people( $import->id, $keys ) as $row ) {
			$person = (string) $row['person'];
			$found[ (string) $row['name_key'] ][ $person ] ??= "{$row['name']} (" . self::email( $person, (int) $row['user_id'] ) . ')';
		}
		return $found;
	}

	/** @param array<string, string> $people */
	private function leave_open( Import $import, string $key, array $people, float $until ): bool {
		for ( $rows = $this->names->rows_naming( $import->id, $key, self::ROWS ); array() !== $rows; $rows = $this->names->rows_naming( $import->id, $key, self::ROWS ) ) {
			foreach ( $rows as list( $row, $present ) ) {
				if ( microtime( true ) > $until ) {
					return false;
				}
				$this->rows->write( $import->id, isset( $people[ $present ] ) ? $row->with( array( 'manager' => $present ) ) : $this->without_manager( $import, $row, $people ) );
			}
		}
		return true;
	}

	/** @param array<string, string> $people */
	private function without_manager( Import $import, ImportRow $row, array $people ): ImportRow {
		$cell = (string) $this->reader->read( $import, $row->cells )->manager;
		$text = array() === $people ? ManagerProblem::nobody( $cell ) : ManagerProblem::several( $cell, array_values( $people ) );
		return $import->is_strict ? $row->refused( 'manager', $text )->with( array( 'manager' => null ) ) : $row->left_open( $text );
	}

	private static function email( string $person, int $user_id ): string {
		$user = 0 === $user_id ? false : get_userdata( $user_id );
		return false === $user ? substr( $person, 2 ) : $user->user_email;
	}
}
