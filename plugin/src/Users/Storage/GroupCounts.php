<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * Stores the number of people for each existing combination of department, office and role.
 *
 * The writer's transaction updates it, so that reads need not count people.
 */
final class GroupCounts {

	/** Computes the counts from the profiles. */
	public const COUNTED = 'SELECT department_key, office_key, role, COUNT(*) AS number FROM %i WHERE is_person = 1 GROUP BY department_key, office_key, role';

	public function __construct( private readonly Database $database ) {}

	/** @param list<Profile> $profiles */
	public function add( array $profiles ): void {
		$numbers = array_count_values( array_map( static fn ( array $group ): string => implode( "\0", $group ), array_filter( array_map( self::group( ... ), $profiles ) ) ) );
		foreach ( $numbers as $group => $number ) {
			$group = explode( "\0", (string) $group );
			$this->database->execute( 'INSERT IGNORE INTO %i (department_key, office_key, role, number) VALUES (%s, %s, %s, 0)', $this->table(), ...$group );
			$this->change( $group, $number );
		}
	}

	public function move( Profile $old, Profile $new ): void {
		if ( self::group( $old ) !== self::group( $new ) ) {
			$this->remove( $old );
			$this->add( array( $new ) );
		}
	}

	public function remove( Profile $profile ): void {
		$group = self::group( $profile );
		if ( null !== $group ) {
			$this->change( $group, -1 );
			$this->database->execute( 'DELETE FROM %i WHERE department_key = %s AND office_key = %s AND role = %s AND number < 1', $this->table(), ...$group );
		}
	}

	public function recount(): void {
		$this->database->execute( 'DELETE FROM %i', $this->table() );
		$this->database->execute( 'INSERT INTO %i (department_key, office_key, role, number) ' . self::COUNTED, $this->table(), $this->database->table( 'profiles' ) );
	}

	public function table(): string {
		return $this->database->table( 'group_counts' );
	}

	/** @param list<string> $group */
	private function change( array $group, int $by ): void {
		$this->database->execute( 'UPDATE %i SET number = number + %d WHERE department_key = %s AND office_key = %s AND role = %s', $this->table(), $by, ...$group );
	}

	/** @return array{string, string, string}|null */
	private static function group( Profile $profile ): ?array {
		return $profile->role->is_person()
			? array( GroupKey::of( $profile->department ), GroupKey::of( $profile->office_location ), $profile->role->value )
			: null;
	}
}
