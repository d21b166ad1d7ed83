<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** An option of the main network, changed by one writer at a time. */
final class NetworkOption {

	/** One lock for all options, because they change rarely. */
	private const LOCK = 'options';

	public function __construct(
		private readonly Database $database,
		private readonly string $name,
	) {}

	/** @return mixed Null where nothing is stored. */
	public function value(): mixed {
		return get_network_option( get_main_network_id(), $this->name, null );
	}

	/**
	 * Inside, reads return the last written value, and no other request writes.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively(
			self::LOCK,
			function () use ( $work ): mixed {
				// The cache may be older than the lock, and would keep values that are rolled back.
				self::forget( $this->name );
				$this->database->afterwards( fn () => self::forget( $this->name ) );
				return $work();
			}
		);
	}

	public function write( mixed $value ): void {
		$this->database->watched( fn () => self::set( $this->name, $value ) );
	}

	/** Also those that a single site left behind when it became a network. */
	public static function delete( string ...$names ): void {
		foreach ( $names as $name ) {
			delete_network_option( get_main_network_id(), $name );
			if ( is_multisite() ) {
				FormerOptions::delete( $name );
			}
		}
	}

	/** Stores the option as autoloaded: on a single site core would otherwise read each network option by its own query. */
	public static function set( string $name, mixed $value ): bool {
		$is_changed = update_network_option( get_main_network_id(), $name, $value );
		if ( $is_changed && ! is_multisite() ) {
			wp_set_option_autoload( $name, true );
		}
		return $is_changed;
	}

	/** Clears the cache, because another process may have written. */
	public static function forget( string $name ): void {
		$network = get_main_network_id();
		wp_cache_delete_multiple( array( "$network:$name", "$network:notoptions" ), 'site-options' );
		if ( ! is_multisite() ) {
			wp_cache_delete_multiple( array( $name, 'notoptions', 'alloptions' ), 'options' );
		}
	}
}
