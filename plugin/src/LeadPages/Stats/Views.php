<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use Svc\Kernel\Database\Database;

/** Counts views and visitors of a page, by days of the site's time zone. */
final class Views {

	private readonly Visitors $visitors;

	public function __construct( private readonly Database $database ) {
		$this->visitors = new Visitors( $database );
	}

	public function count( int $page_id ): bool {
		$day      = current_datetime()->format( 'Y-m-d' );
		$is_first = $this->visitors->see( $page_id, $day );
		if ( null === $is_first ) {
			return false;
		}
		if ( ! $this->add( $page_id, $day, $is_first ) ) {
			$this->database->execute( 'INSERT IGNORE INTO %i (site_id, page_id, day, views, visitors) VALUES (%d, %d, %s, 0, 0)', $this->table(), get_current_blog_id(), $page_id, $day );
			$this->add( $page_id, $day, $is_first );
			$this->visitors->forget_before( current_datetime()->modify( '-2 days' )->format( 'Y-m-d' ) );
		}
		return true;
	}

	/** @return array<string, array{int, int}> Views and visitors by day, without days that had none. */
	public function by_day( int $page_id, string $from, string $to ): array {
		$days = array();
		foreach ( $this->database->rows( 'SELECT day, views, visitors FROM %i WHERE site_id = %d AND page_id = %d AND day BETWEEN %s AND %s', $this->table(), get_current_blog_id(), $page_id, $from, $to ) as $row ) {
			$days[ (string) $row['day'] ] = array( (int) $row['views'], (int) $row['visitors'] );
		}
		return $days;
	}

	private function add( int $page_id, string $day, bool $is_first ): bool {
		return 1 === $this->database->execute( 'UPDATE %i SET views = views + 1, visitors = visitors + %d WHERE site_id = %d AND page_id = %d AND day = %s', $this->table(), $is_first ? 1 : 0, get_current_blog_id(), $page_id, $day );
	}

	private function table(): string {
		return $this->database->table( 'lead_days' );
	}
}
