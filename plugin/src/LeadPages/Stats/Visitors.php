<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Quota\ClientAddress;
use Svc\Kernel\Quota\DailySalts;

/**
 * Tells visitors apart for a day, without a cookie: by a hash of address, browser, page and the day's salt, which is thrown away.
 *
 * No lock is taken: of two first views at the same moment one may be left out.
 */
final class Visitors {

	private const VIEWS = 20;

	/** Visitors of an address; a row of the same table counts them. */
	private const OF_ADDRESS = 100;

	private readonly DailySalts $salts;

	public function __construct( private readonly Database $database ) {
		$this->salts = new DailySalts( $database );
	}

	/** @return bool|null Whether this is the visitor's first view of the day; null for one that is not counted. */
	public function see( int $page_id, string $day ): ?bool {
		$salt = $this->salts->of( $day );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only hashed.
		$agent   = is_string( $_SERVER['HTTP_USER_AGENT'] ?? null ) ? $_SERVER['HTTP_USER_AGENT'] : '';
		$site_id = get_current_blog_id();
		$address = ClientAddress::network();
		$visitor = hash_hmac( 'sha256', "visitor/$site_id/$page_id/$address/$agent", $salt );
		if ( $this->count( $visitor, $day, self::VIEWS ) ) {
			return false;
		}
		$is_new = ! $this->is_known( $visitor, $day ) && $this->add_to_address( hash_hmac( 'sha256', "address/$site_id/$address", $salt ), $day );
		return $is_new && $this->add( $visitor, $day ) ? true : null;
	}

	/** @param string $day The oldest to keep. */
	public function forget_before( string $day ): void {
		$this->database->execute( 'DELETE FROM %i WHERE day < %s', $this->table(), $day );
	}

	private function add_to_address( string $hash, string $day ): bool {
		return $this->count( $hash, $day, self::OF_ADDRESS ) || $this->add( $hash, $day );
	}

	private function count( string $hash, string $day, int $most ): bool {
		return 1 === $this->database->execute( 'UPDATE %i SET views = views + 1 WHERE day = %s AND hash = %s AND views < %d', $this->table(), $day, $hash, $most );
	}

	private function add( string $hash, string $day ): bool {
		return 1 === $this->database->execute( 'INSERT IGNORE INTO %i (day, hash, views) VALUES (%s, %s, 1)', $this->table(), $day, $hash );
	}

	private function is_known( string $hash, string $day ): bool {
		return null !== $this->database->row( 'SELECT views FROM %i WHERE day = %s AND hash = %s', $this->table(), $day, $hash );
	}

	private function table(): string {
		return $this->database->table( 'lead_visitors' );
	}
}
