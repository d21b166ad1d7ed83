<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\LeadPages\Fields\Access;

/** The operations of leads. */
final class LeadOperations {

	/**
	 * @param Closure(): LeadEdits  $edits
	 * @param Closure(): LeadExport $export
	 */
	public function __construct(
		private readonly Leads $leads,
		private readonly LeadPolicy $policy,
		private readonly Closure $edits,
		private readonly Closure $export,
	) {}

	public function list(): Operation {
		return new Operation(
			'list-leads',
			__( 'Lists leads, by status, folder, owner, page, source, words and days: all for those who manage leads, for others their own and those that visitors let them see.', 'svc' ),
			Effect::Read,
			LeadFields::query( ... ),
			static fn (): Record => Listing::envelope( LeadFields::item() ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->leads->page( $call->input, $call->caller ) ),
		);
	}

	public function facets(): Operation {
		return new Operation(
			'get-lead-facets',
			__( 'Counts the leads of a list by status, owner and page. Each count leaves its own filter out.', 'svc' ),
			Effect::Read,
			new Record( LeadFields::filters() ),
			LeadFields::facets( ... ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->leads->facets( $call->input, $call->caller ) ),
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-lead',
			__( 'One lead; of one that is shared with the caller, most fields are null.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			LeadFields::single( ... ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->leads->get( $call->path['id'], $call->caller ) ),
			array( 'id' ),
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-lead',
			__( 'Enters a lead that called, came in or was met at an event.', 'svc' ),
			Effect::Create,
			LeadFields::create_input( ... ),
			LeadFields::single( ... ),
			$this->policy->may_create( ... ),
			function ( Call $call ): Reply {
				$lead   = ( $this->edits )()->create( $call->input, $call->caller );
				$answer = LeadPresenter::single( $lead, Access::Full );
				return Reply::created( $answer, "/leads/$lead->id", Etag::of( $answer ) );
			},
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-lead',
			__( 'Changes any of the fields of a lead. Who manages leads may hand it over to another person, too.', 'svc' ),
			Effect::Update,
			LeadFields::update_input( ... ),
			LeadFields::single( ... ),
			$this->policy->may_ask( ... ),
			function ( Call $call ): Reply {
				$answer = LeadPresenter::single( ( $this->edits )()->update( $call->path['id'], $call->input, $call->caller, $call->precondition ), Access::Full );
				return Reply::updated( $answer, Etag::of( $answer ) );
			},
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-lead',
			__( 'Deletes a lead for good. What the person agreed to is kept for five years, unless the settings say otherwise.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			static fn (): Record => LeadFields::complete( array( 'message' => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ) ) ),
			$this->policy->manages( ... ),
			function ( Call $call ): Reply {
				( $this->edits )()->delete( $call->path['id'], $call->caller, $call->precondition );
				return Reply::one( array( 'message' => __( 'Lead deleted.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	public function timeline(): Operation {
		return new Operation(
			'list-lead-events',
			__( 'What happened to a lead, newest first.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( TimelineFields::event() ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->leads->timeline( $call->path['id'], $call->caller, $call->input['page'], $call->input['per_page'] ) ),
			array( 'id' ),
		);
	}

	public function submissions(): Operation {
		return new Operation(
			'list-submissions',
			__( 'What a visitor has sent, each with the consents as they were shown, newest first.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( TimelineFields::submission() ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->leads->submissions( $call->path['id'], $call->caller, $call->input['page'], $call->input['per_page'] ) ),
			array( 'id' ),
		);
	}

	public function note(): Operation {
		return new Operation(
			'add-note',
			__( 'Adds a note to the timeline of a lead.', 'svc' ),
			Effect::Create,
			TimelineFields::note_input( ... ),
			TimelineFields::event( ... ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => Reply::made( LeadPresenter::event( ( $this->edits )()->note( $call->path['id'], $call->input['text'], $call->caller ) ) ),
			array( 'id' ),
		);
	}

	public function export(): Operation {
		return new Operation(
			'export-leads',
			__( 'The leads that a list has as a file of comma-separated values.', 'svc' ),
			Effect::Read,
			LeadFields::export_query( ... ),
			static fn (): Record => new Record( array() ),
			$this->policy->may_ask( ... ),
			fn ( Call $call ): Reply => ( $this->export )()->sheet( $this->leads->all( $call->input, $call->caller ) ),
		);
	}
}
