<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

use stdClass;

/** An object with a fixed set of members; others are refused. */
final class Record extends Type {

	/**
	 * @param array<string, Type> $members
	 * @param list<string>        $required
	 */
	public function __construct(
		public readonly array $members,
		public readonly array $required = array(),
	) {}

	protected function schema(): array {
		$properties = array_map( static fn ( Type $type ): array => $type->json(), $this->members );
		return array(
			'type'                 => 'object',
			'properties'           => array() === $properties ? new stdClass() : $properties,
			'additionalProperties' => false,
		) + ( array() === $this->required ? array() : array( 'required' => $this->required ) );
	}

	/** @return array<string, mixed> Sent members, and the defaults of members that were not sent. */
	protected function read( mixed $value, Source $source ): array {
		if ( Source::Query !== $source && $value instanceof stdClass ) {
			$value = get_object_vars( $value );
		} elseif ( Source::Json === $source || ! is_array( $value ) ) {
			throw Invalid::because( __( 'This must be an object.', 'svc' ) );
		}
		$problems = array_fill_keys( array_map( 'strval', array_keys( array_diff_key( $value, $this->members ) ) ), __( 'There is no such field. Leave it out.', 'svc' ) );
		$record   = array();
		foreach ( $this->members as $name => $type ) {
			try {
				if ( array_key_exists( $name, $value ) ) {
					$record[ $name ] = $type->parse( $value[ $name ], $source );
				} elseif ( null !== $type->fallback() ) {
					$record[ $name ] = $type->fallback();
				} elseif ( in_array( $name, $this->required, true ) ) {
					$problems[ $name ] = __( 'This is required.', 'svc' );
				}
			} catch ( Invalid $invalid ) {
				$problems += $invalid->under( $name );
			}
		}
		return array() === $problems ? $record : throw new Invalid( $problems );
	}
}
