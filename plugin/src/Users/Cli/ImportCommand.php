<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use SplFileObject;
use Svc\Kernel\Text\CsvReader;
use Svc\Kernel\Text\UnreadableCsv;
use Svc\Users\Imports\ImportFields;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\HeaderGuess;
use WP_CLI;
use WP_CLI\Utils;

/** `wp svc people import` */
final class ImportCommand {

	/** @param \Closure(): array<string, Column> $columns Columns that can be imported. */
	public function __construct(
		private readonly Console $console,
		private readonly \Closure $columns,
	) {}

	/**
	 * Imports people from comma-separated values.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file, in UTF-8, with a row of headers. Lines above it, such as a report's title, are skipped.
	 *
	 * [--columns=<columns>]
	 * : Comma-separated list of what the columns hold, where the first row is that of the headers. An empty entry is not imported. By default, the headers are recognized.
	 *
	 * [--match=<column>]
	 * : The column by which people are found.
	 * ---
	 * default: account_email
	 * options:
	 *   - account_email
	 *   - user_id
	 * ---
	 *
	 * [--create-accounts]
	 * : Create accounts for people who have none, with the site's default role.
	 *
	 * [--invite]
	 * : Send WordPress's e-mail for new accounts to the people whose accounts are created, by WP-Cron.
	 *
	 * [--role=<role>]
	 * : The role of new people whose row has no role, or one that does not exist.
	 * ---
	 * default: staff
	 * ---
	 *
	 * [--strict]
	 * : Refuse a row with a wrong cell, or with a manager who cannot be set. Otherwise the cell is left out and reported.
	 *
	 * [--clear-empty]
	 * : An empty cell clears what is there.
	 *
	 * [--dry-run]
	 * : Only say what would be done. The exit code is 1 if rows would be refused.
	 *
	 * [--format=<format>]
	 * : Render the problems of the rows in a particular format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp svc people import people.csv --dry-run
	 *     wp svc people import people.csv --create-accounts --invite --user=admin
	 *     wp svc people import people.csv --strict --role=loan_officer
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$guess                    = isset( $options['columns'] ) ? null : new HeaderGuess( ( $this->columns )() );
		list( $headers, $chunks ) = $this->read( $arguments[0] ?? '', $guess );
		$columns                  = null === $guess ? explode( ',', $options['columns'] ) : $guess->of( $headers );
		$id                       = $this->begin( $headers, $columns, $options, basename( $arguments[0] ?? '' ) );
		try {
			foreach ( $chunks as $from => $rows ) {
				$this->ask(
					'PUT',
					'/imports/{id}/rows',
					$id,
					array(
						'from' => $from,
						'rows' => $rows,
					)
				);
			}
		} catch ( UnreadableCsv $unreadable ) {
			$this->ask( 'DELETE', '/imports/{id}', $id );
			WP_CLI::error( $unreadable->getMessage() );
		}
		$this->carry_out( $id, (bool) Utils\get_flag_value( $options, 'dry-run', false ), $options['format'] ?? 'table' );
	}

	private function carry_out( int $id, bool $is_dry, string $format ): void {
		$import = $this->repeat( $id, 'check', __( 'Checking', 'svc' ), 'checked' );
		if ( ! $is_dry ) {
			$import = $this->repeat( $id, 'run', __( 'Importing', 'svc' ), 'finished' );
		}
		$this->show_problems( $id, $format );
		if ( $is_dry ) {
			$this->ask( 'DELETE', '/imports/{id}', $id );
		}
		if ( 'table' === $format ) {
			WP_CLI::log( self::summary( $import, $is_dry ) );
		}
		if ( $import['refused'] > 0 ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * @param HeaderGuess|null $guess Null where the headers are in the first row.
	 * @return array{list<string>, iterable<int, list<list<string>>>} Headers, and chunks of rows by the number of their first row.
	 */
	private function read( string $file, ?HeaderGuess $guess ): array {
		if ( ! is_file( $file ) || ! is_readable( $file ) ) {
			/* translators: %s: name of a file. */
			WP_CLI::error( sprintf( __( 'There is no file %s that can be read.', 'svc' ), $file ) );
		}
		try {
			$above   = null === $guess ? 0 : self::lines_above( CsvReader::records( new SplFileObject( $file, 'rb' ) ), $guess );
			$records = CsvReader::records( new SplFileObject( $file, 'rb' ) );
			while ( $records->valid() && $records->key() <= $above ) {
				$records->next();
			}
			$headers = $records->valid() ? $records->current() : array();
			$records->next();
		} catch ( UnreadableCsv $unreadable ) {
			WP_CLI::error( $unreadable->getMessage() );
		}
		if ( array() === $headers ) {
			WP_CLI::error( __( 'The file is empty.', 'svc' ) );
		}
		return array( $headers, self::chunks( $records ) );
	}

	/**
	 * The headers are the one of the first ten records in which most columns are recognized.
	 *
	 * @param \Generator<int, list<string>> $records
	 * @return int How many records stand above them.
	 */
	private static function lines_above( \Generator $records, HeaderGuess $guess ): int {
		$above = 0;
		$most  = 0;
		foreach ( $records as $number => $cells ) {
			$known = count( array_filter( $guess->of( $cells ), static fn ( string $column ): bool => '' !== $column ) );
			if ( $known > $most ) {
				$most  = $known;
				$above = $number - 1;
			}
			if ( $number >= 10 ) {
				break;
			}
		}
		return $above;
	}

