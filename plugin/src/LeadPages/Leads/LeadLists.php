<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;

/** Reads pages of leads, their totals and facets. Where nothing is searched for, numbers come from the counts. */
final class LeadLists {

	/** How many leads an export reads at a time. */
	private const STEP = 500;

	private readonly string $leads;
	private readonly string $words;

	public function __construct( private readonly Database $database ) {
		$this->leads = $database->table( 'leads' );
		$this->words = $database->table( 'lead_words' );
	}

	/** @return array{list<Lead>, int} A page, and how many there are in all. */
	public function page( VisibleLeads $visible, LeadFilters $filters, LeadSort $sort, bool $is_descending, int $page, int $per_page ): array {
		$conditions = $this->conditions( $visible, $filters );
		$total      = array_sum( array_map( $this->number( ... ), $conditions ) );
		$offset     = ( $page - 1 ) * $per_page;
		$length     = max( 0, min( $per_page, $total - $offset ) );
		if ( 0 === $length ) {
			return array( array(), $total );
		}
		// A page in the second half is read backwards from the end.
		$is_backwards          = $offset > intdiv( $total, 2 );
		$skipped               = $is_backwards ? $total - $offset - $length : $offset;
		list( $sql, $values )  = $this->ids( $conditions, $sort, $is_descending !== $is_backwards );
		$column                = $sort->column();
		$direction             = $is_descending ? 'DESC' : 'ASC';
		$rows                  = $this->database->rows(
			"SELECT shown.* FROM ($sql LIMIT %d OFFSET %d) found JOIN %i shown ON shown.id = found.id ORDER BY shown.$column $direction, shown.id $direction",
			...$values,
			...array( $length, $skipped, $this->leads )
		);
		return array( array_map( LeadRow::lead( ... ), $rows ), $total );
	}

	/** @return iterable<Lead> All leads of a list in its order. Only the IDs are held in memory. */
	public function all( VisibleLeads $visible, LeadFilters $filters, LeadSort $sort, bool $is_descending ): iterable {
		list( $sql, $values ) = $this->ids( $this->conditions( $visible, $filters ), $sort, $is_descending );
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
			foreach ( $some as $id ) {
				if ( isset( $rows[ $id ] ) ) {
					yield LeadRow::lead( $rows[ $id ] );
				}
			}
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

	/** @return non-empty-list<Condition> */
	private function conditions( VisibleLeads $visible, LeadFilters $filters ): array {
		$filter = $filters->condition( $this->words );
		return array_map( static fn ( Condition $condition ): Condition => $filter->and( $condition ), $visible->conditions( $filters ) );
	}

	private function number( Condition $condition ): int {
		$number = $condition->is_counted ? 'SUM(l.number)' : 'COUNT(*)';
		return (int) ( $this->database->row( "SELECT $number AS number FROM %i l WHERE $condition->sql", $this->table( $condition ), ...$condition->values )['number'] ?? 0 );
	}

	private function table( Condition $condition ): string {
		return $condition->is_counted ? $this->database->table( 'lead_counts' ) : $this->leads;
	}

	/**
	 * @param non-empty-list<Condition> $conditions
	 * @return array{literal-string, list<mixed>} A query for IDs in order, and its values.
	 */
	private function ids( array $conditions, LeadSort $sort, bool $is_descending ): array {
		$column    = $sort->column();
		$direction = $is_descending ? 'DESC' : 'ASC';
		$queries   = array_map( static fn ( Condition $condition ): string => "SELECT l.id, l.$column FROM %i l WHERE $condition->sql", $conditions );
		$values    = array_merge( ...array_map( fn ( Condition $condition ): array => array( $this->leads, ...$condition->values ), $conditions ) );
		return 1 === count( $queries )
			? array( "$queries[0] ORDER BY l.$column $direction, l.id $direction", $values )
			: array( 'SELECT each_one.id FROM (' . implode( ' UNION ALL ', $queries ) . ") each_one ORDER BY each_one.$column $direction, each_one.id $direction", $values );
	}
}
