<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Calls;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Page;

/** Log of the last thousand tool calls: account, tool, time and outcome, without arguments and results. */
final class CallLog {

	public const KEPT = 1000;

	/** Old rows are deleted in batches of this size. */
	private const LOT = 100;

	public function __construct( private readonly Database $database ) {}

	/** Database errors are only logged, because the call has been answered already. */
	public function add( int $user_id, string $tool, string $outcome ): void {
		$table = $this->database->table( 'mcp_calls' );
		try {
			$this->database->execute(
				'INSERT INTO %i (user_id, site_id, tool, outcome, called_at) VALUES (%d, %d, %s, %s, %s)',
				$table,
				$user_id,
				get_current_blog_id(),
				mb_substr( $tool, 0, 128 ),
				mb_substr( $outcome, 0, 64 ),
				gmdate( 'Y-m-d H:i:s' )
			);
			$id = $this->database->wpdb->insert_id;
			if ( 0 === $id % self::LOT ) {
				$this->database->execute( 'DELETE FROM %i WHERE id <= %d', $table, $id - self::KEPT );
			}
		} catch ( QueryFailed $failed ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the call is already answered.
			error_log( "svc mcp: $failed" );
		}
	}

	/** Newest first. */
	public function page( int $page, int $per_page ): Page {
		$table  = $this->database->table( 'mcp_calls' );
		$newest = (int) ( $this->database->row( 'SELECT MAX(id) AS newest FROM %i', $table )['newest'] ?? 0 );
		$oldest = $newest - self::KEPT;
		$total  = (int) ( $this->database->row( 'SELECT COUNT(*) AS total FROM %i WHERE id > %d', $table, $oldest )['total'] ?? 0 );
		$rows   = $this->database->rows( 'SELECT * FROM %i WHERE id > %d ORDER BY id DESC LIMIT %d OFFSET %d', $table, $oldest, $per_page, ( $page - 1 ) * $per_page );
		cache_users( array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		return new Page( array_map( array( self::class, 'call' ), $rows ), $total, $page, $per_page );
	}

	/** @return list<array{id: int, user_id: int, name: string, site_id: int, tool: string, outcome: string, at: string}> Newest first. */
	public function of_user( int $user_id ): array {
		return array_map( self::call( ... ), $this->database->rows( 'SELECT * FROM %i WHERE user_id = %d ORDER BY id DESC', $this->database->table( 'mcp_calls' ), $user_id ) );
	}

	/** @return int How many there were. */
	public function forget_user( int $user_id ): int {
		return $this->database->execute( 'DELETE FROM %i WHERE user_id = %d', $this->database->table( 'mcp_calls' ), $user_id );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{id: int, user_id: int, name: string, site_id: int, tool: string, outcome: string, at: string}
	 */
	private static function call( array $row ): array {
		$user = get_userdata( (int) $row['user_id'] );
		return array(
			'id'      => (int) $row['id'],
			'user_id' => (int) $row['user_id'],
			'name'    => false === $user ? '' : $user->display_name,
			'site_id' => (int) $row['site_id'],
			'tool'    => (string) $row['tool'],
			'outcome' => (string) $row['outcome'],
			'at'      => str_replace( ' ', 'T', (string) $row['called_at'] ) . 'Z',
		);
	}
}
