<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

use stdClass;

/** Converts core's dialect of JSON schema for clients: empty objects must not be encoded as lists. */
final class ToolSchema {

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	public static function of( array $schema ): array {
		return self::plain( $schema ) + array( 'type' => 'object' );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function plain( array $schema ): array {
		foreach ( $schema as $key => $value ) {
			$schema[ $key ] = match ( true ) {
				'properties' === $key => self::members( (array) $value ),
				'default' === $key && array() === $value && 'object' === ( $schema['type'] ?? '' ) => new stdClass(),
				in_array( $key, array( 'items', 'additionalProperties' ), true ) && is_array( $value ) => self::plain( $value ),
				default               => $value,
			};
		}
		return $schema;
	}

	/** @param array<string, mixed> $members */
	private static function members( array $members ): stdClass {
		return (object) array_map( static fn ( mixed $one ): array => self::plain( (array) $one ), $members );
	}
}
