<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

/** The e-mails about leads: kinds of the outbox, which have each made when it is due. */
enum LeadMail: string {
	/** To the owner about a submission, whose ID is the reference. */
	case Notice = 'lead_notice';
	/** To the new owner of a lead, whose ID is the reference. */
	case Handover = 'lead_handover';
	/** To the visitor about a submission, whose ID is the reference. */
	case Confirmation = 'lead_confirmation';
	/** To the visitor with the snapshot of a submission, whose ID is the reference. */
	case Report = 'lead_report';

	public function label(): string {
		return match ( $this ) {
			self::Notice       => __( 'Notice of a lead', 'svc' ),
			self::Handover     => __( 'Notice of a lead that was handed over', 'svc' ),
			self::Confirmation => __( 'Confirmation to a lead', 'svc' ),
			self::Report       => __( 'Report to a lead', 'svc' ),
		};
	}

	public function is_to_visitor(): bool {
		return self::Confirmation === $this || self::Report === $this;
	}

	public function is_of_submission(): bool {
		return self::Handover !== $this;
	}
}
