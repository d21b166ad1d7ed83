<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use Svc\LeadPages\Intake\UnknownPage;
use Svc\LeadPages\Pages\PagePolicy;
use Svc\LeadPages\Services;

/** Counts views, for everybody; tells what became of them, to those who read the page. */
final class StatsOperations {

	public function __construct( private readonly Services $services ) {}

	public function view(): Operation {
		return new Operation(
			'count-view',
			__( 'Counts a view of a published lead page, without a cookie. An address has 100 visitors a day and a visitor 20 views; further ones are not counted, nor those of callers who manage pages.', 'svc' ),
			Effect::Extend,
			new Record( array() ),
			StatsFields::view( ... ),
			static fn (): bool => true,
			function ( Call $call ): Reply {
				$page = $this->services->pages()->published( $call->path['id'] ) ?? throw UnknownPage::failure();
				return Reply::one( array( 'counted' => ! PagePolicy::sees_all( $call->caller ) && ( new Views( $this->services->database ) )->count( $page->id ) ) );
			},
			array( 'id' ),
		);
	}

	public function stats(): Operation {
		return new Operation(
			'get-page-stats',
			__( 'Returns views, visitors and leads of a lead page, in all and by day, and how soon leads were contacted.', 'svc' ),
			Effect::Read,
			StatsFields::query( ... ),
			StatsFields::output( ... ),
			fn ( Caller $caller ): bool => $this->policy()->may_have( $caller ),
			fn ( Call $call ): Reply => Reply::one( ( new Stats( $this->services->database ) )->of( $this->readable( $call->path['id'], $call->caller ), $call->input ) ),
			array( 'id' ),
		);
	}

	/** @throws Failure */
	private function readable( int $page_id, Caller $caller ): int {
		$page = $this->services->pages()->find( $page_id );
		if ( null === $page ) {
			throw PagePolicy::sees_all( $caller ) ? UnknownPage::failure() : Failure::forbidden();
		}
		return $this->policy()->sees( $caller, $page ) ? $page->id : throw Failure::forbidden();
	}

	private function policy(): PagePolicy {
		return new PagePolicy( $this->services->contacts( ... ) );
	}
}
