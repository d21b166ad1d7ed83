<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Addresses;

use Svc\Kernel\Database\Database;
use Svc\Kernel\OnSite;
use Svc\LeadPages\Pages\PageType;

/** The first part of the addresses of pages, and those that it was before, so that old addresses redirect. */
final class PageBase {

	/** Former ones that a site keeps. */
	private const KEPT = 20;

	/** @param list<string> $former The newest first. */
	private function __construct(
		public readonly string $base,
		public readonly array $former,
	) {}

	/** Of the current site. */
	public static function current(): self {
		return new self( PageType::base(), array_values( array_filter( (array) ( PageType::stored_base()['former'] ?? array() ), 'is_string' ) ) );
	}

	/** Whether WordPress must find another slug for a page, because addresses of lead pages begin with this one. */
	public static function is_taken( bool $is_bad, string $slug, string $type, int $parent_id ): bool {
		return $is_bad || ( 'page' === $type && 0 === $parent_id && self::current()->base === $slug );
	}

	/** To be called inside the lock of the settings. WordPress makes the site's rewrite rules anew for the next page. */
	public function change( string $base, Database $database ): void {
		$former = array_values( array_diff( array_unique( array( $this->base, ...$this->former ) ), array( $base ) ) );
		$database->afterwards( self::forget( ... ) );
		$database->watched(
			static fn () => update_option(
				PageType::BASE_OPTION,
				array(
					'base'   => $base,
					'former' => array_slice( $former, 0, self::KEPT ),
				),
				true
			)
		);
		$database->after_commit( static fn () => delete_option( 'rewrite_rules' ) );
	}

	/** On all sites. */
	public static function uninstall(): void {
		OnSite::each(
			static function (): void {
				delete_option( PageType::BASE_OPTION );
				delete_option( 'rewrite_rules' );
			}
		);
	}

	private static function forget(): void {
		wp_cache_delete_multiple( array( PageType::BASE_OPTION, 'alloptions', 'notoptions' ), 'options' );
	}
}
