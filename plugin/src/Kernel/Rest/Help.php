<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Operation;

/** The description of an operation in answers to OPTIONS. */
final class Help {

	/** @return array<string, mixed> */
	public static function schema( Operation $operation ): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $operation->name,
		) + $operation->output()->json();
	}

	/** @return array<string, array<string, mixed>> */
	public static function arguments( Operation $operation ): array {
		$arguments = array();
		foreach ( $operation->path as $name ) {
			$arguments[ $name ] = array(
				'type'     => 'integer',
				'required' => true,
			);
		}
		foreach ( $operation->input()->members as $name => $type ) {
			// The path's id wins over the read-only copy of it in a body.
			$arguments[ $name ] ??= array( 'required' => in_array( $name, $operation->input()->required, true ) ) + self::marked( $type->json() );
		}
		// Core's sanitising would change the input; the operation parses it itself.
		return array_map( static fn ( array $argument ): array => $argument + array( 'sanitize_callback' => null ), $arguments );
	}

	/**
	 * Marks required members at the members, because core takes a list at an argument for the argument's own mark.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function marked( array $schema ): array {
		$required = $schema['required'] ?? array();
		if ( is_array( $schema['properties'] ?? null ) ) {
			foreach ( $schema['properties'] as $name => $member ) {
				$schema['properties'][ $name ] = ( in_array( $name, $required, true ) ? array( 'required' => true ) : array() ) + self::marked( $member );
			}
		}
		unset( $schema['required'] );
		return $schema;
	}
}
