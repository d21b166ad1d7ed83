<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;

/** Nested blocks as sent. BlockChecker validates them and reports problems by path. */
final class BlockTree extends Type {

	/** @return array<string, mixed> Core's schema dialect has no recursion, so levels below the first are described as `object`. */
	protected function schema(): array {
		return array(
			'type'     => 'array',
			'minItems' => 1,
			'maxItems' => 200,
			'items'    => array(
				'type'                 => 'object',
				'properties'           => array(
					'name'        => array(
						'type'        => 'string',
						'description' => __( 'Name of the block, such as core/paragraph', 'svc' ),
					),
					'attributes'  => array(
						'type'        => 'object',
						'description' => __( 'Its attributes, from svc-blocks/list-block-types', 'svc' ),
					),
					'innerBlocks' => array(
						'type'        => 'array',
						'items'       => array( 'type' => 'object' ),
						'description' => __( 'Blocks within it, of the same form', 'svc' ),
					),
				),
				'required'             => array( 'name' ),
				'additionalProperties' => false,
			),
		);
	}

	/** @return list<mixed> Objects as arrays. */
	protected function read( mixed $value, Source $source ): array {
		$plain = json_decode( (string) wp_json_encode( $value ), true );
		if ( ! is_array( $plain ) || ! array_is_list( $plain ) || array() === $plain ) {
			throw Invalid::because( __( 'This must be a list of blocks.', 'svc' ) );
		}
		return $plain;
	}
}
