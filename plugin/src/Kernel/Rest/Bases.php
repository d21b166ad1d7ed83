<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

/** The REST namespaces of this plugin. */
final class Bases {

	/** @param list<string> $bases Such as `users/v1`. */
	public function __construct( private readonly array $bases ) {}

	/** Case-insensitive, as core's router. */
	public function have( string $path ): bool {
		foreach ( $this->bases as $base ) {
			if ( str_starts_with( strtolower( ltrim( $path, '/' ) ) . '/', "$base/" ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the outer HTTP request addresses one of these namespaces, regardless of requests dispatched within it. */
	public function are_asked_for(): bool {
		$path = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $path ) && $this->have( $path );
	}
}
