<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/**
 * The type of a value in the API: parses input and describes itself as JSON schema.
 *
 * Parsing is exact where core's validator is lenient: no "1e1" for 10, no "5" for 5 in JSON, text in NFC.
 */
abstract class Type {

	private bool $nullable      = false;
	private bool $read_only     = false;
	private string $description = '';
	private mixed $default      = null;

	final public function nullable(): static {
		return $this->with( 'nullable', true );
	}

	/** Marks a field that may be sent back unchanged, but not with another value. */
	final public function read_only(): static {
		return $this->with( 'read_only', true );
	}

	final public function describe( string $description ): static {
		return $this->with( 'description', $description );
	}

	final public function or( mixed $fallback ): static {
		return $this->with( 'default', $fallback );
	}

	final public function is_nullable(): bool {
		return $this->nullable;
	}

	final public function fallback(): mixed {
		return $this->default;
	}

	/** @throws Invalid */
	final public function parse( mixed $value, Source $source ): mixed {
		if ( null === $value ) {
			return $this->nullable ? null : throw Invalid::because( __( 'This must not be null.', 'svc' ) );
		}
		return $this->read( $value, $source );
	}

	/** @return array<string, mixed> JSON schema, draft 4, in the dialect of core's REST API. */
	final public function json(): array {
		$schema = $this->schema();
		if ( $this->nullable ) {
			$schema['type'] = array( $schema['type'], 'null' );
			if ( isset( $schema['enum'] ) ) {
				$schema['enum'][] = null;
			}
		}
		if ( '' !== $this->description ) {
			$schema['description'] = $this->description;
		}
		if ( null !== $this->default ) {
			$schema['default'] = $this->default;
		}
		if ( $this->read_only ) {
			$schema['readonly'] = true;
		}
		return $schema;
	}

	/** @return array<string, mixed> Must have a `type`. */
	abstract protected function schema(): array;

	/** @throws Invalid */
	abstract protected function read( mixed $value, Source $source ): mixed;

	private function with( string $property, mixed $value ): static {
		$copy              = clone $this;
		$copy->{$property} = $value;
		return $copy;
	}
}
