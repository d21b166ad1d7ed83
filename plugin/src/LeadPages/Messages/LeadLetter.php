<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Rendering\Contexts;
use Svc\EmailTemplates\Sending\To;
use Svc\LeadPages\Companions\Report;
use Svc\LeadPages\Intake\Links;
use Svc\LeadPages\Leads\Lead;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Contact;

/** An e-mail about a lead: what a template shows, and a plain text for where there are no templates. */
final class LeadLetter {

	/** @param Contact|null $owner Of the lead; null where nobody has it. */
	public function __construct(
		public readonly LeadMail $mail,
		public readonly Lead $lead,
		private readonly ?Contact $owner,
		private readonly string $page_title,
		private readonly string $message,
		public readonly ?Report $report = null,
	) {}

	/** Empty where there is no address. */
	public function address(): string {
		return $this->is_to_visitor() ? $this->lead->email : $this->owner->email ?? '';
	}

	public function to(): To {
		return $this->is_to_visitor() || null === $this->owner
			? new To( $this->lead->email, $this->lead->name(), $this->lead->first_name )
			: new To( $this->owner->email, $this->owner->name(), $this->owner->first_name );
	}

	public function purpose(): Purpose {
		return $this->report->purpose ?? ( $this->is_to_visitor() ? Purpose::LeadConfirmation : Purpose::LeadNotice );
	}

	/** @return array<string, array<string, string>> Values of merge tags by context and field. */
	public function contexts(): array {
		return array(
			'lead'   => array(
				'first_name' => $this->lead->first_name,
				'last_name'  => $this->lead->last_name,
				'name'       => $this->lead->name(),
				'email'      => $this->lead->email,
				'phone'      => $this->lead->phone,
				'message'    => $this->told(),
				'page_title' => $this->page_title,
				'created_at' => (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $this->lead->last_submitted_at ),
				'url'        => $this->url(),
			),
			'person' => null === $this->owner ? array() : Contexts::person( $this->owner ),
		) + ( $this->report->contexts ?? array() );
	}

	public function plain_subject(): string {
		return $this->is_to_visitor()
			? __( 'Thank you for your message', 'svc' )
			/* translators: %s: name of a person. */
			: sprintf( __( 'New lead: %s', 'svc' ), $this->lead->name() );
	}

	public function plain_text(): string {
		if ( $this->is_to_visitor() ) {
			$text = __( 'Thank you for your message. It has arrived, and you will hear from us soon.', 'svc' );
			return implode( "\n\n", array_filter( array( $text, $this->owner?->name(), CompanyRecord::current()->name ) ) ) . "\n";
		}
		$values = array_filter( array( $this->lead->name(), $this->lead->email, $this->lead->phone, $this->page_title, $this->message ), static fn ( string $value ): bool => '' !== $value );
		return implode( "\n", $values ) . "\n\n" . $this->url() . "\n";
	}

	/** Of the one who gets the answers; empty for the site's. */
	public function reply_to(): string {
		return (string) is_email( $this->is_to_visitor() ? $this->owner->email ?? '' : $this->lead->email );
	}

	/** What the visitor wrote. A visitor can enter another person's address, so a confirmation has no link of the visitor's. */
	private function told(): string {
		return $this->is_to_visitor() && Links::has( $this->message ) ? '' : $this->message;
	}

	private function is_to_visitor(): bool {
		return $this->mail->is_to_visitor();
	}

	/** The screen of the lead. */
	private function url(): string {
		return $this->is_to_visitor() ? '' : admin_url( 'admin.php?page=' . LeadMailKind::SCREEN . "&lead={$this->lead->id}" );
	}
}
