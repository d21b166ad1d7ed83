<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Leads\OpenKey;

/** What was sent before to the current site. To be read while leads are locked. */
final class EarlierSubmissions {

	/** Seconds in which the same is taken for a repeat, also without a key. */
	private const REPEAT = 600;

	/** So many leads in the spam folder are looked at for one of the same person. */
	private const SPAM = 200;

	public function __construct( private readonly Database $database ) {}

	/** @return array{body_hash: string, answer: string}|null Null for a key that was not sent in the last 30 days. */
	public function by_key( IdempotencyKey $key, int $now ): ?array {
		$row = $this->database->row( 'SELECT id, body_hash, answer, created_at FROM %i WHERE idem = %s', $this->table(), $key->hash );
		if ( null !== $row && (int) $row['created_at'] <= $now - IdempotencyKey::LIFETIME ) {
			$this->database->execute( 'UPDATE %i SET idem = NULL WHERE id = %d', $this->table(), (int) $row['id'] );
			return null;
		}
		return null === $row ? null : array(
			'body_hash' => (string) $row['body_hash'],
			'answer'    => (string) $row['answer'],
		);
	}

	/** @return string|null The answer to the same body a few minutes ago. */
	public function repeated( string $body_hash, int $now ): ?string {
		$row = $this->database->row( 'SELECT answer FROM %i WHERE body_hash = %s AND created_at > %d AND site_id = %d ORDER BY created_at, id LIMIT 1', $this->table(), $body_hash, $now - self::REPEAT, get_current_blog_id() );
		return null === $row ? null : (string) $row['answer'];
	}

	/**
	 * @param list<string> $ip_hashes
	 * @return list<int> Times of the newest ones of an address.
	 */
	public function times( array $ip_hashes, int $after, int $most ): array {
		$places = implode( ', ', array_fill( 0, count( $ip_hashes ), '%s' ) );
		$rows   = $this->database->rows( "SELECT created_at FROM %i WHERE ip_hash IN ($places) AND created_at > %d AND site_id = %d ORDER BY created_at DESC LIMIT %d", $this->table(), ...array( ...$ip_hashes, $after, get_current_blog_id(), $most ) );
		return array_map( static fn ( array $row ): int => (int) $row['created_at'], $rows );
	}

	/**
	 * The reference that the person was told for an enquiry in the spam folder. Were it another each time, where an honest
	 * visitor gets the same again, it would tell of the folder.
	 */
	public function spam_reference( Enquiry $enquiry ): ?string {
		$rows = $this->database->rows(
			'SELECT reference, email, phone FROM %i WHERE site_id = %d AND folder = %s AND page_id = %d ORDER BY last_submitted_at DESC, id DESC LIMIT %d',
			$this->database->table( 'leads' ),
			get_current_blog_id(),
			Folder::Spam->value,
			$enquiry->page->id,
			self::SPAM
		);
		$told = null;
		foreach ( $rows as $row ) {
			if ( OpenKey::of( get_current_blog_id(), $enquiry->page->id, (string) $row['email'], (string) $row['phone'] ) === $enquiry->open_key() ) {
				$told = (string) $row['reference'];
			}
		}
		return $told;
	}

	private function table(): string {
		return $this->database->table( 'lead_submissions' );
	}
}
