<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Reads a page of profile rows and the total. */
final class RowPages {

	/** From this offset on, reading the skipped rows costs more than a separate query for the count. */
	private const FAR = 200;

	/** @param literal-string $columns Columns of the profiles table, aliased p. */
	public function __construct(
		private readonly Database $database,
		private readonly string $columns,
	) {}

	/** @return array{list<array<string, string|null>>, int} */
	public function read( Selection $selection ): array {
		return $selection->offset() < self::FAR ? $this->near( $selection ) : $this->far( $selection );
	}

	/**
	 * Reads rows and count by one query.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	private function near( Selection $selection ): array {
		$rows = $selection->is_found
			? $this->found( $selection, $selection->count, $selection->counted, $selection->is_descending, $selection->per_page, $selection->offset() )
			: $this->direct( $selection );
		if ( array() === $rows ) {
			return array( $rows, 0 === $selection->offset() ? 0 : $this->total( $selection ) );
		}
		return array( $rows, (int) $rows[0]['total'] );
	}

	/**
	 * A page in the second half of the list is read backwards from the end.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	private function far( Selection $selection ): array {
		$total        = $this->total( $selection );
		$length       = max( 0, min( $selection->per_page, $total - $selection->offset() ) );
		$is_backwards = $selection->offset() > intdiv( $total, 2 );
		$offset       = $is_backwards ? max( 0, $total - $selection->offset() - $length ) : $selection->offset();
		$rows         = $this->found( $selection, '0', array(), $selection->is_descending !== $is_backwards, $length, $offset );
		return array( $is_backwards ? array_reverse( $rows ) : $rows, $total );
	}

	/** @return list<array<string, string|null>> */
	private function direct( Selection $selection ): array {
		$order = $selection->order( 'p', $selection->is_descending );
		return $this->database->rows(
			"SELECT $this->columns, $selection->count AS total FROM %i p $selection->index
				WHERE $selection->where ORDER BY $order LIMIT %d OFFSET %d",
			...$selection->counted,
			...array( $this->database->table( 'profiles' ) ),
			...$selection->values,
			...array( $selection->per_page, $selection->offset() )
		);
	}

	/**
	 * Finds the page's ids first: cheaper than sorting whole rows or reading the skipped ones.
	 *
	 * @param literal-string $total
	 * @param list<mixed>    $counted
	 * @return list<array<string, string|null>>
	 */
	private function found( Selection $selection, string $total, array $counted, bool $is_descending, int $length, int $offset ): array {
		$profiles = $this->database->table( 'profiles' );
		$keys     = $selection->keys();
		$inner    = $selection->order( 'p', $is_descending );
		$outer    = $selection->order( 'shown', $is_descending );
		return $this->database->rows(
			"SELECT $this->columns, $total AS total FROM (SELECT $keys FROM %i p $selection->index WHERE $selection->where ORDER BY $inner LIMIT %d OFFSET %d) shown
				JOIN %i p ON p.id = shown.id ORDER BY $outer",
			...$counted,
			...array( $profiles ),
			...$selection->values,
			...array( $length, $offset, $profiles )
		);
	}

	private function total( Selection $selection ): int {
		return (int) ( $this->database->row( "SELECT $selection->count AS total", ...$selection->counted )['total'] ?? 0 );
	}
}
