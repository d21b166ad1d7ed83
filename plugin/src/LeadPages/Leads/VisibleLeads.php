<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Fields\Folder;

/** Which leads of the current site a caller sees, and how much of each. */
final class VisibleLeads {

	/** @param list<int> $shared_pages Pages that are shared with the caller as the partner. */
	private function __construct(
		public readonly bool $are_all,
		private readonly int $user_id,
		private readonly array $shared_pages,
	) {}

	public static function all(): self {
		return new self( true, 0, array() );
	}

	/** @param list<int> $shared_pages Empty for those who are no partner. */
	public static function of( int $user_id, array $shared_pages ): self {
		return new self( false, $user_id, $shared_pages );
	}

	/** @return Access|null Null where the caller may not know that there is such a lead. */
	public function access( Lead $lead ): ?Access {
		return match ( true ) {
			$this->are_all, $this->user_id > 0 && $lead->owner_user_id === $this->user_id => Access::Full,
			$this->shares( $lead ) => Access::Shared,
			default                => null,
		};
	}

	/** Those that the caller sees in full. */
	public function whole(): Condition {
		return $this->are_all ? new Condition( '1 = 1', array(), true ) : new Condition( 'l.owner_user_id = %d', array( $this->user_id ), true );
	}

	/** Those that visitors let the caller see; null where a list with these filters has none of them. */
	public function shared( LeadFilters $filters ): ?Condition {
		if ( array() === $this->shared_pages || ! $filters->may_have_shared() ) {
			return null;
		}
		$pages = implode( ', ', array_fill( 0, count( $this->shared_pages ), '%d' ) );
		return new Condition( "l.partner_user_id = %d AND l.owner_user_id <> %d AND l.do_not_contact = 0 AND l.page_id IN ($pages)", array( $this->user_id, $this->user_id, ...$this->shared_pages ), false );
	}

	private function shares( Lead $lead ): bool {
		return $this->user_id > 0
			&& $lead->partner_user_id === $this->user_id
			&& in_array( $lead->page_id, $this->shared_pages, true )
			&& Folder::Inbox === $lead->folder
			&& ! $lead->do_not_contact;
	}
}
