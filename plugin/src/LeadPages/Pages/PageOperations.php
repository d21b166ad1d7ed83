<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\LeadPages\Pages\Starters\Starters;

/** The operations of pages: all for those who manage pages, some for owners, reading for partners. */
final class PageOperations {

	/** @param Closure(): PageEdits $edits */
	public function __construct(
		private readonly PageLists $lists,
		private readonly PagePresenter $presenter,
		private readonly PagePolicy $policy,
		private readonly Starters $starters,
		private readonly Closure $edits,
	) {}

	public function list_templates(): Operation {
		return new Operation(
			'list-lead-page-templates',
			__( 'What lead pages can begin with.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => Listing::envelope( PageFields::template_item() ),
			$this->policy->may_have( ... ),
			function (): Reply {
				$all = $this->starters->listed();
				return Reply::page( new Page( $all, count( $all ), 1, count( $all ) ) );
			},
		);
	}

	public function list(): Operation {
		return new Operation(
			'list-lead-pages',
			__( 'Lists lead pages, by words of the title, status, owner and partner: all, or those that the caller owns or is the partner of.', 'svc' ),
			Effect::Read,
			PageFields::query( ... ),
			static fn (): Record => Listing::envelope( PageFields::item() ),
			$this->policy->may_have( ... ),
			function ( Call $call ): Reply {
				[ $pages, $total ] = $this->lists->page( $call->input, $call->caller );
				return Reply::page( new Page( $this->presenter->items( $pages, $call->caller ), $total, $call->input['page'], $call->input['per_page'] ) );
			},
		);
	}

	/** @param Closure(): Record $input */
	public function create( Closure $input ): Operation {
		return new Operation(
			'create-lead-page',
			__( 'Creates a lead page for an owner, with the content and the form of a template.', 'svc' ),
			Effect::Create,
			$input,
			PageFields::single( ... ),
			PagePolicy::manages( ... ),
			fn ( Call $call ): Reply => $this->created( ( $this->edits )()->create( $call->input ), $call->caller ),
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-lead-page',
			__( 'One lead page with its form and routing.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			PageFields::single( ... ),
			$this->policy->may_have( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->presenter->single( ( $this->edits )()->found( $call->path['id'], $call->caller ), $call->caller ) ),
			array( 'id' ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-lead-page',
			__( 'Changes any of the fields of a lead page. Owners change their drafts, but not who owns them; the settings say whether they publish.', 'svc' ),
			Effect::Update,
			PageFields::update_input( ... ),
			PageFields::single( ... ),
			$this->policy->may_have( ... ),
			function ( Call $call ): Reply {
				$answer = $this->presenter->single( ( $this->edits )()->update( $call->path['id'], $call->input, $call->caller, $call->precondition ), $call->caller );
				return Reply::updated( $answer, Etag::of( $answer ) );
			},
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-lead-page',
			__( 'Moves a lead page to the trash. Its leads stay.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			PageFields::message( ... ),
			PagePolicy::manages( ... ),
			function ( Call $call ): Reply {
				( $this->edits )()->delete( $call->path['id'], $call->caller, $call->precondition );
				return Reply::one( array( 'message' => __( 'Page moved to the Trash.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	public function restore(): Operation {
		return new Operation(
			'restore-lead-page',
			__( 'Takes a lead page out of the trash, as a draft.', 'svc' ),
			Effect::Create,
			new Record( array() ),
			PageFields::single( ... ),
			PagePolicy::manages( ... ),
			function ( Call $call ): Reply {
				$answer = $this->presenter->single( ( $this->edits )()->restore( $call->path['id'] ), $call->caller );
				return Reply::updated( $answer, Etag::of( $answer ) );
			},
			array( 'id' ),
		);
	}

	public function duplicate(): Operation {
		return new Operation(
			'duplicate-lead-page',
			__( 'Creates a draft that is a copy of a lead page, for the same owner or another one.', 'svc' ),
			Effect::Create,
			PageFields::duplicate_input( ... ),
			PageFields::single( ... ),
			$this->policy->may_have( ... ),
			fn ( Call $call ): Reply => $this->created( ( $this->edits )()->duplicate( $call->path['id'], $call->input, $call->caller ), $call->caller ),
			array( 'id' ),
		);
	}

	private function created( LeadPage $page, Caller $caller ): Reply {
		$answer = $this->presenter->single( $page, $caller );
		return Reply::created( $answer, "/pages/$page->id", Etag::of( $answer ) );
	}
}
