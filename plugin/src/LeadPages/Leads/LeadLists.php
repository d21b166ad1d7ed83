<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;

/** Reads pages of leads, their totals and facets. Where nothing is searched for, numbers come from the counts. */
final class LeadLists {

	/** From this offset on, reading the skipped leads costs more than a separate query for the number. */
	private const FAR = 200;

	/** How many leads an export reads at a time. */
	private const STEP = 500;

	private readonly string $leads;
	private readonly string $words;

	public function __construct(
		private readonly Database $database,
		private readonly SharedLeads $shared,
	) {
		$this->leads = $database->table( 'leads' );
		$this->words = $database->table( 'lead_words' );
	}

	/** @return array{list<Lead>, int} A page, and how many there are in all. */
	public function page( VisibleLeads $visible, LeadFilters $filters, LeadSort $sort, bool $is_descending, int $page, int $per_page ): array {
		$conditions         = $this->conditions( $visible, $filters, $sort );
		$offset             = ( $page - 1 ) * $per_page;
		list( $sum, $counted ) = $this->sum( $conditions );
		if ( $offset < self::FAR ) {
			$rows = 1 === count( $conditions ) && $filters->has_words()
				? $this->rows( $conditions, $sort, $is_descending, $is_descending, $per_page, $offset, null, array() )
				: $this->rows( $conditions, $sort, $is_descending, $is_descending, $per_page, $offset, $sum, $counted );
			if ( array() !== $rows || 0 === $offset ) {
				return array( array_map( LeadRow::lead( ... ), $rows ), (int) ( $rows[0]['total'] ?? 0 ) );
			}
		}
		$total  = (int) ( $this->database->row( "SELECT $sum AS total", ...$counted )['total'] ?? 0 );
		$length = max( 0, min( $per_page, $total - $offset ) );
		// A page in the second half is read backwards from the end.
		$is_backwards = $offset > intdiv( $total, 2 );
		$skipped      = $is_backwards ? $total - $offset - $length : $offset;
		$rows         = 0 === $length ? array() : $this->rows( $conditions, $sort, $is_descending, $is_descending !== $is_backwards, $length, $skipped, '0', array() );
		return array( array_map( LeadRow::lead( ... ), $rows ), $total );
	}

