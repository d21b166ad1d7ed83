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
use Svc\LeadPages\LeadRecipients;
use Svc\LeadPages\Messages\LeadLetter;
use Svc\LeadPages\Messages\LeadMailKind;
use Svc\Users\Contacts;

/** Sends a template to a person. */
final class Messages {

	/**
	 * @param Closure(): Contacts        $contacts
	 * @param Closure(): ?LeadRecipients $leads    Null where the lead pages are off.
	 */
	public function __construct(
		private readonly MessageStore $store,
		private readonly Mailer $mailer,
		private readonly Composer $composer,
		private readonly TemplateStore $templates,
		private readonly Contexts $contexts,
		private readonly Closure $contacts,
		private readonly Closure $leads,
	) {}

	/**
	 * @param array<string, mixed> $input Of MessageFields::input(), parsed.
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function send( array $input, Caller $caller ): array {
		$template             = $this->template( $input['template_id'] );
		$lead                 = $this->lead( $input['to'], $caller );
		$to                   = $lead?->to() ?? $this->recipient( $input['to']['user_id'], $caller );
		$context              = self::with_lead( $input['context'] ?? array(), $template, $lead );
		[ $values, $is_officer ] = $this->contexts->read( $this->with_person( $context, $caller ), $template->purpose, $caller );
		// Whatever the purpose of the template, a lead's answer goes to the person (the loan officer) in whose name the message is sent.
		$answered_by          = null === $lead ? null : Context::Person;
		$message              = $this->composer->compose( $template->purpose, $template, $to, $values, $is_officer, answered_by: $answered_by )->with(
			array(
				'user_id' => $caller->id(),
				'ref'     => null === $lead ? '' : LeadMailKind::ref( $lead->lead->id ),
			)
		);
		$id                   = $this->store->exclusively(
			function () use ( $message, $input, $caller ): int {
				// The message was made without the lock: do_not_contact and the lead's address may have changed since.
				$lead = $this->lead( $input['to'], $caller );
				if ( null !== $lead && $lead->to()->email !== $message->to ) {
					throw Failure::busy();
				}
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

	/**
	 * @param array{user_id?: int, lead_id?: int} $to
	 * @return LeadLetter|null Null where it goes to a person.
	 * @throws Failure The same for a lead that the caller does not see, one that wants no messages, and none.
	 */
	private function lead( array $to, Caller $caller ): ?LeadLetter {
		if ( 1 !== count( $to ) ) {
			throw Failure::invalid( array( 'to' => __( 'Send either user_id, for a person, or lead_id, for a lead.', 'svc' ) ) );
		}
		return isset( $to['lead_id'] )
			? ( $this->leads )()?->find( $to['lead_id'], $caller ) ?? throw Failure::invalid( array( 'to.lead_id' => __( 'There is no such lead. Send the ID of a lead that you may see in full, with an e-mail address, which does not say that it wants no messages.', 'svc' ) ) )
			: null;
	}

	/**
	 * The values of the lead, where the template has them and none are given.
	 *
	 * @param array<string, array<string, mixed>> $context
	 * @return array<string, array<string, mixed>>
	 */
	private static function with_lead( array $context, Template $template, ?LeadLetter $lead ): array {
		return null !== $lead && in_array( Context::Lead, $template->purpose->contexts(), true ) ? array( 'lead' => ( $context['lead'] ?? array() ) + $lead->contexts()['lead'] ) + $context : $context;
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
