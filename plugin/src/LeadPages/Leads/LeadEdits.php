<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\LeadStatus;

/** Enters, changes and deletes leads for staff. */
final class LeadEdits {

	/** Texts that null and "" clear. */
	private const OPTIONAL = array( 'last_name', 'email', 'phone', 'state', 'zip', 'lost_reason' );

	public function __construct(
		private readonly LeadStore $store,
		private readonly LeadWriter $writer,
		private readonly LeadPolicy $policy,
		private readonly Leads $leads,
	) {}

	/** @param array<string, mixed> $input Of LeadFields::create_input(), parsed. */
	public function create( array $input, Caller $caller ): Lead {
		$owner = $this->owner( $input['owner_user_id'] ?? null, $caller );
		$now   = time();
		$lead  = new Lead(
			id: 0,
			site_id: get_current_blog_id(),
			reference: Reference::random(),
			page_id: null,
			owner_user_id: $owner,
			partner_user_id: null,
			folder: Folder::Inbox,
			status: LeadStatus::New,
			source: LeadSource::from( $input['source'] ),
			first_name: $input['first_name'],
			last_name: $input['last_name'] ?? '',
			email: $input['email'] ?? '',
			phone: $input['phone'] ?? '',
			state: $input['state'] ?? '',
			zip: $input['zip'] ?? '',
			consents: array(),
			submissions: 0,
			do_not_contact: false,
			follow_up_on: null,
			lost_reason: '',
			spam_score: 0,
			spam_reasons: array(),
			version: 1,
			first_contacted_at: null,
			created_at: $now,
			last_submitted_at: $now,
		);
		self::require_contact( $lead );
		return $this->store->exclusively( fn (): Lead => $this->writer->create( $lead, null, $caller->id() ) );
	}

	/** @param array<string, mixed> $input Of LeadFields::update_input(), parsed. */
	public function update( int $id, array $input, Caller $caller, Precondition $precondition ): Lead {
		return $this->store->exclusively(
			function () use ( $id, $input, $caller, $precondition ): Lead {
				$lead  = $this->leads->full( $this->store->locked( $id ), $caller );
				$shown = LeadPresenter::single( $lead, Access::Full );
				$precondition->require( Etag::of( $shown ) );
				self::require_unchanged( $shown, $input );
				$changed = $lead->with( self::changes( $input ) );
				$this->require_allowed( $lead, $changed, $caller );
				return $this->writer->change( $lead, $changed, $caller->id() );
			}
		);
	}

	public function delete( int $id, Caller $caller, Precondition $precondition ): void {
		$this->store->exclusively(
			function () use ( $id, $caller, $precondition ): void {
				$lead = $this->leads->full( $this->store->locked( $id ), $caller );
				$precondition->require( Etag::of( LeadPresenter::single( $lead, Access::Full ) ) );
				$this->writer->erase( $lead );
			}
		);
	}

	public function note( int $id, string $text, Caller $caller ): LeadEvent {
		return $this->store->exclusively( fn (): LeadEvent => $this->writer->note( $this->leads->full( $this->store->locked( $id ), $caller ), $text, $caller->id() ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> For Lead::with().
	 */
	private static function changes( array $input ): array {
		$changes = array_intersect_key( $input, array_flip( array( 'first_name', 'do_not_contact', 'owner_user_id' ) ) );
		foreach ( self::OPTIONAL as $field ) {
			if ( array_key_exists( $field, $input ) ) {
				$changes[ $field ] = $input[ $field ] ?? '';
			}
		}
		if ( array_key_exists( 'follow_up_on', $input ) ) {
			$changes['follow_up_on'] = '' === $input['follow_up_on'] ? null : $input['follow_up_on'];
		}
		if ( isset( $input['status'] ) ) {
			$changes['status'] = LeadStatus::from( $input['status'] );
		}
		if ( isset( $input['folder'] ) ) {
			$changes['folder'] = Folder::from( $input['folder'] );
		}
		return $changes;
	}

	/** @throws Failure */
	private function require_allowed( Lead $old, Lead $new, Caller $caller ): void {
		if ( $old->owner_user_id !== $new->owner_user_id ) {
			if ( ! $this->policy->manages( $caller ) ) {
				throw Failure::forbidden( array( 'owner_user_id' ) );
			}
			$this->require_profile( $new->owner_user_id );
		}
		if ( $old->email !== $new->email || $old->phone !== $new->phone ) {
			self::require_contact( $new );
		}
	}

	/** @throws Failure */
	private function owner( ?int $user_id, Caller $caller ): int {
		if ( null !== $user_id && $user_id !== $caller->id() && ! $this->policy->manages( $caller ) ) {
			throw Failure::forbidden( array( 'owner_user_id' ) );
		}
		if ( null === $user_id && ! $this->policy->has_profile( $caller->id() ) ) {
			throw Failure::invalid( array( 'owner_user_id' => __( 'This is required, because you have no profile. Send the user ID of a person.', 'svc' ) ) );
		}
		$this->require_profile( $user_id );
		return $user_id ?? $caller->id();
	}

	/** @throws Failure */
	private function require_profile( ?int $user_id ): void {
		if ( null !== $user_id && ! $this->policy->has_profile( $user_id ) ) {
			throw Failure::invalid( array( 'owner_user_id' => __( 'There is no person with this user ID.', 'svc' ) ) );
		}
	}

	/** @throws Failure */
	private static function require_contact( Lead $lead ): void {
		if ( '' === $lead->email && '' === $lead->phone ) {
			$text = __( 'Send an e-mail address or a phone number.', 'svc' );
			throw Failure::invalid(
				array(
					'email' => $text,
					'phone' => $text,
				)
			);
		}
	}

	/**
	 * @param array<string, mixed> $shown
	 * @param array<string, mixed> $input
	 * @throws Failure When a field that never changes is sent with another value.
	 */
	private static function require_unchanged( array $shown, array $input ): void {
		$fixed = array_filter( LeadFields::FIXED, static fn ( string $field ): bool => array_key_exists( $field, $input ) && $input[ $field ] !== $shown[ $field ] );
		if ( array() !== $fixed ) {
			throw Failure::invalid( array_fill_keys( $fixed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
	}
}
