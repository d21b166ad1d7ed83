<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Storage\History\ChangeLog;
use Svc\Users\Storage\History\HistoryStore;
use Svc\Users\Storage\IntranetMeta;

/** Records what other code writes, by WordPress's functions, to intranet fields that profiles have no copy of, and follows deleted accounts. */
final class HistoryFollower {

	/** Accounts read by one query. */
	private const AT_A_TIME = 500;

	/** @var array<string, ValuesBefore> By key, of the write that is running. */
	private array $before = array();

	/** @var list<string> */
	private readonly array $keys;

	public function __construct(
		private readonly Database $database,
		private readonly IntranetMeta $intranet,
		IntranetFields $fields,
		private readonly ChangeLog $log,
		private readonly HistoryStore $store,
	) {
		$this->keys = array_map( IntranetFields::key( ... ), array_keys( $fields->uncopied() ) );
	}

	/**
	 * Runs before the write.
	 *
	 * @param mixed $meta_ids Rows that are deleted: for all accounts at once, there is no user ID.
	 */
	public function remember( mixed $user_id, mixed $key, mixed $meta_ids = array() ): void {
		if ( defined( 'WP_UNINSTALL_PLUGIN' ) || ! in_array( $key, $this->keys, true ) || $this->intranet->is_writing( (int) $user_id, $key ) ) {
			return;
		}
		self::quietly(
			function () use ( $user_id, $key, $meta_ids ): void {
				$rows   = array_values( array_map( 'intval', (array) $meta_ids ) );
				$owners = count( $rows ) > 1 || (int) $user_id <= 0 ? $this->owners( $rows ) : array( (int) $user_id );
				$before = new ValuesBefore();
				foreach ( array_chunk( $owners, self::AT_A_TIME ) as $some ) {
					$before->add( $this->intranet->uncopied_of( $some ) );
				}
				$this->before[ $key ] = $before;
			}
		);
	}

	/** Runs after the write. */
	public function follow( mixed $key ): void {
		$before = is_string( $key ) ? $this->before[ $key ] ?? null : null;
		if ( null === $before ) {
			return;
		}
		unset( $this->before[ $key ] );
		self::quietly(
			function () use ( $before ): void {
				foreach ( $before->all() as $values ) {
					$this->compare( $values );
				}
			}
		);
	}

	/** @param array<int, array<string, mixed>> $before By user ID and field. */
	private function compare( array $before ): void {
		$user_ids = array_keys( $before );
		$after    = $this->intranet->uncopied_of( $user_ids );
		foreach ( $this->profiles( $user_ids ) as $user_id => $profile_id ) {
			$this->log->updated_uncopied( $profile_id, $user_id, $before[ $user_id ], $after[ $user_id ] );
		}
	}

	/** Former values of the account's person go, also those in the history of a profile that has moved to another account; changes that it has made become nobody's. */
	public function follow_deletion( int $user_id ): void {
		self::quietly( fn () => $this->store->forget_values( $user_id ) );
		self::quietly( fn () => $this->store->forget_author( $user_id ) );
	}

	/**
	 * @param list<int> $meta_ids
	 * @return list<int> User IDs.
	 */
	private function owners( array $meta_ids ): array {
		$owners = array();
		foreach ( array_chunk( $meta_ids, self::AT_A_TIME ) as $some ) {
			$marks   = implode( ',', array_fill( 0, count( $some ), '%d' ) );
			$rows    = $this->database->rows( "SELECT user_id FROM %i WHERE umeta_id IN ($marks)", $this->database->wpdb->usermeta, ...$some );
			$owners += array_fill_keys( array_map( 'intval', array_column( $rows, 'user_id' ) ), true );
		}
		return array_keys( $owners );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, int> Profile IDs of those who have an intranet profile, by user ID.
	 */
	private function profiles( array $user_ids ): array {
		$marks = implode( ',', array_fill( 0, count( $user_ids ), '%d' ) );
		$rows  = $this->database->rows( "SELECT user_id, id FROM %i WHERE is_person = 1 AND user_id IN ($marks)", $this->database->table( 'profiles' ), ...$user_ids );
		return array_combine( array_map( 'intval', array_column( $rows, 'user_id' ) ), array_map( 'intval', array_column( $rows, 'id' ) ) );
	}

	/**
	 * Database errors are only logged, because the followed change is made in any case.
	 *
	 * @param callable(): void $work
	 */
	private static function quietly( callable $work ): void {
		try {
			$work();
		} catch ( QueryFailed $failed ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the change is made in any case.
			error_log( "svc: $failed" );
		}
	}
}
