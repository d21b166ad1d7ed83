<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Page;

/**
 * The tables that a site has shown, with who saved them and when.
 *
 * A table is kept for two years after it was replaced: 12 CFR 1026.25 asks creditors to keep evidence of what they have
 * disclosed, 12 CFR 1014.5 of what they have advertised.
 */
final class RateHistory {

	public const KEPT = '-2 years';

	public function __construct( private readonly Database $database ) {}

	/** @param array<string, mixed> $table As it was answered. */
	public function add( int $user_id, array $table ): void {
		$this->database->execute(
			'INSERT INTO %i (site_id, saved_at, user_id, body) VALUES (%d, %s, %d, %s)',
			$this->name(),
			get_current_blog_id(),
			gmdate( 'Y-m-d H:i:s' ),
			$user_id,
			(string) wp_json_encode( $table, JSON_UNESCAPED_UNICODE )
		);
		$this->prune();
	}

	/** Newest first. */
	public function page( int $page, int $per_page ): Page {
		$site  = get_current_blog_id();
		$total = (int) ( $this->database->row( 'SELECT COUNT(*) AS total FROM %i WHERE site_id = %d', $this->name(), $site )['total'] ?? 0 );
		$rows  = $this->database->rows( 'SELECT id, saved_at, user_id, body FROM %i WHERE site_id = %d ORDER BY id DESC LIMIT %d OFFSET %d', $this->name(), $site, $per_page, ( $page - 1 ) * $per_page );
		return new Page( array_map( self::entry( ... ), $rows ), $total, $page, $per_page );
	}

	/**
	 * Forgets who has saved, on all sites; the tables stay.
	 *
	 * @return int Number of tables.
	 */
	public function forget_user( int $user_id ): int {
		return $this->database->execute( 'UPDATE %i SET user_id = 0 WHERE user_id = %d', $this->name(), $user_id );
	}

	/** Deletes the tables whose successor was saved two years ago. */
	private function prune(): void {
		$site   = get_current_blog_id();
		$before = gmdate( 'Y-m-d H:i:s', (int) strtotime( self::KEPT ) );
		$newest = $this->database->row( 'SELECT MAX(id) AS id FROM %i WHERE site_id = %d AND saved_at <= %s', $this->name(), $site, $before );
		$this->database->execute( 'DELETE FROM %i WHERE site_id = %d AND id < %d', $this->name(), $site, (int) ( $newest['id'] ?? 0 ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private static function entry( array $row ): array {
		return array(
			'id'       => (int) $row['id'],
			'saved_at' => str_replace( ' ', 'T', (string) $row['saved_at'] ) . 'Z',
			'user_id'  => (int) $row['user_id'],
			'table'    => (array) json_decode( (string) $row['body'], true ),
		);
	}

	private function name(): string {
		return $this->database->table( 'mortgage_rate_history' );
	}
}
