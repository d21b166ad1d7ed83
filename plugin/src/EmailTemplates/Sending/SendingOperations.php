<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\Capabilities;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;

/** Sends messages and tests, for those who may edit mail; lists what was sent, and sends it again, for administrators. */
final class SendingOperations {

	/**
	 * @param Closure(): Messages     $messages
	 * @param Closure(): TestMails    $tests
	 * @param Closure(): SentMessages $sent
	 */
	public function __construct(
		private readonly Closure $messages,
		private readonly Closure $tests,
		private readonly Closure $sent,
	) {}

	public function send(): Operation {
		return new Operation(
			'send-message',
			__( 'Sends an active template to a person, soon after the answer. Marketing for a person who has opted out is not sent: its status is suppressed.', 'svc' ),
			Effect::Create,
			MessageFields::input( ... ),
			MessageView::schema( ... ),
			self::may_edit( ... ),
			fn ( Call $call ): Reply => Reply::made( ( $this->messages )()->send( $call->input, $call->caller ) ),
		);
	}

	public function list(): Operation {
		return new Operation(
			'list-messages',
			__( 'Lists the e-mails that this site has made of templates, newest first, with how far each is.', 'svc' ),
			Effect::Read,
			MessageFields::query(),
			static fn (): Record => Listing::envelope( MessageView::schema() ),
			self::may_manage( ... ),
			fn ( Call $call ): Reply => Reply::page( ( $this->sent )()->page( $call->input ) ),
		);
	}

	public function retry(): Operation {
		return new Operation(
			'retry-message',
			__( 'Has a message that is waiting or has failed sent now, with all attempts left.', 'svc' ),
			Effect::Extend,
			new Record( array() ),
			MessageView::schema( ... ),
			self::may_manage( ... ),
			fn ( Call $call ): Reply => Reply::one( ( $this->sent )()->retry( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	public function test(): Operation {
		return new Operation(
			'send-test',
			__( 'Sends a template to the caller’s own account at once, as a test. With subject, preheader, content or theme, these are sent instead of what is stored, and nothing is saved.', 'svc' ),
			Effect::Create,
			MessageFields::test( ... ),
			MessageFields::test_result( ... ),
			self::may_edit( ... ),
			fn ( Call $call ): Reply => Reply::one( ( $this->tests )()->send( $call->path['id'], $call->input, $call->caller ) ),
			array( 'id' ),
		);
	}

	private static function may_edit( Caller $caller ): bool {
		return $caller->can( Capabilities::EDIT );
	}

	private static function may_manage( Caller $caller ): bool {
		return $caller->can( Capabilities::MANAGE );
	}
}
