<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

/**
 * Leads as partners see them: with the contact data that the visitor sent together with the consent.
 *
 * Contact data of earlier submissions, and what staff enter later, are not covered by that consent.
 */
final class SharedLeads {

	private const FIELDS = array( 'first_name', 'last_name', 'email', 'phone' );

	public function __construct( private readonly SubmissionStore $submissions ) {}

	/**
	 * @param list<Lead> $leads
	 * @return array<int, Lead> By ID.
	 */
	public function seen( array $leads ): array {
		$sent = $this->submissions->fields_with_consents( array_map( static fn ( Lead $lead ): int => $lead->id, $leads ) );
		$seen = array();
		foreach ( $leads as $lead ) {
			$fields            = array_filter( $sent[ $lead->id ] ?? array(), 'is_string' );
			$seen[ $lead->id ] = $lead->with( array_intersect_key( $fields, array_flip( self::FIELDS ) ) + array_fill_keys( self::FIELDS, '' ) );
		}
		return $seen;
	}
}
