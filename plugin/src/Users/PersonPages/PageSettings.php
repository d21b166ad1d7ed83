<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use Svc\Kernel\Database\Database;
use Svc\Kernel\OnSite;

/** Whether a site has pages of people, and the first part of their addresses. Each site of a network has its own. */
final class PageSettings {

	public const BASE = 'people';

	/** Lower case letters, digits and single hyphens. */
	public const BASE_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';

	public const BASE_LENGTH = 50;

	private const OPTION = 'svc_person_pages';

	private function __construct(
		public readonly bool $is_on,
		public readonly string $base,
	) {}

	/** Of the current site. Read from the options that WordPress loads with every request, so that it costs no query. */
	public static function current(): self {
		$stored = maybe_unserialize( wp_load_alloptions()[ self::OPTION ] ?? '' );
		$base   = is_array( $stored ) ? $stored['base'] ?? '' : '';
		return new self(
			is_array( $stored ) && true === ( $stored['is_on'] ?? false ),
			is_string( $base ) && 1 === preg_match( '~' . self::BASE_PATTERN . '~', $base ) ? $base : self::BASE,
		);
	}

	/** @return array{person_pages: bool, person_pages_base: string} By the names that the settings have in the API. */
	public function answer(): array {
		return array(
			'person_pages'      => $this->is_on,
			'person_pages_base' => $this->base,
		);
	}

	/** @param array<string, mixed> $input Any of the settings in answer(), and others. */
	public function with( array $input ): self {
		return new self( (bool) ( $input['person_pages'] ?? $this->is_on ), (string) ( $input['person_pages_base'] ?? $this->base ) );
	}

	public function equals( self $other ): bool {
		return $this->answer() === $other->answer();
	}

	/** To be called inside the lock of the settings. WordPress makes the site's rewrite rules anew for the next page. */
	public function write( Database $database ): void {
		$database->afterwards( self::forget( ... ) );
		$database->watched(
			fn () => update_option(
				self::OPTION,
				array(
					'is_on' => $this->is_on,
					'base'  => $this->base,
				),
				true
			)
		);
		$database->after_commit( static fn () => delete_option( 'rewrite_rules' ) );
	}

	/** Clears the cache, because another process may have written. */
	public static function forget(): void {
		wp_cache_delete_multiple( array( self::OPTION, 'alloptions', 'notoptions' ), 'options' );
	}

	/** On all sites. */
	public static function uninstall(): void {
		OnSite::each(
			static function (): void {
				if ( delete_option( self::OPTION ) ) {
					delete_option( 'rewrite_rules' );
				}
			}
		);
	}
}
