<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\Kernel\Caller;
use Svc\LeadPages\Capabilities;
use Svc\LeadPages\Pages\PageStore;
use Svc\Users\Contacts;
use Svc\Users\Fields\Role;
use WP_User;

/** Who may do what with leads, judged on the current site. */
final class LeadPolicy {

	/**
	 * @param Closure(): Contacts  $contacts
	 * @param Closure(): PageStore $pages
	 */
	public function __construct(
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
		return $this->manages( $caller ) ? VisibleLeads::all() : VisibleLeads::of( $caller->id(), $this->is_partner( $caller ) ? ( $this->pages )()->shared_with( $caller->id() ) : array() );
	}

	/** Whether the account may learn of new leads: it can sign in to this site, or to the main one of a network, which has the people. */
	public static function may_be_told( int $user_id ): bool {
		$user = get_userdata( $user_id );
		return $user instanceof WP_User
			&& ! ( is_multisite() && ( ! empty( $user->spam ) || ! empty( $user->deleted ) ) )
			&& ( $user->has_cap( 'read' ) || user_can_for_site( $user, get_main_site_id(), 'read' ) );
	}

	private function is_partner( Caller $caller ): bool {
		return Role::RealtorPartner === ( $this->contacts )()->role( $caller->id() );
	}
}
