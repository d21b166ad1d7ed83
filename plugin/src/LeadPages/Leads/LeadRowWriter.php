<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;

/** Writes the row of a lead, with its words and its place in the counts. */
final class LeadRowWriter {

	private readonly LeadWords $words;
	private readonly LeadCounts $counts;

	public function __construct( private readonly Database $database ) {
		$this->words  = new LeadWords( $database );
		$this->counts = new LeadCounts( $database );
	}

	public function insert( Lead $lead ): Lead {
		$row   = self::set( LeadRow::of( $lead ) );
		$marks = implode( ', ', array_fill( 0, count( $row ), '%i' ) );
		// The driver has no placeholder for null, so columns that are null are left out.
		$this->database->execute(
			"INSERT INTO %i ($marks) VALUES (" . implode( ', ', array_fill( 0, count( $row ), '%s' ) ) . ')',
			$this->table(),
			...array_keys( $row ),
			...array_values( $row )
		);
		$stored = $lead->with( array( 'id' => (int) $this->database->wpdb->insert_id ) );
		$this->words->add( $stored );
		$this->counts->add( $stored );
		return $stored;
	}

	public function update( Lead $old, Lead $new ): void {
		$before  = LeadRow::of( $old );
		$changed = array_filter( LeadRow::of( $new ), static fn ( mixed $value, string $column ): bool => $value !== $before[ $column ], ARRAY_FILTER_USE_BOTH );
		foreach ( array_keys( array_diff_key( $changed, self::set( $changed ) ) ) as $column ) {
			$this->database->execute( 'UPDATE %i SET %i = NULL WHERE id = %d', $this->table(), $column, $new->id );
		}
		$values = self::set( $changed );
		if ( array() !== $values ) {
			$pairs = array();
			foreach ( $values as $column => $value ) {
				array_push( $pairs, $column, $value );
			}
			$this->database->execute( 'UPDATE %i SET ' . implode( ', ', array_fill( 0, count( $values ), '%i = %s' ) ) . ' WHERE id = %d', $this->table(), ...$pairs, ...array( $new->id ) );
		}
		$this->words->replace( $old, $new );
		$this->counts->move( $old, $new );
	}

	public function delete( Lead $lead ): void {
		$this->words->remove( $lead->id );
		$this->counts->remove( $lead );
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $lead->id );
	}

	/**
	 * @param array<string, string|int|null> $row
	 * @return array<string, string|int>
	 */
	private static function set( array $row ): array {
		return array_filter( $row, static fn ( string|int|null $value ): bool => null !== $value );
	}

	private function table(): string {
		return $this->database->table( 'leads' );
	}
}
