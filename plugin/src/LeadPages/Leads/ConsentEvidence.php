<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Text\Text;
use Svc\LeadPages\Consents\GivenConsent;

/** What is kept of erased leads for five years: who agreed to what, when (47 CFR 64.1200(f)(9), 16 CFR 310.5). */
final class ConsentEvidence {

	public const YEARS = 5;

	public function __construct( private readonly Database $database ) {}

	/**
	 * Who agreed is whom the submission names: staff may have changed the lead since, and a later submission may have another number.
	 *
	 * @param list<Submission> $submissions Of the lead. Those without a consent leave nothing.
	 */
	public function keep( Lead $lead, array $submissions ): void {
		foreach ( $submissions as $submission ) {
			$given = array_filter( $submission->consents, static fn ( GivenConsent $consent ): bool => $consent->is_given );
			if ( array() === $given || $submission->created_at < self::oldest() ) {
				continue;
			}
			$this->database->execute(
				'INSERT INTO %i (site_id, reference, name, phone, email_hash, consents, given_at) VALUES (%d, %s, %s, %s, %s, %s, %d)',
				$this->table(),
				$lead->site_id,
				$lead->reference,
				self::name( $submission ) ?? $lead->name(),
				self::sent( $submission, 'phone' ) ?? $lead->phone,
				self::hash( self::sent( $submission, 'email' ) ?? $lead->email ),
				(string) wp_json_encode( array_values( array_map( static fn ( GivenConsent $consent ): array => $consent->fields(), $given ) ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				$submission->created_at
			);
		}
	}

	/** @return list<array<string, string|null>> Of an e-mail address, on all sites, oldest first. */
	public function of_email( string $email ): array {
		return $this->database->rows( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY id', $this->table(), self::hash( $email ) );
	}

	/**
	 * Whether something is kept of leads that were erased. Staff may have given them another e-mail address than their visitors.
	 *
	 * @param list<Lead> $leads
	 */
	public function is_kept_of( array $leads ): bool {
		if ( array() === $leads ) {
			return false;
		}
		$places = implode( ', ', array_fill( 0, count( $leads ), '%s' ) );
		return null !== $this->database->row( "SELECT id FROM %i WHERE reference IN ($places) LIMIT 1", $this->table(), ...array_map( static fn ( Lead $lead ): string => $lead->reference, $leads ) );
	}

	public function prune(): void {
		$this->database->execute( 'DELETE FROM %i WHERE given_at < %d', $this->table(), self::oldest() );
	}

	private static function name( Submission $submission ): ?string {
		$first = self::sent( $submission, 'first_name' );
		return null === $first ? null : trim( $first . ' ' . self::sent( $submission, 'last_name' ) );
	}

	private static function sent( Submission $submission, string $field ): ?string {
		$value = $submission->fields[ $field ] ?? null;
		return is_string( $value ) ? $value : null;
	}

	private static function oldest(): int {
		return (int) strtotime( '-' . self::YEARS . ' years' );
	}

	private static function hash( string $email ): string {
		return '' === $email ? '' : hash( 'sha256', Text::folded( $email ) );
	}

	private function table(): string {
		return $this->database->table( 'consent_evidence' );
	}
}
