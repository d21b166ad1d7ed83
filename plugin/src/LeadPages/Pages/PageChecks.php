<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Failure;
use Svc\LeadPages\Fields\PageTemplate;
use Svc\Users\Contacts;
use Svc\Users\Fields\Role;

/**
 * What must be right before a page is stored, by whatever way.
 *
 * What has not changed is not checked again, because people may have left since, but for what a published page needs.
 */
final class PageChecks {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	/**
	 * @param LeadPage|null $old Null for a new page.
	 * @throws Failure
	 */
	public function require( LeadPage $fresh, ?LeadPage $old ): void {
		$problems = $this->problems( $fresh, $old );
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
	}

	/** @return array<string, string> By field. */
	public function problems( LeadPage $fresh, ?LeadPage $old ): array {
		return self::title( $fresh, $old ) + $this->slug( $fresh, $old ) + $this->people( $fresh, $old ) + $this->publishing( $fresh, $old );
	}

	/** @return array<string, string> */
	private static function title( LeadPage $fresh, ?LeadPage $old ): array {
		$is_right = $fresh->title === $old?->title || ( '' !== trim( $fresh->title ) && mb_strlen( $fresh->title, 'UTF-8' ) <= PageFields::TITLE );
		/* translators: %d: largest allowed number of characters. */
		return $is_right ? array() : array( 'title' => sprintf( __( 'A title has 1 to %d characters.', 'svc' ), PageFields::TITLE ) );
	}

	/** @return array<string, string> */
	private function slug( LeadPage $fresh, ?LeadPage $old ): array {
		if ( '' === $fresh->slug || $fresh->slug === $old?->slug ) {
			return array();
		}
		$stored = sanitize_title( $fresh->slug );
		if ( urldecode( $stored ) !== $fresh->slug ) {
			return array( 'slug' => __( 'Send lower case letters, digits and hyphens.', 'svc' ) );
		}
		$other = $this->database->row( 'SELECT ID FROM %i WHERE post_type = %s AND post_name = %s AND ID <> %d LIMIT 1', $this->database->wpdb->posts, PagePosts::TYPE, $stored, $fresh->id );
		return null === $other ? array() : array( 'slug' => __( 'Another page has this address. Choose another one.', 'svc' ) );
	}

	/** @return array<string, string> */
	private function people( LeadPage $fresh, ?LeadPage $old ): array {
		$problems = array();
		if ( null !== $fresh->owner_user_id && $fresh->owner_user_id !== $old?->owner_user_id && ! $this->is_person( $fresh->owner_user_id ) ) {
			$problems['owner_user_id'] = __( 'There is no such person with a profile. The owner is a person of the company, not a realtor partner.', 'svc' );
		}
		if ( null !== $fresh->partner_user_id && $fresh->partner_user_id !== $old?->partner_user_id && ! ( $this->contacts )()->is_partner( $fresh->partner_user_id ) ) {
			$problems['partner_user_id'] = __( 'There is no such realtor partner with a profile.', 'svc' );
		}
		return $problems + $this->pool( $fresh->routing->pool, null === $old ? array() : array_column( $old->routing->pool, 'user_id' ) );
	}

	/**
	 * @param list<PoolEntry> $pool
	 * @param list<int>       $known User IDs.
	 * @return array<string, string>
	 */
	private function pool( array $pool, array $known ): array {
		$problems = array();
		$user_ids = array_column( $pool, 'user_id' );
		foreach ( $user_ids as $index => $user_id ) {
			if ( array_search( $user_id, $user_ids, true ) !== $index ) {
				$problems[ "routing.pool.$index.user_id" ] = __( 'This must not name anything twice.', 'svc' );
			} elseif ( ! in_array( $user_id, $known, true ) && ! $this->is_person( $user_id ) ) {
				$problems[ "routing.pool.$index.user_id" ] = __( 'There is no such person with a profile.', 'svc' );
			}
		}
		return $problems;
	}

	/** @return array<string, string> What a published page may not be, but for what it was already. */
	private function publishing( LeadPage $fresh, ?LeadPage $old ): array {
		if ( ! $fresh->is_live() ) {
			return array();
		}
		$problems = $this->missing( $fresh );
		return array() === $problems || true !== $old?->is_live() ? $problems : array_diff_key( $problems, $this->missing( $old ) );
	}

	/** @return array<string, string> What a page lacks before it can be published. */
	private function missing( LeadPage $page ): array {
		$owner    = null === $page->owner_user_id ? null : ( $this->contacts )()->find( $page->owner_user_id );
		$problems = array();
		if ( null === $owner || ! $owner->role->is_person() ) {
			$problems['owner_user_id'] = __( 'A published page needs an owner with a profile.', 'svc' );
		} elseif ( Role::LoanOfficer === $owner->role && '' === $owner->nmls_id ) {
			$problems['owner_user_id'] = __( 'The loan officer has no NMLS number. Enter it in the profile before the page is published.', 'svc' );
		}
		if ( null !== $page->partner_user_id && ! ( $this->contacts )()->is_partner( $page->partner_user_id ) ) {
			$problems['partner_user_id'] = __( 'The partner has no profile any more. Choose another one, or none.', 'svc' );
		}
		if ( null !== $page->partner_user_id && null === $page->co_marketing ) {
			$problems['co_marketing'] = __( 'Say who pays what before a page that is shared with a partner is published.', 'svc' );
		}
		if ( null === $page->partner_user_id && PageTemplate::OpenHouse === $page->template ) {
			$problems['partner_user_id'] = __( 'The page of an open house needs a realtor partner before it is published.', 'svc' );
		}
		return $problems;
	}

	private function is_person( int $user_id ): bool {
		return ( $this->contacts )()->is_person( $user_id );
	}
}