	/**
	 * Chunks of consecutive rows, up to the number that one request accepts.
	 *
	 * @param \Generator<int, list<string>> $records
	 * @return iterable<int, list<list<string>>>
	 */
	private static function chunks( \Generator $records ): iterable {
		$from = 0;
		$rows = array();
		for ( ; $records->valid(); $records->next() ) {
			if ( array() !== $rows && ( $records->key() !== $from + count( $rows ) || count( $rows ) >= ImportFields::ROWS_AT_ONCE ) ) {
				yield $from => $rows;
				$rows = array();
			}
			$from   = array() === $rows ? $records->key() : $from;
			$rows[] = $records->current();
		}
		if ( array() !== $rows ) {
			yield $from => $rows;
		}
	}

	/**
	 * @param list<string>          $headers
	 * @param list<string>          $columns "" for what is not imported.
	 * @param array<string, string> $options
	 */
	private function begin( array $headers, array $columns, array $options, string $name ): int {
		$unused = array_keys( array_filter( array_slice( $columns, 0, count( $headers ) ), static fn ( string $column ): bool => '' === $column ) );
		if ( array() !== $unused ) {
			/* translators: %s: headers of columns. */
			WP_CLI::warning( sprintf( __( 'Not imported: %s.', 'svc' ), implode( ', ', array_map( static fn ( int $at ): string => $headers[ $at ], $unused ) ) ) );
		}
		return (int) $this->console->ask(
			'POST',
			'/imports',
			array(
				'columns'          => $columns,
				'match'            => $options['match'] ?? 'account_email',
				'creates_accounts' => (bool) Utils\get_flag_value( $options, 'create-accounts', false ),
				'clears'           => (bool) Utils\get_flag_value( $options, 'clear-empty', false ),
				'strict'           => (bool) Utils\get_flag_value( $options, 'strict', false ),
				'invites'          => (bool) Utils\get_flag_value( $options, 'invite', false ),
				'role_for_new'     => $options['role'] ?? 'staff',
				'name'             => mb_substr( $name, 0, 200 ),
			)
		)->body['id'];
	}

	/** @return array<string, mixed> The import after the step. */
	private function repeat( int $id, string $step, string $title, string $end ): array {
		$bar   = Utils\make_progress_bar( $title, 100 );
		$shown = 0;
		do {
			$import = $this->ask( 'POST', "/imports/{id}/$step", $id );
			$bar->tick( (int) max( 0, $import['progress'] - $shown ) );
			$shown = max( $shown, (int) $import['progress'] );
		} while ( $end !== $import['status'] && 'cancelled' !== $import['status'] );
		$bar->finish();
		return $import;
	}

	private function show_problems( int $id, string $format ): void {
		$problems = array( ...$this->problems( $id, array( 'outcome' => 'refused' ) ), ...$this->problems( $id, array( 'problems' => true ) ) );
		if ( array() !== $problems || 'table' !== $format ) {
			Utils\format_items( $format, $problems, array( 'row', 'outcome', 'column', 'message' ) );
		}
	}

	/**
	 * @param array<string, mixed> $filters
	 * @return list<array<string, mixed>>
	 */
	private function problems( int $id, array $filters ): array {
		$problems = array();
		for ( $page = 1, $pages = 1; $page <= $pages; $page++ ) {
			$rows  = $this->ask(
				'GET',
				'/imports/{id}/rows',
				$id,
				$filters + array(
					'page'     => $page,
					'per_page' => 100,
				)
			);
			$pages = $rows['pages'];
			foreach ( $rows['data'] as $row ) {
				foreach ( $row['problems'] as $problem ) {
					$problems[] = array(
						'row'     => $row['number'],
						'outcome' => $row['outcome'],
					) + $problem;
				}
			}
		}
		return $problems;
	}

	/** @param array<string, mixed> $import */
	private static function summary( array $import, bool $is_dry ): string {
		$numbers = array_map( 'number_format_i18n', array_intersect_key( $import, array_flip( array( 'created', 'changed', 'unchanged', 'refused' ) ) ) );
		$summary = vsprintf(
			$is_dry
				/* translators: 1: how many created, 2: changed, 3: unchanged, 4: refused. */
				? __( 'Would create %1$s, change %2$s, leave %3$s as they are and refuse %4$s.', 'svc' )
				/* translators: 1: how many created, 2: changed, 3: unchanged, 4: refused. */
				: __( 'Created %1$s, changed %2$s, left %3$s as they are and refused %4$s.', 'svc' ),
			array( $numbers['created'], $numbers['changed'], $numbers['unchanged'], $numbers['refused'] )
		);
		if ( 0 === $import['with_problems'] ) {
			return $summary;
		}
		$incomplete = $is_dry
			/* translators: %s: number of rows. */
			? __( '%s of them would lose a wrong cell or manager.', 'svc' )
			/* translators: %s: number of rows. */
			: __( '%s of them lost a wrong cell or manager.', 'svc' );
		return "$summary " . sprintf( $incomplete, number_format_i18n( $import['with_problems'] ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	private function ask( string $method, string $path, int $id, array $input = array() ): array {
		return $this->console->ask( $method, $path, $input, array( 'id' => $id ) )->body;
	}
}
