<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

use Closure;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Pages\PageLists;
use Svc\LeadPages\Pages\PagePolicy;
use Svc\LeadPages\Pages\PoolEntry;
use Svc\Users\Contact;
use Svc\Users\Contacts;

/** The people whom pages name, for callers who see the pages but not all people. */
final class NamedPeople {

	/** How many pages of a caller are read for names. */
	private const PAGES = 100;

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	/** @return list<array{user_id: int, name: string, role: string, nmls_id: string}> Owners and partners of the caller's pages. */
	public function of_caller( Caller $caller ): array {
		$policy = new PagePolicy( $this->contacts );
		if ( ! $policy->may_have( $caller ) || PagePolicy::sees_all( $caller ) ) {
			return array();
		}
		list( $pages ) = ( new PageLists( $this->database, $policy ) )->page(
			array(
				'page'     => 1,
				'per_page' => self::PAGES,
				'orderby'  => 'modified',
			),
			$caller
		);
		return $this->shown( array_merge( array(), ...array_map( static fn ( LeadPage $page ): array => array( $page->owner_user_id, $page->partner_user_id ), $pages ) ) );
	}

	/** @return list<array{user_id: int, name: string, role: string, nmls_id: string}> Owner, partner and pool. */
	public function of_page( LeadPage $page ): array {
		return $this->shown( array( $page->owner_user_id, $page->partner_user_id, ...array_map( static fn ( PoolEntry $entry ): int => $entry->user_id, $page->routing->pool ) ) );
	}

	/**
	 * @param list<int|null> $user_ids
	 * @return list<array{user_id: int, name: string, role: string, nmls_id: string}>
	 */
	private function shown( array $user_ids ): array {
		return array_map(
			static fn ( Contact $person ): array => array(
				'user_id' => $person->user_id,
				'name'    => $person->name(),
				'role'    => $person->role->value,
				'nmls_id' => $person->nmls_id,
			),
			( $this->contacts )()->of_users( array_values( array_unique( array_filter( $user_ids ) ) ) )
		);
	}
}
