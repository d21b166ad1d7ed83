<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\Kernel\OnSite;
use Svc\LeadPages\Consents\ConsentTextStore;
use Svc\LeadPages\Services;

/** Gives leads to others when their owner is gone: to the page's owner; those without one to nobody, so that only who manages leads sees them. */
final class OwnerFollower {

	/** Leads that one transaction changes. */
	private const AT_A_TIME = 50;

	private readonly Database $database;

	public function __construct( private readonly Services $services ) {
		$this->database = $services->database;
	}

	/** The person's profile was deleted for good, with the account or without. */
	public function follow_deletion( int $user_id ): void {
		$this->hand_over( $user_id, null );
	}

	/** The person's profile has moved to another account. */
	public function follow_move( int $old_user_id, int $new_user_id ): void {
		$this->hand_over( $old_user_id, $new_user_id );
		$this->services->leads()->exclusively(
			function () use ( $old_user_id, $new_user_id ): void {
				$this->services->leads()->move_partner( $old_user_id, $new_user_id );
				( new ConsentTextStore( $this->database ) )->move_partner( $old_user_id, $new_user_id );
			}
		);
	}

	/** Accounts that were deleted while this component was off, or in a request that did not finish. */
	public function follow_missed(): void {
		$gone = $this->database->rows(
			'SELECT DISTINCT l.owner_user_id FROM %i l LEFT JOIN %i u ON u.ID = l.owner_user_id WHERE l.owner_user_id > 0 AND u.ID IS NULL',
			$this->table(),
			$this->database->wpdb->users
		);
		foreach ( $gone as $row ) {
			$this->hand_over( (int) $row['owner_user_id'], null );
		}
	}

	private function hand_over( int $user_id, ?int $to ): void {
		foreach ( $this->database->rows( 'SELECT DISTINCT site_id FROM %i WHERE owner_user_id = %d', $this->table(), $user_id ) as $row ) {
			OnSite::run( (int) $row['site_id'], fn () => $this->hand_over_here( $user_id, $to ) );
		}
	}

	/** On the current site. */
	private function hand_over_here( int $user_id, ?int $to ): void {
		do {
			$number = $this->services->leads()->exclusively(
				function () use ( $user_id, $to ): int {
					$rows = $this->database->rows( 'SELECT * FROM %i WHERE owner_user_id = %d AND site_id = %d ORDER BY id LIMIT %d', $this->table(), $user_id, get_current_blog_id(), self::AT_A_TIME );
					foreach ( array_map( LeadRow::lead( ... ), $rows ) as $lead ) {
						$this->services->writer()->change( $lead, $lead->with( array( 'owner_user_id' => $to ?? $this->page_owner( $lead, $user_id ) ) ), null );
					}
					return count( $rows );
				}
			);
		} while ( self::AT_A_TIME === $number );
	}

	private function page_owner( Lead $lead, int $gone ): ?int {
		$owner = null === $lead->page_id ? null : $this->services->pages()->find( $lead->page_id )?->owner_user_id;
		return $owner === $gone || null === $this->services->contacts()->role( $owner ?? 0 ) ? null : $owner;
	}

	private function table(): string {
		return $this->database->table( 'leads' );
	}
}
