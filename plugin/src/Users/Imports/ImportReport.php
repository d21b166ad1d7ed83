<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Reply;
use Svc\Kernel\Text\Csv;
use Svc\Users\Sheets\Columns;

/** The outcome of each row, as comma-separated values. */
final class ImportReport {

	public function __construct(
		private readonly Imports $imports,
		private readonly Columns $columns,
	) {}

	public function reply( int $id, RowFilter $filter ): Reply {
		return Reply::lines( 'text/csv; charset=utf-8', $this->lines( $id, $filter ), "import-$id.csv" );
	}

	/** @return iterable<string> */
	private function lines( int $id, RowFilter $filter ): iterable {
		yield Csv::BOM . Csv::line( array( __( 'Row', 'svc' ), __( 'Outcome', 'svc' ), __( 'Name', 'svc' ), __( 'User ID', 'svc' ), __( 'Profile ID', 'svc' ), __( 'What is wrong', 'svc' ) ) );
		for ( $page = 1, $pages = 1; $page <= $pages; $page++ ) {
			$rows  = $this->imports->rows( $id, $filter, $page, 500 );
			$pages = $rows->pages();
			foreach ( $rows->data as $row ) {
				$label = Outcome::tryFrom( (string) $row['outcome'] )?->label() ?? '';
				yield Csv::line( array( (string) $row['number'], $label, $row['name'], (string) $row['user_id'], (string) $row['profile_id'], $this->problems( $row['problems'] ) ) );
			}
		}
	}

	/** @param list<array{column: string, message: string}> $problems */
	private function problems( array $problems ): string {
		$columns = $this->columns->all();
		$texts   = array_map(
			static fn ( array $problem ): string => isset( $columns[ $problem['column'] ] ) ? "{$columns[ $problem['column'] ]->label}: {$problem['message']}" : $problem['message'],
			$problems
		);
		return implode( ' ', $texts );
	}
}
