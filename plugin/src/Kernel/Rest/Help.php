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
			$arguments[ $name ] ??= $type->json() + array(
				'required' => in_array( $name, $operation->input()->required, true ),
			);
		}
		// Core's sanitising would change the input; the operation parses it itself.
		return array_map( static fn ( array $argument ): array => $argument + array( 'sanitize_callback' => null ), $arguments );
	}
}
