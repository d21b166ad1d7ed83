<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Content\SourceFields;
use Svc\EmailTemplates\MailError;
use Svc\EmailTemplates\Rendering\Contexts;
use Svc\EmailTemplates\Rendering\WrittenCheck;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Caller;
use Svc\Kernel\Failure;

/** Sends a template, as it is stored or with what is being written, to the caller's own account at once, with a subject that says that it is a test. */
final class TestMails {

	public function __construct(
		private readonly MessageStore $store,
		private readonly Composer $composer,
		private readonly TemplateStore $templates,
		private readonly Contexts $contexts,
		private readonly WrittenCheck $check,
	) {}

	/**
	 * @param array<string, mixed> $input Of MessageFields::test(), parsed.
	 * @return array{message: string, to: string}
	 * @throws Failure
	 */
	public function send( int $template_id, array $input, Caller $caller ): array {
		$template = $this->templates->find( $template_id ) ?? throw new Failure( MailError::TemplateNotFound, __( 'There is no such template.', 'svc' ) );
		$account  = get_userdata( $caller->id() );
		if ( false === $account ) {
			throw Failure::forbidden();
		}
		$this->check->blocks( $input, $template->purpose );
		$template                = $template->with( array_intersect_key( $input, SourceFields::all() ) );
		[ $values, $is_officer ] = $this->contexts->read( $input['context'] ?? array(), $template->purpose, $caller );
		$message                 = $this->composer->compose( $template->purpose, $template, To::account( $account ), $values, $is_officer, $input['sample'] );
		$message                 = $message->with(
			array(
				'user_id' => $account->ID,
				'status'  => MessageStatus::Test,
				'subject' => MailHeaders::line( '[Test] ' . ( $template->purpose->has_subject() ? $message->subject : $template->name ) ),
			)
		);
		$id      = $this->store->exclusively(
			function () use ( $message ): int {
				HourlyLimit::check( $this->store, $message->user_id, true );
				return $this->store->add( $message->without_contents() )->id;
			}
		);
		$failure = Letter::send( $message, null );
		if ( '' !== $failure ) {
			$this->store->note_error( $id, $failure );
			/* translators: %s: what the mail server has said. */
			throw new Failure( MailError::MailFailed, sprintf( __( 'The test was not accepted for sending: %s', 'svc' ), $failure ) );
		}
		$this->store->mark_sent( $id, MessageStatus::Test );
		return array(
			/* translators: %s: e-mail address. */
			'message' => sprintf( __( 'A test was sent to %s.', 'svc' ), $message->to ),
			'to'      => $message->to,
		);
	}
}
