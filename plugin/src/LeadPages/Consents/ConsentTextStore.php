<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Consents;

use Svc\Kernel\Database\Database;

/** Every text that a page of the current site has shown, by its hash, with the page's partner at that time. */
final class ConsentTextStore {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param list<string> $hashes
	 * @return list<array{key: string, text_hash: string, text: string, partner_user_id: int|null}>
	 */
	public function known( int $page_id, array $hashes ): array {
		if ( array() === $hashes ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $hashes ), '%s' ) );
		$rows   = $this->database->rows( "SELECT consent, text_hash, text, partner_user_id FROM %i WHERE site_id = %d AND page_id = %d AND text_hash IN ($places)", $this->table(), get_current_blog_id(), $page_id, ...$hashes );
		return array_map(
			static fn ( array $row ): array => array(
				'key'             => (string) $row['consent'],
				'text_hash'       => (string) $row['text_hash'],
				'text'            => (string) $row['text'],
				'partner_user_id' => 0 === (int) $row['partner_user_id'] ? null : (int) $row['partner_user_id'],
			),
			$rows
		);
	}

	public function keep( int $page_id, ShownConsent $consent, ?int $partner_user_id ): void {
		$this->database->execute(
			'INSERT IGNORE INTO %i (site_id, page_id, consent, text_hash, partner_user_id, text, created_at) VALUES (%d, %d, %s, %s, %d, %s, %d)',
			$this->table(),
			get_current_blog_id(),
			$page_id,
			$consent->key->value,
			$consent->text_hash,
			$partner_user_id ?? 0,
			$consent->text,
			time()
		);
	}

	/** The profile of a partner has another account now. On all sites; the text may have been shown with that account already. */
	public function move_partner( int $from, int $to ): void {
		$this->database->execute( 'UPDATE IGNORE %i SET partner_user_id = %d WHERE partner_user_id = %d', $this->table(), $to, $from );
		$this->database->execute( 'DELETE FROM %i WHERE partner_user_id = %d', $this->table(), $from );
	}

	private function table(): string {
		return $this->database->table( 'consent_texts' );
	}
}
