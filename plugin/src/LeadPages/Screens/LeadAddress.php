<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

/** Converts an address of the screen of leads to REST queries; mirrors admin/lead-pages/leads/list.ts and view.ts. */
final class LeadAddress {

	private const FILTERS = array( 'search', 'status', 'owner', 'page_id', 'source', 'from', 'to' );

	private const DEFAULTS = array(
		'orderby'  => 'last_submitted_at',
		'order'    => 'desc',
		'per_page' => '20',
		'paged'    => '1',
	);

	/** Parameters that only affect the view and are not sent to the server. */
	private const LOOKS = array( 'layout', 'columns' );

	/** Parameters stored as the account's preferences, by their names there. */
	private const KEPT = array(
		'orderby' => 'orderby',
		'order'   => 'order',
		'perPage' => 'per_page',
	);

	/**
	 * @param array<array-key, mixed> $address     If it has any parameter of the list, the preferences are ignored.
	 * @param array<array-key, mixed> $preferences
	 */
	public function __construct(
		private readonly array $address,
		private readonly array $preferences,
	) {}

	public function is_board(): bool {
		return ! $this->is_spam() && 'board' === ( $this->address['view'] ?? '' );
	}

	/** @return int 0 where no lead is open. */
	public function lead(): int {
		$lead = $this->address['lead'] ?? '';
		return is_string( $lead ) && ctype_digit( $lead ) ? (int) $lead : 0;
	}

	/** @return array<string, string> For a page of the table, without default values. */
	public function page(): array {
		$says  = array_intersect_key( $this->address, self::DEFAULTS + array_flip( array( ...self::FILTERS, ...self::LOOKS ) ) );
		$given = array() === $says ? $this->kept() : $says;
		$query = array();
		foreach ( self::DEFAULTS as $name => $default ) {
			$value = $given[ $name ] ?? $default;
			if ( is_scalar( $value ) && (string) $value !== $default ) {
				$query[ 'paged' === $name ? 'page' : $name ] = (string) $value;
			}
		}
		return $this->filters() + $query + ( isset( $query['orderby'] ) ? array( 'order' => 'desc' ) : array() );
	}

	/** @return array<string, string> For the counts of each choice. */
	public function filters(): array {
		$given = array_filter( array_intersect_key( $this->address, array_flip( self::FILTERS ) ), static fn ( mixed $value ): bool => is_string( $value ) && '' !== $value );
		return $given + ( $this->is_spam() ? array( 'folder' => 'spam' ) : array() );
	}

	private function is_spam(): bool {
		return 'spam' === ( $this->address['folder'] ?? '' );
	}

	/** @return array<string, mixed> */
	private function kept(): array {
		$kept = array();
		foreach ( self::KEPT as $theirs => $ours ) {
			$kept[ $ours ] = $this->preferences[ $theirs ] ?? null;
		}
		return $kept;
	}
}
