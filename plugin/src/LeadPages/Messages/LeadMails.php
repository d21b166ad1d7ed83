<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Text\Text;
use Svc\LeadPages\Companions\Report;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Pages\PageStore;
use Svc\LeadPages\Settings\SettingsStore;

/** Has e-mails about leads made and sent: rows of the outbox, in the open transaction. Nothing is rendered in the visitor's request. */
final class LeadMails {

	/** Seconds in which an address gets one confirmation, and one report. */
	private const DAY = 86400;

	/**
	 * @param Closure(): PageStore         $pages
	 * @param Closure(Submission): ?Report $report
	 */
	public function __construct(
		private readonly Database $database,
		private readonly SettingsStore $settings,
		private readonly Closure $pages,
		private readonly Closure $report,
	) {}

	public function submitted( Lead $lead, Submission $submission ): void {
		if ( null !== $lead->owner_user_id && $this->settings->current()->notify_owner ) {
			$this->add( LeadMail::Notice, $lead->owner_user_id, $submission->id );
		}
		if ( $this->wants_confirmation( $lead ) ) {
			$this->add( LeadMail::Confirmation, 0, $submission->id );
		}
		if ( null !== ( $this->report )( $submission ) && $this->may_send( LeadMail::Report, $lead ) ) {
			$this->add( LeadMail::Report, 0, $submission->id );
		}
	}

	public function handed_over( Lead $lead ): void {
		if ( null !== $lead->owner_user_id && $this->settings->current()->notify_owner ) {
			$this->outbox()->add( LeadMail::Handover->value, $lead->owner_user_id, $lead->id );
		}
	}

	/** Whether any lead of that address says that it wants no messages. */
	public static function is_unwanted( Database $database, Lead $lead ): bool {
		return $lead->do_not_contact || null !== $database->row( 'SELECT id FROM %i WHERE email_key = %s AND site_id = %d AND do_not_contact = 1 LIMIT 1', $database->table( 'leads' ), Text::folded( $lead->email ), $lead->site_id );
	}

	/** @return non-empty-list<int> IDs of the lead and of the site's others with its address. */
	public function leads_of_address( Lead $lead ): array {
		$others = '' === $lead->email ? array() : $this->database->rows( 'SELECT id FROM %i WHERE email_key = %s AND site_id = %d AND id <> %d', $this->database->table( 'leads' ), Text::folded( $lead->email ), $lead->site_id, $lead->id );
		return array( $lead->id, ...array_map( 'intval', array_column( $others, 'id' ) ) );
	}

	private function wants_confirmation( Lead $lead ): bool {
		$page = null === $lead->page_id || '' === $lead->email ? null : ( $this->pages )()->find( $lead->page_id );
		return true === $page?->has_confirmation && $this->may_send( LeadMail::Confirmation, $lead );
	}

	/** Whether the person wants messages, and has not had this one today. */
	private function may_send( LeadMail $mail, Lead $lead ): bool {
		return '' !== $lead->email && ! self::is_unwanted( $this->database, $lead ) && ! $this->has_had( $mail, $lead );
	}

	/** The lock of the leads keeps two submissions from asking at once. */
	private function has_had( LeadMail $mail, Lead $lead ): bool {
		return null !== $this->database->row(
			'SELECT o.id FROM %i l JOIN %i s ON s.lead_id = l.id JOIN %i o ON o.kind = %s AND o.ref = s.id
			WHERE l.email_key = %s AND l.site_id = %d AND o.created_at > %d AND o.status <> %s LIMIT 1',
			$this->database->table( 'leads' ),
			$this->database->table( 'lead_submissions' ),
			$this->database->table( 'outbox' ),
			$mail->value,
			Text::folded( $lead->email ),
			$lead->site_id,
			time() - self::DAY,
			'cancelled'
		);
	}

	/**
	 * @param int $user_id       0 for the visitor.
	 * @param int $submission_id Of a submission that is told for the first time.
	 */
	private function add( LeadMail $mail, int $user_id, int $submission_id ): void {
		$this->outbox()->add_new( $mail->value, $user_id, $submission_id );
	}

	private function outbox(): Outbox {
		return new Outbox( new OutboxStore( $this->database ) );
	}
}
