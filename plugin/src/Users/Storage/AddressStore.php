<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\Role;

/**
 * Stores the addresses of people's pages: the current one of each person, and former ones, which lead to it.
 *
 * Only people who are public get an address, when it is first needed. So a number in an address never tells of a person who
 * has always been hidden. An address is never given to another person while its profile exists, in the trash too.
 */
final class AddressStore {

	/** Addresses given in one transaction. */
	private const AT_A_TIME = 500;

	public function __construct( private readonly Database $database ) {}

	/** The profile that has or had this address. */
	public function profile_of( string $slug ): ?int {
		$row = $this->database->row( 'SELECT profile_id FROM %i WHERE slug = %s', $this->table(), $slug );
		return null === $row ? null : (int) $row['profile_id'];
	}

	/**
	 * @param non-empty-list<int>  $profile_ids
	 * @param non-empty-list<Role> $roles       Public ones.
	 * @return array<int, string|null> By profile ID of those who are public; null where there is no address yet.
	 */
	public function current( array $profile_ids, array $roles ): array {
		$ids  = self::marks( $profile_ids, '%d' );
		$rows = $this->database->rows(
			"SELECT p.id, a.slug FROM %i p LEFT JOIN %i a ON a.current_of = p.id AND a.base = p.slug_base WHERE p.id IN ($ids) AND p.role IN (" . self::marks( $roles, '%s' ) . ')',
			$this->profiles(),
			$this->table(),
			...$profile_ids,
			...array_column( $roles, 'value' )
		);
		return array_combine( array_map( 'intval', array_column( $rows, 'id' ) ), array_column( $rows, 'slug' ) );
	}

	/**
	 * The names of people, as slugs without numbers.
	 *
	 * @param non-empty-list<int> $profile_ids
	 * @return list<string>
	 */
	public function bases( array $profile_ids ): array {
		$rows = $this->database->rows( "SELECT DISTINCT slug_base FROM %i WHERE slug_base <> '' AND id IN (" . self::marks( $profile_ids, '%d' ) . ')', $this->profiles(), ...$profile_ids );
		return array_map( 'strval', array_column( $rows, 'slug_base' ) );
	}

	/**
	 * Gives addresses to all public people of these names who have none: those with lower profile IDs get lower numbers.
	 *
	 * @param list<string>         $bases
	 * @param non-empty-list<Role> $roles
	 */
	public function assign( array $bases, array $roles ): void {
		foreach ( array_chunk( $bases, self::AT_A_TIME ) as $some ) {
			do {
				$number = array() === $this->without( $some, $roles ) ? 0 : $this->database->exclusively( 'addresses', fn (): int => $this->give( $this->without( $some, $roles ) ) );
			} while ( self::AT_A_TIME === $number );
		}
	}

