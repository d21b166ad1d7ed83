<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use Closure;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\Operations;
use Svc\Users\Services;
use WP_Sitemaps;

/** The pages of public people on this site, where its settings say so. */
final class PersonPages {

	private ?PersonPage $current = null;

	/** @var array<int, PageAddresses> By site. */
	private array $addresses = array();

	/** @param Closure(): Operations $operations */
	public function __construct(
		private readonly Services $services,
		private readonly Closure $operations,
	) {}

	/** Runs on `init`. */
	public function register(): void {
		if ( ! PageSettings::current()->is_on ) {
			return;
		}
		$request = new PageRequest( PageSettings::current(), fn ( string $asked ): ?PersonPage => $this->addresses()->find( $asked ) );
		foreach ( $request->rules() as $pattern => $query ) {
			add_rewrite_rule( $pattern, $query, 'top' );
		}
		add_filter( 'option_rewrite_rules', $request->add_rules( ... ) );
		add_filter( 'query_vars', static fn ( mixed $names ): array => array( ...array_values( (array) $names ), PageRequest::VARIABLE ) );
		add_filter( 'request', fn ( array $variables ): array => $this->take( $request, $variables ) );
		add_action( 'wp_sitemaps_init', $this->add_sitemap( ... ) );
		if ( wp_is_block_theme() ) {
			PageTemplate::register();
		}
	}

	/** The person whose page is shown. */
	public function current(): ?PersonPage {
		return $this->current;
	}

	/**
	 * @param list<int> $profile_ids
	 * @return array<int, string> Web address by profile ID, of those who have a page on this site.
	 */
	public function urls( array $profile_ids ): array {
		return PageSettings::current()->is_on ? $this->addresses()->urls( $profile_ids ) : array();
	}

	/**
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	private function take( PageRequest $request, array $variables ): array {
		$page = $request->page( $variables );
		if ( null === $page ) {
			return $request->is_feed_of_no_page( $variables ) ? array( 'error' => '404' ) : $variables;
		}
		$this->current = $page;
		// WordPress may lead to another host or scheme, but takes a page without ID for the front page on some sites.
		add_filter( 'redirect_canonical', static fn ( mixed $url ): mixed => is_string( $url ) && wp_parse_url( $url, PHP_URL_PATH ) === wp_parse_url( $page->url, PHP_URL_PATH ) ? $url : false );
		add_action( 'template_redirect', static fn () => $request->is_canonical( $page ) ? null : self::redirect( $page ), 0 );
		return ( new PageDisplay( $page ) )->start();
	}

	/** Browsers ask again each time, because a person can get a former name back. */
	private static function redirect( PersonPage $page ): never {
		$others = array_diff_key( CurrentAddress::query(), array( PageRequest::VARIABLE => true ) );
		header( 'Cache-Control: no-cache' );
		wp_safe_redirect( add_query_arg( urlencode_deep( $others ), $page->url ), 301, 'Svc People' );
		exit;
	}

	private function add_sitemap( WP_Sitemaps $sitemaps ): void {
		$sitemaps->registry->add_provider( 'people', new PeopleSitemap( $this->addresses( ... ), $this->services->database ) );
	}

	private function addresses(): PageAddresses {
		return $this->addresses[ get_current_blog_id() ] ??= new PageAddresses( PageSettings::current(), $this->services->addresses(), $this->services->settings(), ( $this->operations )() );
	}
}
