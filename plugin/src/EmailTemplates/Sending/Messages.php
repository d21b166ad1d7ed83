<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Rendering\Contexts;
use Svc\EmailTemplates\Templates\Template;
use Svc\EmailTemplates\Templates\TemplateStatus;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Users\Contacts;

/** Sends a template to a person. */
final class Messages {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly MessageStore $store,
		private readonly Mailer $mailer,
		private readonly Composer $composer,
		private readonly TemplateStore $templates,
		private readonly Contexts $contexts,
		private readonly Closure $contacts,
	) {}

	/**
	 * @param array<string, mixed> $input Of MessageFields::input(), parsed.
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function send( array $input, Caller $caller ): array {
		$template             = $this->template( $input['template_id'] );
		$to                   = $this->recipient( $input['to']['user_id'], $caller );
		[ $values, $is_officer ] = $this->contexts->read( $this->with_person( $input['context'] ?? array(), $caller ), $template->purpose, $caller );
		$message              = $this->composer->compose( $template->purpose, $template, $to, $values, $is_officer )->with( array( 'user_id' => $caller->id() ) );
		$id                   = $this->store->exclusively(
			function () use ( $message ): int {
				HourlyLimit::check( $this->store, $message->user_id, false );
				return $this->mailer->add( $message )->id;
			}
		);
		return MessageView::of( (array) $this->store->listed( $id, get_current_blog_id() ) );
	}

	/** @throws Failure */
	private function template( int $id ): Template {
		$template = $this->templates->find( $id );
		return TemplateStatus::Active === $template?->status && $template->purpose->has_subject()
			? $template
			: throw Failure::invalid( array( 'template_id' => __( 'Send the ID of an active template whose e-mails have a subject.', 'svc' ) ) );
	}

	/** @throws Failure The same for a person whom the caller does not see and for none. */
	private function recipient( int $user_id, Caller $caller ): To {
		$contact = ( $this->contacts )()->visible( $user_id, $caller );
		return null === $contact || '' === $contact->email
			? throw Failure::invalid( array( 'to.user_id' => __( 'There is no such person. Send the user ID of a profile that you may see, with an e-mail address.', 'svc' ) ) )
			: new To( $contact->email, $contact->name(), $contact->first_name );
	}

	/**
	 * The person is the caller, where no other is given.
	 *
	 * @param array<string, array<string, mixed>> $context
	 * @return array<string, array<string, mixed>>
	 */
	private function with_person( array $context, Caller $caller ): array {
		$is_missing = ! isset( $context[ Context::Person->value ] ) && null !== ( $this->contacts )()->visible( $caller->id(), $caller );
		return $is_missing ? $context + array( Context::Person->value => array( 'user_id' => $caller->id() ) ) : $context;
	}
}
