<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Closure;
use Svc\Kernel\Failure;
use Svc\Kernel\Quota\AddressHashes;
use Svc\Kernel\Quota\ClientAddress;
use Svc\Kernel\Quota\Quota;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadStatus;
use Svc\LeadPages\Fields\SpamReason;
use Svc\LeadPages\LeadError;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\LeadStore;
use Svc\LeadPages\Leads\LeadWriter;
use Svc\LeadPages\Leads\Reference;

/** Saves an enquiry in one transaction: what was answered is stored once, and nothing else of it is. */
final class SubmissionRecorder {

	/** @param Closure(): LeadWriter $writer */
	public function __construct(
		private readonly LeadStore $leads,
		private readonly Closure $writer,
		private readonly EarlierSubmissions $earlier,
		private readonly RoundRobin $round_robin,
		private readonly AddressHashes $addresses,
		private readonly Quota $quota,
	) {}

	/**
	 * @param Closure(): bool $spend Uses the proof of the challenge up; whether it was not used before.
	 * @throws Failure
	 */
	public function record( Enquiry $enquiry, SpamVerdict $verdict, Closure $spend ): Receipt {
		$ip_hashes  = $this->addresses->recent();
		$candidates = $this->round_robin->candidates( $enquiry->page, $enquiry->field( 'state' ) );
		return $this->leads->exclusively(
			function () use ( $enquiry, $verdict, $spend, $ip_hashes, $candidates ): Receipt {
				$now   = time();
				$known = $this->known( $enquiry, $now );
				if ( null !== $known ) {
					return $known;
				}
				$this->require_quota( $ip_hashes, $now );
				$verdict = $spend() ? $verdict : $verdict->and( SpamReason::Challenge );
				return $this->save( $enquiry, $verdict, $candidates, $ip_hashes[0], $now );
			}
		);
	}

	/** @throws Failure Where the key came with another body. */
	private function known( Enquiry $enquiry, int $now ): ?Receipt {
		$earlier = null === $enquiry->key ? null : $this->earlier->by_key( $enquiry->key, $now );
		if ( null !== $earlier ) {
			return $earlier['body_hash'] === $enquiry->body_hash
				? Receipt::of( $earlier['answer'], true )
				: throw new Failure( LeadError::IdempotencyMismatch, __( 'This Idempotency-Key was sent before with another body. Choose a new key for each submission.', 'svc' ) );
		}
		$answer = $this->earlier->repeated( $enquiry->body_hash, $now );
		return null === $answer ? null : Receipt::of( $answer );
	}

	/**
	 * @param list<string> $ip_hashes
	 * @throws Failure
	 */
	private function require_quota( array $ip_hashes, int $now ): void {
		// Visitors whose addresses are unknown would share one quota.
		$is_limited = $this->quota->is_on() && '' !== ClientAddress::network();
		$wait       = $is_limited ? $this->quota->wait( $this->earlier->times( $ip_hashes, $now - $this->quota->seconds, $this->quota->most ), $now ) : null;
		if ( null !== $wait ) {
			$message = sprintf(
				/* translators: %d: number of minutes. */
				_n( 'This form was sent too often from your connection. Try again in %d minute.', 'This form was sent too often from your connection. Try again in %d minutes.', (int) ceil( $wait / 60 ), 'svc' ),
				(int) ceil( $wait / 60 )
			);
			throw new Failure( LeadError::TooManyRequests, $message, array( 'retry_after' => $wait ) );
		}
	}

	/** @param list<int> $candidates */
	private function save( Enquiry $enquiry, SpamVerdict $verdict, array $candidates, string $ip_hash, int $now ): Receipt {
		$key  = $enquiry->open_key();
		$open = null === $key ? null : $this->leads->by_open_key( $key );
		$new  = null !== $open && ! $verdict->is_spam() ? null : $this->lead( $enquiry, $verdict, $candidates, $now, $verdict->is_spam() ? null : $key );
		// What is spam is answered as if it were not.
		$reference  = $open->reference ?? ( $verdict->is_spam() ? $this->earlier->spam_reference( $enquiry ) : null ) ?? $new->reference ?? '';
		$receipt    = Receipt::for( $enquiry->page, $reference );
		$submission = $enquiry->submission( $receipt->json(), $ip_hash, $now );
		if ( null !== $new ) {
			( $this->writer )()->create( $new, $submission, null );
		} elseif ( null !== $open ) {
			( $this->writer )()->add_submission( $open, $submission );
		}
		return $receipt;
	}

	/** @param list<int> $candidates */
	private function lead( Enquiry $enquiry, SpamVerdict $verdict, array $candidates, int $now, ?string $open_key ): Lead {
		return new Lead(
			id: 0,
			site_id: get_current_blog_id(),
			reference: Reference::random(),
			page_id: $enquiry->page->id,
			owner_user_id: $this->round_robin->owner( $enquiry->page, $candidates ),
			partner_user_id: null,
			folder: $verdict->is_spam() ? Folder::Spam : Folder::Inbox,
			status: LeadStatus::New,
			source: $enquiry->source,
			first_name: $enquiry->field( 'first_name' ),
			last_name: $enquiry->field( 'last_name' ),
			email: $enquiry->field( 'email' ),
			phone: $enquiry->field( 'phone' ),
			state: $enquiry->field( 'state' ),
			zip: $enquiry->field( 'zip' ),
			consents: array(),
			submissions: 0,
			do_not_contact: false,
			follow_up_on: null,
			lost_reason: '',
			spam_score: $verdict->score,
			spam_reasons: $verdict->words(),
			version: 1,
			first_contacted_at: null,
			created_at: $now,
			last_submitted_at: $now,
			open_key: $open_key,
		);
	}
}
