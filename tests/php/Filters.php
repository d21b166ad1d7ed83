<?php

declare( strict_types=1 );

namespace Svc\Tests;

/** Callbacks that a site would have added to a filter. */
final class Filters {

	/** @var array<string, mixed> */
	private static array $answers = array();

	public static function answer( string $hook, mixed $value ): void {
		self::$answers[ $hook ] = $value;
	}

	public static function has( string $hook ): bool {
		return isset( self::$answers[ $hook ] );
	}

	public static function reset(): void {
		self::$answers = array();
	}

	public static function apply( string $hook, mixed $value ): mixed {
		return self::$answers[ $hook ] ?? $value;
	}
}
