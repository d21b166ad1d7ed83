<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Failure;
use Svc\Users\Fields\IntranetKey;

/** Lines from people to managers beside their own, stored in user meta. */
final class DottedLines {

	public function __construct(
		private readonly Database $database,
		private readonly IntranetMeta $intranet,
	) {}

	/** The name of the field. */
	public static function field(): string {
		return IntranetKey::DottedManagers->field();
	}

	/**
	 * Leaves out managers who are no people, the person and the person's own manager.
	 *
	 * @param array<int, list<int>> $lines    By user ID.
	 * @param array<int, int|null>  $managers By user ID.
	 * @param array<int, mixed>     $known    People who need not be looked for, by user ID.
	 * @return array<int, list<int>>
	 */
	public function valid( array $lines, array $managers, array $known = array() ): array {
		$unknown = array_diff_key( array_flip( array_merge( ...array_values( $lines ) ) ), $known );
		$found   = array_flip( $this->people_among( array_keys( $unknown ) ) );
		$valid   = array();
		foreach ( $lines as $user_id => $ids ) {
			$manager           = $managers[ $user_id ] ?? null;
			$valid[ $user_id ] = array_values( array_filter( $ids, static fn ( int $id ): bool => ( array_key_exists( $id, $known ) || isset( $found[ $id ] ) ) && $id !== $user_id && $id !== $manager ) );
		}
		return $valid;
	}

	/**
	 * @param Profile   $profile The profile to be stored.
	 * @param list<int> $ids
	 * @throws Failure
	 */
	public function require_valid( Profile $profile, array $ids ): void {
		$refused = array_values( array_diff( $ids, $this->valid( array( $profile->user_id => $ids ), array( $profile->user_id => $profile->manager_id ) )[ $profile->user_id ] ) );
		if ( array() !== $refused ) {
			$text = sprintf(
				/* translators: %s: user IDs, separated by commas. */
				__( 'These cannot be dotted-line managers: %s. Send user IDs of other people, who are neither this person nor this person\'s manager.', 'svc' ),
				implode( ', ', $refused )
			);
			throw Failure::invalid( array( self::field() => $text ) );
		}
	}

	/**
	 * @param list<int> $user_ids
	 * @return list<int> Those of them who are people; no query where there are none to look for.
	 */
	private function people_among( array $user_ids ): array {
		$people = array();
		foreach ( array_chunk( $user_ids, 1000 ) as $some ) {
			$rows = $this->database->rows(
				'SELECT user_id FROM %i WHERE is_person = 1 AND user_id IN (' . implode( ',', array_fill( 0, count( $some ), '%d' ) ) . ')',
				$this->database->table( 'profiles' ),
				...$some
			);
			array_push( $people, ...array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		}
		return $people;
	}

	/**
	 * Removes the lines to a person, or turns them to the account that the profile moves to. Inside the writers' lock.
	 *
	 * @return list<array{int, int, list<int>, list<int>}> Profile ID, user ID, old and new lines of each person whose lines have changed.
	 */
	public function end( int $manager_id, ?int $new_manager_id = null ): array {
		$changed = array();
		$rows    = $this->database->rows(
			'SELECT DISTINCT u.user_id, p.id FROM %i u LEFT JOIN %i p ON p.user_id = u.user_id AND p.is_person = 1 WHERE u.meta_key = %s AND u.meta_value LIKE %s',
			$this->database->wpdb->usermeta,
			$this->database->table( 'profiles' ),
			IntranetKey::DottedManagers->value,
			'%' . $this->database->wpdb->esc_like( "i:$manager_id;" ) . '%'
		);
		foreach ( $rows as $row ) {
			$this->intranet->forget( (int) $row['user_id'] );
			$old = $this->intranet->uncopied( (int) $row['user_id'] )[ self::field() ];
			$new = array_map( static fn ( int $id ): ?int => $id === $manager_id ? $new_manager_id : $id, $old );
			if ( $new !== $old ) {
				$new = array_values( array_unique( array_filter( $new ) ) );
				$this->intranet->write_field( (int) $row['user_id'], self::field(), $new );
				if ( null !== $row['id'] ) {
					$changed[] = array( (int) $row['id'], (int) $row['user_id'], $old, $new );
				}
			}
		}
		return $changed;
	}
}
