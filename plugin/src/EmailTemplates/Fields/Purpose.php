<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** What a template is for: decides its category and the contexts of its merge tags. */
enum Purpose: string {
	case LeadNotice        = 'lead_notice';
	case LeadConfirmation  = 'lead_confirmation';
	case EventInvitation   = 'event_invitation';
	case EventUpdate       = 'event_update';
	case EventCancellation = 'event_cancellation';
	case EstimateReport    = 'estimate_report';
	case CalculationReport = 'calculation_report';
	case WorkAnniversary   = 'work_anniversary';
	case Announcement      = 'announcement';
	case Newsletter        = 'newsletter';
	case Signature         = 'signature';
	case WordPress         = 'wordpress'; // phpcs:ignore WordPress.WP.CapitalPDangit.Misspelled -- a word of the API.

	public function category(): Category {
		return match ( $this ) {
			self::LeadNotice, self::WorkAnniversary, self::Announcement, self::Signature => Category::Internal,
			self::Newsletter => Category::Marketing,
			default => Category::Transactional,
		};
	}

	/** @return list<Context> */
	public function contexts(): array {
		$own = match ( $this ) {
			self::LeadNotice, self::LeadConfirmation => array( Context::Lead, Context::Person ),
			self::EventInvitation, self::EventUpdate, self::EventCancellation => array( Context::Event, Context::Person ),
			self::EstimateReport => array( Context::Estimate, Context::Lead, Context::Person ),
			self::CalculationReport => array( Context::Calculation, Context::Lead, Context::Person ),
			self::WorkAnniversary, self::Announcement, self::Newsletter, self::Signature => array( Context::Person ),
			self::WordPress => array(),
		};
		return array( Context::Recipient, Context::Company, ...$own );
	}

	/** Whether the message has a subject and a preheader of its own. */
	public function has_subject(): bool {
		return self::Signature !== $this && self::WordPress !== $this;
	}

	public function label(): string {
		return match ( $this ) {
			self::LeadNotice => __( 'New lead', 'svc' ),
			self::LeadConfirmation => __( 'Confirmation to a lead', 'svc' ),
			self::EventInvitation => __( 'Event invitation', 'svc' ),
			self::EventUpdate => __( 'Event update', 'svc' ),
			self::EventCancellation => __( 'Event cancellation', 'svc' ),
			self::EstimateReport => __( 'Estimate report', 'svc' ),
			self::CalculationReport => __( 'Calculation report', 'svc' ),
			self::WorkAnniversary => __( 'Work anniversary', 'svc' ),
			self::Announcement => __( 'Announcement', 'svc' ),
			self::Newsletter => __( 'Newsletter', 'svc' ),
			self::Signature => __( 'E-mail signature', 'svc' ),
			self::WordPress => __( 'WordPress e-mails', 'svc' ),
		};
	}
}
