<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Capabilities;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Pages\PageStore;
use Svc\Users\Contacts;
use Svc\Users\Fields\Role;

/** Who may do what with leads, judged on the current site. */
final class LeadPolicy {

	/**
	 * @param Closure(): Contacts  $contacts
	 * @param Closure(): PageStore $pages
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
		private readonly Closure $pages,
	) {}

	/** Owners, partners, who manages pages and who manages leads. */
	public function may_ask( Caller $caller ): bool {
		return $this->manages( $caller ) || $caller->can( Capabilities::MANAGE_PAGES ) || ( $caller->is_member() && $this->has_profile( $caller->id() ) );
	}

	/** Everyone of those but realtor partners. */
	public function may_create( Caller $caller ): bool {
		return $this->manages( $caller ) || ( $this->may_ask( $caller ) && $this->has_profile( $caller->id() ) && ! $this->is_partner( $caller ) );
	}

	public function manages( Caller $caller ): bool {
		return $caller->can( Capabilities::MANAGE_LEADS );
	}

	public function has_profile( int $user_id ): bool {
		return null !== ( $this->contacts )()->role( $user_id );
	}

	public function visible( Caller $caller ): VisibleLeads {
		return $this->manages( $caller ) ? VisibleLeads::all() : VisibleLeads::of( $caller->id(), $this->is_partner( $caller ) ? $this->shared_pages( $caller->id() ) : array() );
	}

	private function is_partner( Caller $caller ): bool {
		return Role::RealtorPartner === ( $this->contacts )()->role( $caller->id() );
	}

	/** @return list<int> Pages of leads that visitors let the partner see, without those that are not shared with the partner any more. */
	private function shared_pages( int $user_id ): array {
		$rows = $this->database->rows( 'SELECT DISTINCT page_id FROM %i WHERE site_id = %d AND folder = %s AND partner_user_id = %d', $this->database->table( 'leads' ), get_current_blog_id(), Folder::Inbox->value, $user_id );
		$ids  = array_map( 'intval', array_column( $rows, 'page_id' ) );
		return array_values( array_filter( $ids, fn ( int $id ): bool => ( $this->pages )()->find( $id )?->partner_user_id === $user_id ) );
	}
}
