<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\RoutingMode;

/** Who gets the leads of a page. */
final class Routing {

	/** @param list<PoolEntry> $pool In the order of the turns. */
	public function __construct(
		public readonly RoutingMode $mode,
		public readonly array $pool,
	) {}

	/** @param array<array-key, mixed> $stored In the form of the API. */
	public static function of( array $stored ): self {
		$mode = is_string( $stored['mode'] ?? null ) ? RoutingMode::tryFrom( $stored['mode'] ) : null;
		return new self( $mode ?? RoutingMode::Owner, array_values( array_filter( array_map( PoolEntry::of( ... ), (array) ( $stored['pool'] ?? array() ) ) ) ) );
	}

	/** @return array{mode: string, pool: list<array{user_id: int, states: list<string>}>} */
	public function fields(): array {
		return array(
			'mode' => $this->mode->value,
			'pool' => array_map( static fn ( PoolEntry $entry ): array => $entry->fields(), $this->pool ),
		);
	}
}
