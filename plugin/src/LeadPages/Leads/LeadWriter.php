<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\EventKind;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Messages\LeadMessages;
use Svc\LeadPages\Settings\SettingsStore;

/**
 * Writes leads of the current site with everything that belongs to them: words, counts, events, messages.
 *
 * To be called inside LeadStore::exclusively(), with leads that were read there.
 */
final class LeadWriter {

	private readonly LeadRowWriter $rows;
	private readonly LeadEvents $events;
	private readonly SubmissionStore $submissions;

	public function __construct(
		private readonly Database $database,
		private readonly LeadMessages $messages,
	) {
		$this->rows        = new LeadRowWriter( $database );
		$this->events      = new LeadEvents( $database );
		$this->submissions = new SubmissionStore( $database );
	}

	/**
	 * @param Lead            $new        With ID 0. An open key that it has is not looked up again: the caller has found that no lead has it. Consents and partner are those of the submission, if there is one.
	 * @param Submission|null $submission Null for leads that staff enters.
	 */
	public function create( Lead $new, ?Submission $submission, ?int $actor ): Lead {
		$lead = null === $submission ? $new : self::submitted( $new, $submission );
		$lead = $lead->with( array( 'ended_at' => null === LeadChange::end( $lead ) ? null : time() ) );
		$lead = $this->rows->insert( null === $lead->open_key ? $lead->with( array( 'open_key' => $this->free_key( $lead ) ) ) : $lead );
		$sent = null === $submission ? null : $this->submissions->add( $lead, $submission );
		$this->events->add( $lead->id, EventKind::Created, $actor, self::origin( $lead->source, $sent ) );
		if ( Folder::Inbox === $lead->folder ) {
			$this->messages->created( $lead, $sent );
		}
		$this->database->after_commit( static fn () => do_action( 'svc_lead_created', $lead ) );
		return $lead;
	}

	/** Adds one more submission of the same person. Fields and owner stay. */
	public function add_submission( Lead $lead, Submission $submission ): Lead {
		$new = self::submitted( $lead, $submission )->with( array( 'version' => $lead->version + 1 ) );
		$this->rows->update( $lead, $new );
		$sent = $this->submissions->add( $new, $submission );
		$this->events->add( $new->id, EventKind::Resubmitted, null, self::origin( $submission->source, $sent ) );
		if ( Folder::Inbox === $new->folder ) {
			$this->messages->resubmitted( $new, $sent );
		}
		$this->database->after_commit( static fn () => do_action( 'svc_lead_updated', $new, $lead ) );
		return $new;
	}

	/** A lead that is released from the spam folder has sent then what it missed, once. */
	public function change( Lead $old, Lead $new, ?int $actor ): Lead {
		if ( get_object_vars( $old ) === get_object_vars( $new ) ) {
			return $old;
		}
		$new = LeadChange::timed( $old, $new, time() )->with( array( 'version' => $old->version + 1 ) );
		if ( LeadChange::is_of_open_key( $old, $new ) ) {
			$new = $new->with( array( 'open_key' => $this->free_key( $new ) ) );
		}
		$this->rows->update( $old, $new );
		foreach ( LeadChange::events( $old, $new ) as list( $kind, $data ) ) {
			$this->events->add( $new->id, $kind, $actor, $data );
		}
		if ( Folder::Inbox === $new->folder ) {
			$this->tell_change( $old, $new, $actor );
		}
		$this->database->after_commit( static fn () => do_action( 'svc_lead_updated', $new, $old ) );
		return $new;
	}

	public function note( Lead $lead, string $text, int $actor ): LeadEvent {
		return $this->events->add( $lead->id, EventKind::Note, $actor, array( 'text' => $text ) );
	}

	/** Deletes it for good. What was agreed to is kept, where the setting says so. */
	public function erase( Lead $lead ): void {
		$submissions = $this->submissions->all( $lead->id );
		$is_told     = array() === $submissions || $this->submissions->untold( $lead->id )[1];
		// Spam of which nobody was told has led to no call, and says little of who agreed.
		if ( $is_told && ( new SettingsStore( $this->database ) )->current()->keep_consent_evidence ) {
			( new ConsentEvidence( $this->database ) )->keep( $lead, $submissions );
		}
		$this->forget_deliveries( $lead->id );
		$this->submissions->delete_of( $lead->id );
		$this->events->delete_of( $lead->id );
		$this->rows->delete( $lead );
		// Receivers also have leads that were taken for spam later.
		if ( $is_told ) {
			$this->messages->deleted( $lead );
		}
		$this->database->after_commit( static fn () => do_action( 'svc_lead_deleted', $lead ) );
	}

	private function tell_change( Lead $old, Lead $new, ?int $actor ): void {
		list( $untold, $was_told ) = Folder::Spam === $old->folder ? $this->submissions->untold( $new->id ) : array( array(), true );
		$this->submissions->mark_told( $new->id );
		foreach ( $untold as $number => $submission ) {
			0 === $number && ! $was_told ? $this->messages->created( $new, $submission ) : $this->messages->resubmitted( $new, $submission );
		}
		if ( array() === $untold ) {
			$this->messages->updated( $new, $old->owner_user_id !== $new->owner_user_id && null !== $new->owner_user_id && $actor !== $new->owner_user_id );
		}
	}

	/** @return array{source: string, submission_id: int|null} */
	private static function origin( LeadSource $source, ?Submission $submission ): array {
		return array(
			'source'        => $source->value,
			'submission_id' => $submission?->id,
		);
	}

	private static function submitted( Lead $lead, Submission $submission ): Lead {
		$change = array(
			'submissions'       => $lead->id > 0 ? $lead->submissions + 1 : 1,
			'last_submitted_at' => $submission->created_at,
		);
		return $lead->with(
			array() === $submission->consents ? $change : $change + array(
				'consents'        => self::consents( $lead, $submission ),
				'partner_user_id' => $submission->partner_user_id(),
			)
		);
	}

	/**
	 * Who agrees to be called agrees for the number that was sent. The lead keeps the number that it has.
	 *
	 * @return list<string>
	 */
	private static function consents( Lead $lead, Submission $submission ): array {
		$given     = $submission->given();
		$calls     = ConsentKey::SmsCalls->value;
		$is_number = OpenKey::digits( $submission->text( 'phone' ) ) === OpenKey::digits( $lead->phone );
		return $is_number || in_array( $calls, $lead->consents, true ) ? $given : array_values( array_diff( $given, array( $calls ) ) );
	}

	/** @return string|null Null where another open lead of the same person has the key, and for leads that get no further enquiries. */
	private function free_key( Lead $lead ): ?string {
		if ( null === $lead->page_id || ! $lead->takes_more() ) {
			return null;
		}
		$key  = OpenKey::of( $lead->site_id, $lead->page_id, $lead->email, $lead->phone );
		$held = null === $key ? null : ( new LeadStore( $this->database ) )->by_open_key( $key );
		return null === $held || $held->id === $lead->id ? $key : null;
	}

	/** Their payloads have the lead's data; without one nothing is sent. */
	private function forget_deliveries( int $lead_id ): void {
		$this->database->execute( "UPDATE %i SET payload = '' WHERE lead_id = %d", $this->database->table( 'webhook_deliveries' ), $lead_id );
	}
}
