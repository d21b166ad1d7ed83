<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

/** A person who may get a page's leads in turn. */
final class PoolEntry {

	/** @param list<string> $states Two-letter codes; empty for all. */
	public function __construct(
		public readonly int $user_id,
		public readonly array $states,
	) {}

	/** @param mixed $stored In the form of the API; anything else gives null. */
	public static function of( mixed $stored ): ?self {
		$user_id = is_array( $stored ) ? $stored['user_id'] ?? null : null;
		return is_int( $user_id ) && $user_id > 0 ? new self( $user_id, array_values( array_filter( (array) ( $stored['states'] ?? array() ), 'is_string' ) ) ) : null;
	}

	/** @return array{user_id: int, states: list<string>} */
	public function fields(): array {
		return array(
			'user_id' => $this->user_id,
			'states'  => $this->states,
		);
	}
}