	/** @return iterable<list<Lead>> All leads of a list in its order, some at a time. Only the IDs are held in memory. */
	public function all( VisibleLeads $visible, LeadFilters $filters, LeadSort $sort, bool $is_descending ): iterable {
		list( $sql, $values ) = $this->ids( $this->conditions( $visible, $filters, $sort ), $sort, $is_descending );
		$ids                  = array();
		( new RowStream( $this->database ) )->each(
			static function ( array $row ) use ( &$ids ): void {
				$ids[] = (int) $row[0];
			},
			$sql,
			...$values
		);
		foreach ( array_chunk( $ids, self::STEP ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%d' ) );
			$rows  = array_column( $this->database->rows( "SELECT * FROM %i WHERE id IN ($marks)", $this->leads, ...$some ), null, 'id' );
			$found = array_filter( array_map( static fn ( int $id ): ?array => $rows[ $id ] ?? null, $some ) );
			yield array_map( LeadRow::lead( ... ), array_values( $found ) );
		}
	}

	/**
	 * How many leads a list has of each value of a column, without the filter of this column.
	 *
	 * @param 'status'|'owner_user_id'|'page_id' $column
	 * @return array<array-key, int> By value; the most frequent first.
	 */
	public function facet( VisibleLeads $visible, LeadFilters $filters, string $column ): array {
		$filters    = $filters->without( $column );
		$conditions = $this->conditions( $visible, $filters );
		$numbers    = array();
		// Who owns a lead is hidden where it is not seen in full.
		foreach ( 'owner_user_id' === $column ? array_slice( $conditions, 0, 1 ) : $conditions as $condition ) {
			$number = $condition->is_counted ? 'SUM(l.number)' : 'COUNT(*)';
			foreach ( $this->database->rows( "SELECT l.$column AS value, $number AS number FROM %i l WHERE $condition->sql GROUP BY l.$column", $this->table( $condition ), ...$condition->values ) as $row ) {
				$numbers[ (string) $row['value'] ] = ( $numbers[ (string) $row['value'] ] ?? 0 ) + (int) $row['number'];
			}
		}
		ksort( $numbers );
		arsort( $numbers );
		return $numbers;
	}

	/**
	 * @param non-empty-list<Condition> $conditions
	 * @param bool                      $is_descending The order of the rows.
	 * @param bool                      $is_found_so   The order in which leads are skipped.
	 * @param literal-string|null       $total         What each row has as its total; null has the leads counted while they are found.
	 * @param list<mixed>               $counted       Values of the total.
	 * @return list<array<string, string|null>>
	 */
	private function rows( array $conditions, LeadSort $sort, bool $is_descending, bool $is_found_so, int $length, int $skipped, ?string $total, array $counted ): array {
		list( $sql, $values ) = $this->ids( $conditions, $sort, $is_found_so, null === $total );
		$column               = $sort->column();
		$direction            = $is_descending ? 'DESC' : 'ASC';
		$total              ??= 'found.total';
		return $this->database->rows(
			// Sorted by the columns of the short rows: sorting the long ones takes as long as all the rest.
			"SELECT shown.*, $total AS total FROM ($sql LIMIT %d OFFSET %d) found JOIN %i shown ON shown.id = found.id ORDER BY found.$column $direction, found.id $direction",
			...$counted,
			...$values,
			...array( $length, $skipped, $this->leads )
		);
	}

	/** @return non-empty-list<Condition> */
	private function conditions( VisibleLeads $visible, LeadFilters $filters, ?LeadSort $sort = null ): array {
		$whole  = $filters->condition( $this->words )->and( $visible->whole() );
		$shared = $visible->shared( $filters );
		return null === $shared ? array( $whole ) : array( $whole, $this->seen( $filters, $sort, $filters->without_words()->condition( $this->words )->and( $shared ) ) );
	}

	/** Shared leads that have the words of the filters in what is seen of them, and are sorted by the names that are seen. */
	private function seen( LeadFilters $filters, ?LeadSort $sort, Condition $shared ): Condition {
		if ( ! $filters->has_words() && LeadSort::LastName !== $sort ) {
			return $shared;
		}
		$leads = array_map( LeadRow::lead( ... ), $this->database->rows( "SELECT * FROM %i l WHERE $shared->sql", $this->leads, ...$shared->values ) );
		$seen  = array_filter( $this->shared->seen( $leads ), $filters->find_words_in( ... ) );
		$ids   = array_keys( $seen );
		$names = array_diff_assoc( array_map( LeadRow::name_key( ... ), $seen ), array_map( LeadRow::name_key( ... ), array_column( $leads, null, 'id' ) ) );
		return new Condition( array() === $ids ? '1 = 0' : 'l.id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')', $ids, false, $names );
	}

	/**
	 * @param non-empty-list<Condition> $conditions
	 * @return array{literal-string, list<mixed>} An expression for the number of leads, and its values.
	 */
	private function sum( array $conditions ): array {
		$numbers = array_map( static fn ( Condition $condition ): string => '(SELECT ' . ( $condition->is_counted ? 'COALESCE(SUM(l.number), 0)' : 'COUNT(*)' ) . " FROM %i l WHERE $condition->sql)", $conditions );
		return array( implode( ' + ', $numbers ), array_merge( ...array_map( fn ( Condition $condition ): array => array( $this->table( $condition ), ...$condition->values ), $conditions ) ) );
	}

	private function table( Condition $condition ): string {
		return $condition->is_counted ? $this->database->table( 'lead_counts' ) : $this->leads;
	}

	/**
	 * @param non-empty-list<Condition> $conditions
	 * @param bool                      $is_counting Whether each row has the total of the only condition. All leads that words find are read once then, by their IDs.
	 * @return array{literal-string, list<mixed>} A query for IDs in order with the column of the order, and its values.
	 */
	private function ids( array $conditions, LeadSort $sort, bool $is_descending, bool $is_counting = false ): array {
		$column    = $sort->column();
		$direction = $is_descending ? 'DESC' : 'ASC';
		$queries   = array();
		$values    = array();
		foreach ( $conditions as $condition ) {
			$names     = LeadSort::LastName === $sort ? $condition->names : array();
			$key       = array() === $names ? "l.$column" : 'CASE l.id' . str_repeat( ' WHEN %d THEN %s', count( $names ) ) . " ELSE l.$column END AS $column";
			$queries[] = $is_counting
				? "SELECT l.id, $key, COUNT(*) OVER () AS total FROM %i l FORCE INDEX (PRIMARY) WHERE $condition->sql"
				: "SELECT l.id, $key FROM %i l WHERE $condition->sql";
			$pairs     = array_merge( ...array_map( static fn ( int $id, string $name ): array => array( $id, $name ), array_keys( $names ), $names ) );
			array_push( $values, ...array( ...$pairs, $this->leads, ...$condition->values ) );
		}
		return 1 === count( $queries )
			? array( "$queries[0] ORDER BY l.$column $direction, l.id $direction", $values )
			: array( "SELECT each_one.id, each_one.$column FROM (" . implode( ' UNION ALL ', $queries ) . ") each_one ORDER BY each_one.$column $direction, each_one.id $direction", $values );
	}
}
