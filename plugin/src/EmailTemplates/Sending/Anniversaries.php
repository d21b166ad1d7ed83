<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Rendering\Contexts;
use Svc\Kernel\Database\Database;
use Svc\Users\Contact;
use Svc\Users\Contacts;

/** E-mails for people who began to work for the company on this day of an earlier year: each person once a year, on all sites. */
final class Anniversaries {

	/** User meta: the last year in which the person got one. */
	public const META = '_svc_anniversary_year';

	private const LOCK = 'mail-anniversaries';

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Mailer $mailer,
		private readonly Closure $contacts,
	) {}

	public function queue(): void {
		$years = AnniversaryDays::until( current_datetime() );
		foreach ( ( $this->contacts )()->who_started_on( array_keys( $years ) ) as $start => $contact ) {
			$year = $years[ substr( $start, 5 ) ];
			if ( (int) substr( $start, 0, 4 ) < $year && '' !== $contact->email ) {
				$this->database->exclusively( self::LOCK, fn () => $this->queue_one( $contact, $year ) );
			}
		}
	}

	private function queue_one( Contact $contact, int $year ): void {
		// Another site's job may have written it after it was cached.
		wp_cache_delete( $contact->user_id, 'user_meta' );
		if ( (int) get_user_meta( $contact->user_id, self::META, true ) >= $year ) {
			return;
		}
		$this->database->watched( static fn () => update_user_meta( $contact->user_id, self::META, $year ) );
		$this->mailer->queue( Purpose::WorkAnniversary, new To( $contact->email, $contact->name(), $contact->first_name ), array( 'person' => Contexts::person( $contact ) ), "anniversary:$contact->user_id:$year" );
	}
}
