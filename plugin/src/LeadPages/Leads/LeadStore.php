<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;

/** Reads leads of the current site. */
final class LeadStore {

	/** Held by everything that changes leads, and taken before anything is read. */
	public const LOCK = 'leads';

	public function __construct( private readonly Database $database ) {}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively( self::LOCK, $work );
	}

	public function find( int $id ): ?Lead {
		return self::lead( $this->database->row( 'SELECT * FROM %i WHERE id = %d AND site_id = %d', $this->table(), $id, get_current_blog_id() ) );
	}

	/** The lead as it is now, even if the transaction has read an older state. */
	public function locked( int $id ): ?Lead {
		return self::lead( $this->database->row( 'SELECT * FROM %i WHERE id = %d AND site_id = %d FOR UPDATE', $this->table(), $id, get_current_blog_id() ) );
	}

	/** The person's open lead, by OpenKey. */
	public function by_open_key( string $key ): ?Lead {
		return self::lead( $this->database->row( 'SELECT * FROM %i WHERE open_key = %s FOR UPDATE', $this->table(), $key ) );
	}

	/** @return array<string, string|null>|null The row of the submission with that hash of site and Idempotency-Key. */
	public function submission_by_idem( string $idem ): ?array {
		return ( new SubmissionStore( $this->database ) )->by_idem( $idem );
	}

	public function latest_submission( int $lead_id ): ?Submission {
		return ( new SubmissionStore( $this->database ) )->latest( $lead_id );
	}

	/**
	 * Leads of a page in the inbox, by owner.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, int> Number by user ID, 0 included.
	 */
	public function number_by_owner( int $page_id, array $user_ids ): array {
		return ( new LeadCounts( $this->database ) )->by_owner( get_current_blog_id(), $page_id, $user_ids );
	}

	/** Visitors let a person see their leads, whose profile has another account now. On all sites. */
	public function move_partner( int $from, int $to ): void {
		$this->database->execute( 'UPDATE %i SET partner_user_id = %d WHERE partner_user_id = %d', $this->table(), $to, $from );
	}

	public function forget_site( int $site_id ): void {
		$this->exclusively(
			function () use ( $site_id ): void {
				$this->database->execute( 'DELETE FROM %i WHERE lead_id IN (SELECT id FROM %i WHERE site_id = %d)', $this->database->table( 'lead_events' ), $this->table(), $site_id );
				foreach ( array( 'lead_submissions', 'lead_words', 'lead_counts', 'lead_days', 'consent_texts', 'consent_evidence', 'leads' ) as $table ) {
					$this->database->execute( 'DELETE FROM %i WHERE site_id = %d', $this->database->table( $table ), $site_id );
				}
			}
		);
	}

	/** @param array<string, string|null>|null $row */
	private static function lead( ?array $row ): ?Lead {
		return null === $row ? null : LeadRow::lead( $row );
	}

	private function table(): string {
		return $this->database->table( 'leads' );
	}
}
