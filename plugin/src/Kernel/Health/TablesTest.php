<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migrator;
use Svc\Kernel\Database\QueryFailed;

/** Whether all tables exist in the current version; a restored backup may lack some. */
final class TablesTest implements Repairs {

	/** @param list<string> $tables Required tables, without prefix. */
	public function __construct(
		private readonly Database $database,
		private readonly Migrator $migrator,
		private readonly array $tables,
	) {}

	public function name(): string {
		return 'svc-tables';
	}

	public function title(): string {
		return __( 'Database tables', 'svc' );
	}

	public function verb(): string {
		return __( 'Create what is missing', 'svc' );
	}

	public function look(): Verdict {
		$missing = array_diff( $this->tables, $this->there() );
		if ( array() !== $missing ) {
			return Verdict::critical(
				__( 'Database tables of Svc People are missing', 'svc' ),
				sprintf(
					/* translators: %s: names of tables. */
					__( 'What %s stored cannot be read or saved. If you have a backup with these tables, restore it first. The button creates the missing tables and fills in what can be computed, such as search words, counts and charts. Everything else in them is lost.', 'svc' ),
					implode( ', ', array_map( $this->database->table( ... ), $missing ) )
				)
			);
		}
		if ( ! $this->migrator->is_done() ) {
			return Verdict::critical(
				__( 'The database tables of Svc People have an older version', 'svc' ),
				__( 'Svc People could not bring its tables to this version, and is off until it can. The error is in the PHP log; it is tried again every minute.', 'svc' )
			);
		}
		return Verdict::good(
			__( 'The database tables of Svc People are complete', 'svc' ),
			__( 'All tables are there and of this version.', 'svc' )
		);
	}

	public function repair(): void {
		$this->migrator->migrate_again();
	}

	/** @return list<string> */
	private function there(): array {
		$prefix = $this->database->table( '' );
		try {
			$rows = $this->database->rows( 'SHOW TABLES LIKE %s', $this->database->wpdb->esc_like( $prefix ) . '%' );
		} catch ( QueryFailed ) {
			return array();
		}
		return array_map( static fn ( array $row ): string => substr( (string) reset( $row ), strlen( $prefix ) ), $rows );
	}
}
