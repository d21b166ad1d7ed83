<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Svc\Kernel\OnSite;

/** An option of the current site, read only where it is needed and changed by one writer at a time. */
final class SiteOption {

	/**
	 * @param string $lock         Of a component: one for all of its options and sites, because they change rarely.
	 * @param bool   $is_autoloaded For what many requests read: it then comes with the site's other options, without a query.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly string $name,
		private readonly string $lock,
		private readonly bool $is_autoloaded = false,
	) {}

	/** On every site. */
	public static function delete( string ...$names ): void {
		OnSite::each( static fn () => array_map( 'delete_option', $names ) );
	}

	/** @return array<string, mixed>|null Null where nothing is stored. */
	public function value(): ?array {
		$value = get_option( $this->name, null );
		return is_array( $value ) ? $value : null;
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
			$this->lock,
			function () use ( $work ): mixed {
				// The cache may be older than the lock, and would keep values that are rolled back.
				$this->forget();
				$this->database->afterwards( fn () => $this->forget() );
				return $work();
			}
		);
	}

	/** @param array<string, mixed> $value */
	public function write( array $value ): void {
		$this->database->watched( fn () => update_option( $this->name, $value, $this->is_autoloaded ) );
		if ( $this->value() !== $value ) {
			throw new QueryFailed( "The option $this->name was not saved.", FailureKind::Refused );
		}
	}

	private function forget(): void {
		wp_cache_delete_multiple( array( $this->name, 'notoptions', 'alloptions' ), 'options' );
	}
}
