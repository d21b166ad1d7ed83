<?php

declare( strict_types=1 );

namespace Svc\Kernel\Posts;

use Closure;
use Svc\Kernel\Component;

/**
 * Post types that the block editor reads and writes by core's own routes. Outside of the dashboard their post meta is registered
 * when core is about to use it, because each key costs every request.
 */
final class EditedTypes {

	/** @var array<string, Closure(): void> What registers their post meta, by type; only those that are not yet registered. */
	private array $unregistered;

	/** @var list<string> */
	public readonly array $names;

	/** @param array<array-key, Component> $components */
	public function __construct( array $components ) {
		$this->unregistered = array_merge( ...array_map( static fn ( Component $component ): array => $component->edited_types(), array_values( $components ) ) );
		$this->names        = array_keys( $this->unregistered );
	}

	public function register_meta( string $type ): void {
		$register = $this->unregistered[ $type ] ?? null;
		unset( $this->unregistered[ $type ] );
		null === $register ? null : $register();
	}

	/**
	 * @param array<array-key, mixed> $keys Of the post meta that revisions of a type keep.
	 * @return array<array-key, mixed>
	 */
	public function revised( string $type, array $keys ): array {
		if ( ! isset( $this->unregistered[ $type ] ) ) {
			return $keys;
		}
		$this->register_meta( $type );
		return array_values( array_unique( array( ...$keys, ...array_keys( array_filter( get_registered_meta_keys( 'post', $type ), static fn ( array $key ): bool => (bool) $key['revisions_enabled'] ) ) ) ) );
	}
}
