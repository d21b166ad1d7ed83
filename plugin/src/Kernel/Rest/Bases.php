<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

/** The namespaces that are ours. */
final class Bases {

	/** @param list<string> $bases Such as `users/v1`. */
	public function __construct( private readonly array $bases ) {}

	/** Core's router does not mind case. */
	public function have( string $path ): bool {
		foreach ( $this->bases as $base ) {
			if ( str_starts_with( strtolower( ltrim( $path, '/' ) ) . '/', "$base/" ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether this is what the visitor asks for, whatever is asked for within. */
	public function are_asked_for(): bool {
		$path = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $path ) && $this->have( $path );
	}
}
