<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\Database\Database;

/** Counts what is not sent, of all sites of the network. */
final class Backlog {

	public function __construct( private readonly Database $database ) {}

	/**
	 * How many messages should have been sent before that time.
	 *
	 * @param list<string> $kinds Others are left out.
	 * @return list<array{site_id: int, kind: string, number: int, latest: int}> The largest number first.
	 */
	public function overdue( array $kinds, int $before ): array {
		return $this->numbers( $kinds, 'status IN (%s, %s) AND due < %d', Status::Waiting->value, Status::Sending->value, $before );
	}

	/**
	 * How many messages were delivered or given up since that time.
	 *
	 * @param list<string> $kinds Others are left out.
	 * @return list<array{site_id: int, kind: string, number: int, latest: int}> The largest number first.
	 */
	public function ended( array $kinds, int $since ): array {
		return $this->numbers( $kinds, 'ended_at >= %d', $since );
	}

	/**
	 * How many messages wait for a further attempt after at least so many that have failed.
	 *
	 * @param list<string> $kinds Others are left out.
	 * @return list<array{site_id: int, kind: string, number: int, latest: int}> The largest number first.
	 */
	public function failing( array $kinds, int $attempts ): array {
		return $this->numbers( $kinds, 'status = %s AND attempts >= %d', Status::Waiting->value, $attempts );
	}

	/**
	 * How many messages were given up.
	 *
	 * @param list<string> $kinds Others are left out.
	 * @return list<array{site_id: int, kind: string, number: int, latest: int}> The largest number first.
	 */
	public function failed( array $kinds ): array {
		return $this->numbers( $kinds, 'status = %s', Status::Failed->value );
	}

	/** Why the last attempt to send it failed. */
	public function error( int $id ): string {
		return (string) ( $this->database->row( 'SELECT last_error FROM %i WHERE id = %d', $this->database->table( 'outbox' ), $id )['last_error'] ?? '' );
	}

	/**
	 * `latest` is the ID of the newest of them.
	 *
	 * @param list<string>   $kinds
	 * @param literal-string $where
	 * @return list<array{site_id: int, kind: string, number: int, latest: int}>
	 */
	private function numbers( array $kinds, string $where, string|int ...$values ): array {
		if ( array() === $kinds ) {
			return array();
		}
		$names = implode( ', ', array_fill( 0, count( $kinds ), '%s' ) );
		return array_map(
			static fn ( array $row ): array => array(
				'site_id' => (int) $row['site_id'],
				'kind'    => (string) $row['kind'],
				'number'  => (int) $row['number'],
				'latest'  => (int) $row['latest'],
			),
			$this->database->rows( "SELECT site_id, kind, COUNT(*) AS number, MAX(id) AS latest FROM %i WHERE $where AND kind IN ($names) GROUP BY site_id, kind ORDER BY number DESC, site_id, kind", $this->database->table( 'outbox' ), ...$values, ...$kinds )
		);
	}
}
