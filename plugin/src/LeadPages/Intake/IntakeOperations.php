<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use Svc\LeadPages\Intake;
use Svc\LeadPages\Pages\PageStore;

/** The form of a page and what is sent with it, for everybody. */
final class IntakeOperations {

	/**
	 * @param Closure(): PageStore  $pages
	 * @param Closure(): PublicForm $forms
	 * @param Closure(): Intake     $intake
	 */
	public function __construct(
		private readonly Closure $pages,
		private readonly Closure $forms,
		private readonly Closure $intake,
	) {}

	public function form(): Operation {
		return new Operation(
			'get-form',
			__( 'Returns the form of a published lead page as it is now, with its consent texts and a token for sending it.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			PublicForm::schema( ... ),
			self::everybody( ... ),
			fn ( Call $call ): Reply => Reply::one( ( $this->forms )()->of( ( $this->pages )()->published( $call->path['id'] ) ?? throw UnknownPage::failure(), false ) ),
			array( 'id' ),
		);
	}

	public function submit(): Operation {
		return new Operation(
			'submit-form',
			__( 'Takes in what a visitor sends with the form of a published lead page. The same Idempotency-Key with the same body is answered alike, and saved once.', 'svc' ),
			Effect::Create,
			SubmissionFields::input( ... ),
			SubmissionFields::output( ... ),
			self::everybody( ... ),
			function ( Call $call ): Reply {
				$receipt = ( $this->intake )()->receive( $call->input, key: $call->idempotency_key );
				return Reply::made( $receipt->body() )->with_headers( $receipt->is_replay ? array( 'Idempotency-Replayed' => 'true' ) : array() );
			},
		);
	}

	private static function everybody(): bool {
		return true;
	}
}
