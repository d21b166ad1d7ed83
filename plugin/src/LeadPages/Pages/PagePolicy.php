<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Caller;
use Svc\LeadPages\Capabilities;
use Svc\Users\Contacts;

/** Who may do what with pages. */
final class PagePolicy {

	/** @param Closure(): Contacts $contacts */
	public function __construct( private readonly Closure $contacts ) {}

	public static function manages( Caller $caller ): bool {
		return $caller->can( Capabilities::MANAGE_PAGES );
	}

	/** Whether the caller sees all pages. */
	public static function sees_all( Caller $caller ): bool {
		return self::manages( $caller ) || $caller->can( Capabilities::MANAGE_LEADS );
	}

	/** Whether the caller may have pages at all: as their owner, as a partner, or all of them. */
	public function may_have( Caller $caller ): bool {
		return self::sees_all( $caller ) || $this->may_own( $caller ) || ( $caller->is_member() && ( $this->contacts )()->is_partner( $caller->id() ) );
	}

	/** Whether the caller may own pages. */
	public function may_own( Caller $caller ): bool {
		return $caller->can( Capabilities::EDIT_PAGES );
	}

	public function sees( Caller $caller, LeadPage $page ): bool {
		return self::sees_all( $caller ) || $this->owns( $caller, $page )
			|| ( $caller->id() > 0 && $caller->id() === $page->partner_user_id && $this->may_have( $caller ) );
	}

	public function edits( Caller $caller, LeadPage $page ): bool {
		return self::manages( $caller ) || ( $this->owns( $caller, $page ) && ( ! $page->is_live() || self::publishes( $caller ) ) );
	}

	public function owns( Caller $caller, LeadPage $page ): bool {
		return $caller->id() > 0 && $caller->id() === $page->owner_user_id && $this->may_own( $caller );
	}

	public static function publishes( Caller $caller ): bool {
		return $caller->can( Capabilities::PUBLISH_PAGES );
	}
}
