<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Fields\LeadStatus;
use Svc\LeadPages\LeadError;

/** Leads as a caller sees them. */
final class Leads {

	public function __construct(
		private readonly LeadStore $store,
		private readonly LeadLists $lists,
		private readonly LeadEvents $events,
		private readonly SubmissionStore $submissions,
		private readonly SharedLeads $shared,
		private readonly LeadPolicy $policy,
	) {}

	/** @param array<string, mixed> $input Of LeadFields::query(), parsed. */
	public function page( array $input, Caller $caller ): Page {
		$visible                = $this->policy->visible( $caller );
		list( $sort, $is_desc ) = self::order( $input );
		list( $leads, $total )  = $this->lists->page( $visible, LeadFilters::of( $input ), $sort, $is_desc, $input['page'], $input['per_page'] );
		$items                  = array_map( static fn ( array $one ): array => LeadPresenter::item( ...$one ), $this->as_seen( $leads, $visible ) );
		return new Page( $items, $total, $input['page'], $input['per_page'] );
	}

	/**
	 * @param array<string, mixed> $input Of LeadFields::export_query(), parsed.
	 * @return iterable<array<string, mixed>> Whole leads in the order of the list, each with `fields`: what its visitor filled in last, where the caller sees all of it.
	 */
	public function all( array $input, Caller $caller ): iterable {
		$visible                = $this->policy->visible( $caller );
		list( $sort, $is_desc ) = self::order( $input );
		foreach ( $this->lists->all( $visible, LeadFilters::of( $input ), $sort, $is_desc ) as $leads ) {
			$seen   = $this->as_seen( $leads, $visible );
			$whole  = array_filter( $seen, static fn ( array $one ): bool => Access::Full === $one[1] );
			$fields = array() === $whole ? array() : $this->submissions->latest_fields( array_values( array_map( static fn ( array $one ): int => $one[0]->id, $whole ) ) );
			foreach ( $seen as list( $lead, $access ) ) {
				yield LeadPresenter::single( $lead, $access ) + array( 'fields' => $fields[ $lead->id ] ?? array() );
			}
		}
	}

	/**
	 * @param array<string, mixed> $input Of LeadFields::filters(), parsed.
	 * @return array{status: list<array{value: string, count: int}>, owner: list<array{value: int|null, count: int}>, page: list<array{value: int|null, count: int}>}
	 */
	public function facets( array $input, Caller $caller ): array {
		$visible  = $this->policy->visible( $caller );
		$filters  = LeadFilters::of( $input );
		$numbers  = $this->lists->facet( $visible, $filters, 'status' );
		$statuses = array();
		foreach ( LeadStatus::cases() as $status ) {
			if ( isset( $numbers[ $status->value ] ) ) {
				$statuses[] = self::counted( $status->value, $numbers[ $status->value ] );
			}
		}
		return array(
			'status' => $statuses,
			'owner'  => self::counted_ids( $this->lists->facet( $visible, $filters, 'owner_user_id' ) ),
			'page'   => self::counted_ids( $this->lists->facet( $visible, $filters, 'page_id' ) ),
		);
	}

	/** @return array<string, mixed> */
	public function get( int $id, Caller $caller ): array {
		list( $lead, $access ) = $this->seen( $this->store->find( $id ), $caller );
		return LeadPresenter::single( Access::Full === $access ? $lead : $this->shared->seen( array( $lead ) )[ $lead->id ], $access );
	}

	public function timeline( int $id, Caller $caller, int $page, int $per_page ): Page {
		$lead                   = $this->full( $this->store->find( $id ), $caller );
		list( $events, $total ) = $this->events->page( $lead->id, $page, $per_page );
		return new Page( array_map( LeadPresenter::event( ... ), $events ), $total, $page, $per_page );
	}

	public function submissions( int $id, Caller $caller, int $page, int $per_page ): Page {
		$lead                        = $this->full( $this->store->find( $id ), $caller );
		list( $submissions, $total ) = $this->submissions->page( $lead->id, $page, $per_page );
		return new Page( array_map( LeadPresenter::submission( ... ), $submissions ), $total, $page, $per_page );
	}

	/** @throws Failure Where the caller does not see all of it. */
	public function full( ?Lead $lead, Caller $caller ): Lead {
		list( $seen, $access ) = $this->seen( $lead, $caller );
		return Access::Full === $access ? $seen : throw Failure::forbidden();
	}

	/**
	 * @param list<Lead> $leads
	 * @return list<array{Lead, Access}> Without those that have changed since the list was read, and are not seen any more.
	 */
	private function as_seen( array $leads, VisibleLeads $visible ): array {
		$shared = $this->shared->seen( array_values( array_filter( $leads, static fn ( Lead $lead ): bool => Access::Shared === $visible->access( $lead ) ) ) );
		$seen   = array();
		foreach ( $leads as $lead ) {
			$access = $visible->access( $lead );
			if ( null !== $access ) {
				$seen[] = array( $shared[ $lead->id ] ?? $lead, $access );
			}
		}
		return $seen;
	}

	/**
	 * @return array{Lead, Access}
	 * @throws Failure Which does not tell callers who see some leads whether there is another.
	 */
	private function seen( ?Lead $lead, Caller $caller ): array {
		$visible = $this->policy->visible( $caller );
		$access  = null === $lead ? null : $visible->access( $lead );
		if ( null === $lead || null === $access ) {
			throw $visible->are_all ? new Failure( LeadError::LeadNotFound, __( 'There is no such lead.', 'svc' ) ) : Failure::forbidden();
		}
		return array( $lead, $access );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array{LeadSort, bool} Whether it descends.
	 */
	private static function order( array $input ): array {
		$sort = LeadSort::from( $input['orderby'] );
		return array( $sort, isset( $input['order'] ) ? 'desc' === $input['order'] : $sort->is_descending() );
	}

	/**
	 * @param array<array-key, int> $numbers By ID, 0 for none.
	 * @return list<array{value: int|null, count: int}>
	 */
	private static function counted_ids( array $numbers ): array {
		$found = array();
		foreach ( $numbers as $id => $number ) {
			$found[] = self::counted( 0 === (int) $id ? null : (int) $id, $number );
		}
		return $found;
	}

	/**
	 * @template T of string|int|null
	 * @param T $value
	 * @return array{value: T, count: int}
	 */
	private static function counted( string|int|null $value, int $number ): array {
		return array(
			'value' => $value,
			'count' => $number,
		);
	}
}
