<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Consents\GivenConsent;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;

/** Reads and writes what visitors sent. */
final class SubmissionStore {

	public function __construct( private readonly Database $database ) {}

	/** It counts as told where the lead is in the inbox. */
	public function add( Lead $lead, Submission $submission ): Submission {
		$row = array_filter(
			array(
				'site_id'    => $lead->site_id,
				'lead_id'    => $lead->id,
				'page_id'    => $submission->page_id ?? 0,
				'source'     => $submission->source->value,
				'source_url' => $submission->source_url,
				'utm'        => self::json( $submission->utm ),
				'fields'     => self::json( $submission->fields ),
				'consents'   => self::json( array_map( self::kept( ... ), $submission->consents ) ),
				'snapshot'   => null === $submission->snapshot ? null : self::json( $submission->snapshot ),
				'idem'       => $submission->idem,
				'body_hash'  => $submission->body_hash,
				'answer'     => $submission->answer,
				'ip_hash'    => $submission->ip_hash,
				'is_told'    => Folder::Inbox === $lead->folder ? 1 : 0,
				'created_at' => $submission->created_at,
			),
			static fn ( mixed $value ): bool => null !== $value
		);
		$this->database->execute(
			'INSERT INTO %i (' . implode( ', ', array_fill( 0, count( $row ), '%i' ) ) . ') VALUES (' . implode( ', ', array_fill( 0, count( $row ), '%s' ) ) . ')',
			$this->table(),
			...array_keys( $row ),
			...array_values( $row )
		);
		return $submission->with_id( (int) $this->database->wpdb->insert_id );
	}

	/** @return array<string, string|null>|null */
	public function by_idem( string $idem ): ?array {
		return $this->database->row( 'SELECT * FROM %i WHERE idem = %s FOR UPDATE', $this->table(), $idem );
	}

	public function latest( int $lead_id ): ?Submission {
		$row = $this->database->row( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC LIMIT 1', $this->table(), $lead_id );
		return null === $row ? null : self::submission( $row );
	}

	public function find( int $id ): ?Submission {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return null === $row ? null : self::submission( $row );
	}

	/** @return int The ID of the lead; 0 where there is no such submission. */
	public function lead_of( int $id ): int {
		return (int) ( $this->database->row( 'SELECT lead_id FROM %i WHERE id = %d', $this->table(), $id )['lead_id'] ?? 0 );
	}

	/** @return list<Submission> Of a lead, newest first. */
	public function all( int $lead_id ): array {
		return array_map( self::submission( ... ), $this->database->rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC', $this->table(), $lead_id ) );
	}

	/** @return array{list<Submission>, int} A page of a lead's, newest first, and how many there are. */
	public function page( int $lead_id, int $page, int $per_page ): array {
		$total = $this->database->row( 'SELECT COUNT(*) AS total FROM %i WHERE lead_id = %d', $this->table(), $lead_id );
		$rows  = $this->database->rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC LIMIT %d OFFSET %d', $this->table(), $lead_id, $per_page, ( $page - 1 ) * $per_page );
		return array( array_map( self::submission( ... ), $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	/**
	 * What visitors filled in where they last answered a consent, which says whether a partner sees the lead.
	 *
	 * @param list<int> $lead_ids
	 * @return array<int, array<array-key, mixed>> Fields by the lead's ID.
	 */
	public function fields_with_consents( array $lead_ids ): array {
		if ( array() === $lead_ids ) {
			return array();
		}
		$marks  = implode( ', ', array_fill( 0, count( $lead_ids ), '%d' ) );
		$rows   = $this->database->rows(
			"SELECT s.lead_id, s.fields FROM %i s JOIN (SELECT MAX(id) AS id FROM %i WHERE lead_id IN ($marks) AND consents <> %s GROUP BY lead_id) latest ON latest.id = s.id",
			$this->table(),
			$this->table(),
			...array( ...$lead_ids, self::json( array() ) )
		);
		return self::fields_of( $rows );
	}

	/**
	 * What visitors filled in last.
	 *
	 * @param non-empty-list<int> $lead_ids
	 * @return array<int, array<array-key, mixed>> Fields by the lead's ID.
	 */
	public function latest_fields( array $lead_ids ): array {
		$marks = implode( ', ', array_fill( 0, count( $lead_ids ), '%d' ) );
		$rows  = $this->database->rows( "SELECT s.lead_id, s.fields FROM %i s JOIN (SELECT MAX(id) AS id FROM %i WHERE lead_id IN ($marks) GROUP BY lead_id) latest ON latest.id = s.id", $this->table(), $this->table(), ...$lead_ids );
		return self::fields_of( $rows );
	}

	/** @return array{list<Submission>, bool} Those of which nothing was sent yet, oldest first, and whether something was sent of another one. */
	public function untold( int $lead_id ): array {
		$rows = $this->database->rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id', $this->table(), $lead_id );
		$told = array_filter( $rows, static fn ( array $row ): bool => '1' === (string) $row['is_told'] );
		return array( array_values( array_map( self::submission( ... ), array_diff_key( $rows, $told ) ) ), array() !== $told );
	}

	public function mark_told( int $lead_id ): void {
		$this->database->execute( 'UPDATE %i SET is_told = 1 WHERE lead_id = %d', $this->table(), $lead_id );
	}

	public function delete_of( int $lead_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE lead_id = %d', $this->table(), $lead_id );
	}

	/** Forgets Idempotency-Keys that were sent before that time. */
	public function forget_keys( int $before ): void {
		$this->database->execute( 'UPDATE %i SET idem = NULL WHERE idem IS NOT NULL AND created_at < %d', $this->table(), $before );
	}

	/** @param array<string, string|null> $row */
	public static function submission( array $row ): Submission {
		return new Submission(
			id: (int) $row['id'],
			page_id: 0 === (int) $row['page_id'] ? null : (int) $row['page_id'],
			source: LeadSource::from( (string) $row['source'] ),
			source_url: (string) $row['source_url'],
			utm: self::decoded( $row['utm'] ),
			fields: self::decoded( $row['fields'] ),
			consents: array_values( array_map( self::consent( ... ), self::decoded( $row['consents'] ) ) ),
			snapshot: null === $row['snapshot'] ? null : self::decoded( $row['snapshot'] ),
			idem: $row['idem'],
			body_hash: (string) $row['body_hash'],
			ip_hash: (string) $row['ip_hash'],
			created_at: (int) $row['created_at'],
			answer: (string) $row['answer'],
		);
	}

	/** @return array<string, mixed> */
	private static function kept( GivenConsent $consent ): array {
		return $consent->fields() + array( 'partner_user_id' => $consent->partner_user_id );
	}

	/** @param array<string, mixed> $kept */
	private static function consent( array $kept ): GivenConsent {
		return new GivenConsent( ConsentKey::from( $kept['key'] ), $kept['given'], $kept['text'], $kept['text_hash'], $kept['partner_user_id'] );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<int, array<array-key, mixed>> By the lead's ID.
	 */
	private static function fields_of( array $rows ): array {
		$fields = array();
		foreach ( $rows as $row ) {
			$fields[ (int) $row['lead_id'] ] = self::decoded( $row['fields'] );
		}
		return $fields;
	}

	/** @param array<array-key, mixed> $value */
	private static function json( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @return array<array-key, mixed> */
	private static function decoded( ?string $json ): array {
		return (array) json_decode( (string) $json, true );
	}

	private function table(): string {
		return $this->database->table( 'lead_submissions' );
	}
}