	/**
	 * @param non-empty-list<Role> $roles
	 * @return list<int> Profile IDs of public people, in a fixed order.
	 */
	public function public_ids( array $roles, int $offset, int $number ): array {
		$rows = $this->database->rows( 'SELECT id FROM %i WHERE role IN (' . self::marks( $roles, '%s' ) . ') ORDER BY role, id LIMIT %d OFFSET %d', $this->profiles(), ...array_column( $roles, 'value' ), ...array( $number, $offset ) );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** @return list<string> The current and the former addresses of a profile. */
	public function all_of( int $profile_id ): array {
		$rows = $this->database->rows( 'SELECT slug FROM %i WHERE profile_id = %d ORDER BY slug', $this->table(), $profile_id );
		return array_map( 'strval', array_column( $rows, 'slug' ) );
	}

	/** To be called when a profile is deleted for good. */
	public function remove( int $profile_id ): void {
		// Under the lock of assign(), which may be giving this person an address.
		$this->database->exclusively( 'addresses', fn (): int => $this->database->execute( 'DELETE FROM %i WHERE profile_id = %d', $this->table(), $profile_id ) );
	}

	/**
	 * @param non-empty-list<string> $bases
	 * @param non-empty-list<Role>   $roles
	 * @return array<int, string> Base by profile ID.
	 */
	private function without( array $bases, array $roles ): array {
		$rows = $this->database->rows(
			'SELECT p.id, p.slug_base FROM %i p LEFT JOIN %i a ON a.current_of = p.id AND a.base = p.slug_base
				WHERE p.slug_base IN (' . self::marks( $bases, '%s' ) . ') AND p.role IN (' . self::marks( $roles, '%s' ) . ') AND a.slug IS NULL ORDER BY p.id LIMIT %d',
			$this->profiles(),
			$this->table(),
			...$bases,
			...array_column( $roles, 'value' ),
			...array( self::AT_A_TIME )
		);
		return array_combine( array_map( 'intval', array_column( $rows, 'id' ) ), array_map( 'strval', array_column( $rows, 'slug_base' ) ) );
	}

	/**
	 * @param array<int, string> $people Base by profile ID.
	 * @return int How many got an address.
	 */
	private function give( array $people ): int {
		if ( array() === $people ) {
			return 0;
		}
		$ids = array_keys( $people );
		// A person whose name has changed: the address becomes a former one.
		$this->database->execute( 'UPDATE %i SET current_of = NULL WHERE current_of IN (' . self::marks( $ids, '%d' ) . ')', $this->table(), ...$ids );
		$new = array_diff_key( $people, $this->give_back( $people ) );
		if ( array() !== $new ) {
			$this->insert( Slug::numbered( $new, $this->taken( $new ) ), $new );
		}
		return count( $people );
	}

	/**
	 * People who have their former name again get their former address.
	 *
	 * @param non-empty-array<int, string> $people
	 * @return array<int, string> Slug by profile ID.
	 */
	private function give_back( array $people ): array {
		$ids  = array_keys( $people );
		$mine = array();
		foreach ( $this->database->rows( 'SELECT slug, base, profile_id FROM %i WHERE profile_id IN (' . self::marks( $ids, '%d' ) . ')', $this->table(), ...$ids ) as $row ) {
			if ( $people[ (int) $row['profile_id'] ] === $row['base'] ) {
				$mine[ (int) $row['profile_id'] ] = (string) $row['slug'];
			}
		}
		if ( array() !== $mine ) {
			$this->database->execute( 'UPDATE %i SET current_of = profile_id WHERE slug IN (' . self::marks( $mine, '%s' ) . ')', $this->table(), ...array_values( $mine ) );
		}
		return $mine;
	}

	/**
	 * @param non-empty-array<int, string> $people
	 * @return array<string, true> Slugs that these people cannot have.
	 */
	private function taken( array $people ): array {
		$bases = array_values( array_unique( $people ) );
		$taken = $this->stored( 'base IN (' . self::marks( $bases, '%s' ) . ')', $bases );
		do {
			// The number may be a part of another name: "jane-doe-2" is also the slug of "Jane Doe 2".
			$wanted = array_values( Slug::numbered( $people, $taken ) );
			$others = $this->stored( 'slug IN (' . self::marks( $wanted, '%s' ) . ')', $wanted );
			$taken += $others;
		} while ( array() !== $others );
		return $taken;
	}

	/**
	 * @param literal-string $condition
	 * @param list<string>   $values
	 * @return array<string, true>
	 */
	private function stored( string $condition, array $values ): array {
		return array_fill_keys( array_map( 'strval', array_column( $this->database->rows( "SELECT slug FROM %i WHERE $condition", $this->table(), ...$values ), 'slug' ) ), true );
	}

	/**
	 * @param array<int, string> $slugs  By profile ID.
	 * @param array<int, string> $people Base by profile ID.
	 */
	private function insert( array $slugs, array $people ): void {
		$values = array();
		foreach ( $slugs as $id => $slug ) {
			array_push( $values, $slug, $people[ $id ], $id, $id );
		}
		$marks = implode( ',', array_fill( 0, count( $slugs ), '(%s,%s,%d,%d)' ) );
		$this->database->execute( "INSERT INTO %i (slug, base, profile_id, current_of) VALUES $marks", $this->table(), ...$values );
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @param literal-string          $mark
	 * @return literal-string
	 */
	private static function marks( array $values, string $mark ): string {
		return implode( ',', array_fill( 0, count( $values ), $mark ) );
	}

	private function profiles(): string {
		return $this->database->table( 'profiles' );
	}

	private function table(): string {
		return $this->database->table( 'addresses' );
	}
}
