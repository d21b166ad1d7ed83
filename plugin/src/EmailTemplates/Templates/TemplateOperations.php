<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Closure;
use Svc\EmailTemplates\Capabilities;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;

/** The operations of templates, for those who may edit e-mails. */
final class TemplateOperations {

	/** @param Closure(): TemplateEdits $edits */
	public function __construct(
		private readonly TemplateStore $store,
		private readonly TemplatePresenter $presenter,
		private readonly Revisions $revisions,
		private readonly Closure $edits,
	) {}

	public function list(): Operation {
		return new Operation(
			'list-templates',
			__( 'Lists e-mail templates, by words, purpose, category and status, without their content.', 'svc' ),
			Effect::Read,
			TemplateFields::query( ... ),
			static fn (): Record => Listing::envelope( TemplateFields::item() ),
			self::editors(),
			function ( Call $call ): Reply {
				[ $templates, $total ] = $this->store->page( $call->input );
				return Reply::page( new Page( $this->presenter->items( $templates ), $total, $call->input['page'], $call->input['per_page'] ) );
			},
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-template',
			__( 'Creates an e-mail template of a purpose. Subject and content are those of the purpose’s starter where they are not sent.', 'svc' ),
			Effect::Create,
			TemplateFields::create_input( ... ),
			TemplateFields::single( ... ),
			self::editors(),
			fn ( Call $call ): Reply => $this->created( ( $this->edits )()->create( $call->input ) ),
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-template',
			__( 'One e-mail template with its content as block markup; also one in the trash.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			TemplateFields::single( ... ),
			self::editors(),
			fn ( Call $call ): Reply => Reply::one( $this->presenter->single( $this->found( $call ) ) ),
			array( 'id' ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-template',
			__( 'Changes any of the fields of an e-mail template; the status draft takes it out of the trash.', 'svc' ),
			Effect::Update,
			TemplateFields::update_input( ... ),
			TemplateFields::single( ... ),
			self::editors(),
			fn ( Call $call ): Reply => $this->updated( ( $this->edits )()->update( $call->path['id'], $call->input, $call->precondition ) ),
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-template',
			__( 'Moves an e-mail template to the trash; one in the trash is deleted for good.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			TemplateFields::message( ... ),
			self::editors(),
			fn ( Call $call ): Reply => Reply::one( array( 'message' => ( $this->edits )()->delete( $call->path['id'], $call->precondition ) ? __( 'Template moved to the trash.', 'svc' ) : __( 'Template deleted.', 'svc' ) ) ),
			array( 'id' ),
		);
	}

	public function duplicate(): Operation {
		return new Operation(
			'duplicate-template',
			__( 'Creates a draft that is a copy of an e-mail template.', 'svc' ),
			Effect::Create,
			new Record( array() ),
			TemplateFields::single( ... ),
			self::editors(),
			fn ( Call $call ): Reply => $this->created( ( $this->edits )()->duplicate( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	public function list_revisions(): Operation {
		return new Operation(
			'list-template-revisions',
			__( 'The revisions of an e-mail template, the newest first.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( TemplateFields::revision() ),
			self::editors(),
			function ( Call $call ): Reply {
				[ 'page' => $page, 'per_page' => $per_page ] = $call->input;
				[ $revisions, $total ]                      = $this->revisions->page( $this->found( $call ), $page, $per_page );
				return Reply::page( new Page( $revisions, $total, $page, $per_page ) );
			},
			array( 'id' ),
		);
	}

	public function restore(): Operation {
		return new Operation(
			'restore-template-revision',
			__( 'Makes name, subject, preheader, content and colors of an e-mail template those of one of its revisions.', 'svc' ),
			Effect::Update,
			TemplateFields::restore_input( ... ),
			TemplateFields::single( ... ),
			self::editors(),
			fn ( Call $call ): Reply => $this->updated( ( $this->edits )()->restore( $call->path['id'], $call->input['revision'], $call->precondition ) ),
			array( 'id' ),
		);
	}

	public function export(): Operation {
		return new Operation(
			'export-template',
			__( 'An e-mail template as a file that other sites import.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			TemplateFields::file( ... ),
			self::editors(),
			fn ( Call $call ): Reply => Reply::one( TemplatePresenter::file( $this->found( $call ) ) ),
			array( 'id' ),
		);
	}

	public function import(): Operation {
		return new Operation(
			'import-template',
			__( 'Creates a draft from the file of an e-mail template.', 'svc' ),
			Effect::Create,
			TemplateFields::import_input( ... ),
			TemplateFields::single( ... ),
			self::editors(),
			fn ( Call $call ): Reply => $this->created( ( $this->edits )()->create( array( 'content' => PortableContent::imported( $call->input['content'] ) ) + $call->input ) ),
		);
	}

	private function created( Template $template ): Reply {
		$answer = $this->presenter->single( $template );
		return Reply::created( $answer, "/templates/$template->id", Etag::of( $answer ) );
	}

	private function updated( Template $template ): Reply {
		$answer = $this->presenter->single( $template );
		return Reply::updated( $answer, Etag::of( $answer ) );
	}

	private function found( Call $call ): Template {
		return $this->store->find( $call->path['id'] ) ?? throw TemplateEdits::not_found();
	}

	/** @return Closure(Caller): bool */
	private static function editors(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::EDIT );
	}
}
