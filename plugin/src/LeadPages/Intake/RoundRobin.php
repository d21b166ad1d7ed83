<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Closure;
use Svc\LeadPages\Fields\RoutingMode;
use Svc\LeadPages\Leads\LeadPolicy;
use Svc\LeadPages\Leads\LeadStore;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Pages\PoolEntry;

/** Who gets a lead of a page: its owner, or the people of its pool in turn. */
final class RoundRobin {

	/** @param Closure(list<int>): array<int, string> $names Names of people by user ID, without those who have no profile. */
	public function __construct(
		private readonly LeadStore $leads,
		private readonly Closure $names,
	) {}

	/** @return list<int> User IDs in the order of the turns, of those who have a profile and may be told. To be asked before leads are locked. */
	public function candidates( LeadPage $page, string $state ): array {
		if ( RoutingMode::RoundRobin !== $page->routing->mode ) {
			return array();
		}
		$fit = array_filter( $page->routing->pool, static fn ( PoolEntry $entry ): bool => array() === $entry->states || in_array( $state, $entry->states, true ) );
		$ids = array_values( array_map( static fn ( PoolEntry $entry ): int => $entry->user_id, $fit ) );
		if ( array() === $ids ) {
			return array();
		}
		cache_users( $ids );
		return array_values( array_filter( array_intersect( $ids, array_keys( ( $this->names )( $ids ) ) ), LeadPolicy::may_be_told( ... ) ) );
	}

	/**
	 * The one with the fewest leads of the page. To be called while leads are locked, so that two enquiries do not count the same.
	 *
	 * @param list<int> $candidates
	 * @return int|null Null where nobody has it: the page's owner was deleted.
	 */
	public function owner( LeadPage $page, array $candidates ): ?int {
		if ( array() === $candidates ) {
			return $page->owner_user_id;
		}
		$numbers = $this->leads->number_by_owner( $page->id, $candidates );
		$next    = $candidates[0];
		foreach ( $candidates as $user_id ) {
			$next = ( $numbers[ $user_id ] ?? 0 ) < ( $numbers[ $next ] ?? 0 ) ? $user_id : $next;
		}
		return $next;
	}
}
