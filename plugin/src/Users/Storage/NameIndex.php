<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Finds people by what a spreadsheet says of them: account e-mail, user ID or name. Realtor partners cannot be managers and are left out. */
final class NameIndex {

	/** Names per query. A name of many words is looked up once for each way to split it. */
	private const NAMES = 100;

	/** Longer names are not looked up: no person's name has so many words. */
	private const MOST_WORDS = 12;

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param list<string> $cells
	 * @return array<array-key, list<NamedPerson>> By cell.
	 */
	public function of_cells( array $cells ): array {
		$emails = array();
		$ids    = array();
		$names  = array();
		foreach ( $cells as $cell ) {
			if ( str_contains( $cell, '@' ) ) {
				$emails[ $cell ] = strtolower( $cell );
			} elseif ( 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $cell ) ) {
				$ids[ $cell ] = (int) $cell;
			} else {
				$names[ $cell ] = NameKey::of_cell( $cell );
			}
		}
		return self::by_cell( $emails, $this->by_email( array_values( array_unique( $emails ) ) ) )
			+ self::by_cell( $ids, $this->by_user( array_values( $ids ) ) )
			+ self::by_cell( $names, $this->by_name( array_values( array_unique( $names ) ) ) );
	}

	/**
	 * @param list<string> $keys Made by NameKey.
	 * @return array<array-key, list<NamedPerson>> By key; names that no person has are left out.
	 */
	public function by_name( array $keys ): array {
		$found = array();
		foreach ( array_chunk( $keys, self::NAMES ) as $some ) {
			$pairs = array();
			foreach ( $some as $key ) {
				$splits = NameKey::splits( $key );
				array_push( $pairs, ...( count( $splits ) < self::MOST_WORDS ? $splits : array() ) );
			}
			if ( array() !== $pairs ) {
				$rows  = $this->select( implode( ' OR ', array_fill( 0, count( $pairs ), '(first_key = %s AND last_key = %s)' ) ), ...array_merge( ...$pairs ) );
				$found = self::grouped( $rows, static fn ( array $row ): string => "{$row['first_key']} {$row['last_key']}", $found );
			}
		}
		return $found;
	}

	/**
	 * @param list<string> $emails In lower case.
	 * @return array<array-key, list<NamedPerson>>
	 */
	private function by_email( array $emails ): array {
		if ( array() === $emails ) {
			return array();
		}
		$users = $this->database->rows( 'SELECT ID FROM %i WHERE user_email IN (' . implode( ',', array_fill( 0, count( $emails ), '%s' ) ) . ')', $this->database->wpdb->users, ...$emails );
		$found = array();
		foreach ( $this->by_user( array_map( static fn ( array $user ): int => (int) $user['ID'], $users ) ) as $people ) {
			$found[ strtolower( $people[0]->email ) ] = $people;
		}
		return $found;
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<array-key, list<NamedPerson>>
	 */
	private function by_user( array $user_ids ): array {
		if ( array() === $user_ids ) {
			return array();
		}
		$rows = $this->select( 'user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ')', ...$user_ids );
		return self::grouped( $rows, static fn ( array $row ): string => (string) $row['user_id'] );
	}

	/**
	 * @param literal-string $condition
	 * @return list<array<string, string|null>>
	 */
	private function select( string $condition, string|int ...$values ): array {
		return $this->database->rows(
			"SELECT user_id, first_name, last_name, first_key, last_key, account_email, job_title FROM %i WHERE is_person = 1 AND ($condition) ORDER BY user_id",
			$this->database->table( 'profiles' ),
			...array_values( $values )
		);
	}

	/**
	 * @param list<array<string, string|null>>                $rows
	 * @param callable(array<string, string|null>): string    $key
	 * @param array<array-key, list<NamedPerson>>             $found
	 * @return array<array-key, list<NamedPerson>>
	 */
	private static function grouped( array $rows, callable $key, array $found = array() ): array {
		foreach ( $rows as $row ) {
			$found[ $key( $row ) ][] = new NamedPerson( (int) $row['user_id'], "{$row['first_name']} {$row['last_name']}", (string) $row['account_email'], (string) $row['job_title'] );
		}
		return $found;
	}

	/**
	 * @param array<array-key, string|int>        $keys  By cell.
	 * @param array<array-key, list<NamedPerson>> $found By key.
	 * @return array<array-key, list<NamedPerson>>
	 */
	private static function by_cell( array $keys, array $found ): array {
		return array_map( static fn ( string|int $key ): array => $found[ $key ] ?? array(), $keys );
	}
}
