<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use Closure;
use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Users\Storage\Slug;
use WP;

/**
 * Recognises the addresses of people's pages.
 *
 * Where visitors see no such person, WordPress goes on as if this plugin did not exist: it looks for a page of that address
 * and answers 404 where there is none. The rewrite rule says so itself, so that it is harmless after the plugin is deactivated.
 */
final class PageRequest {

	public const VARIABLE = 'svc_person';

	/** @param Closure(string): ?PersonPage $find */
	public function __construct(
		private readonly PageSettings $pages,
		private readonly Closure $find,
	) {}

	/** @return array<string, string> */
	public function rules(): array {
		return array( "{$this->pages->base}/((?!" . Slug::RESERVED . '/?$)[^/]+)/?$' => 'index.php?' . self::VARIABLE . "=\$matches[1]&pagename={$this->pages->base}/\$matches[1]" );
	}

	/**
	 * Adds the rule where the stored rules are older than the setting.
	 *
	 * @param mixed $stored Empty where WordPress will make the rules anew.
	 */
	public function add_rules( mixed $stored ): mixed {
		return is_array( $stored ) && array() !== $stored ? $this->rules() + $stored : $stored;
	}

	/**
	 * @param array<string, mixed> $variables The query variables of the request; without the plugin's own afterwards.
	 */
	public function page( array &$variables ): ?PersonPage {
		$asked = $variables[ self::VARIABLE ] ?? null;
		if ( null === $asked ) {
			return null;
		}
		unset( $variables[ self::VARIABLE ] );
		$page = is_string( $asked ) && $this->is_plain( $variables, $asked ) ? ( $this->find )( $asked ) : null;
		if ( null === $page && ! isset( $variables['pagename'] ) ) {
			$variables = array( 'error' => '404' );
		}
		return $page;
	}

	/**
	 * Whether the feed of a page that does not exist is asked for, which WordPress would answer with an empty one.
	 *
	 * @param array<string, mixed> $variables
	 */
	public function is_feed_of_no_page( array $variables ): bool {
		global $wp;
		$path = $wp instanceof WP ? (string) $wp->request : '';
		return isset( $variables['feed'] )
			&& 1 === preg_match( "~^({$this->pages->base}/(?!" . Slug::RESERVED . '(?:/|$))[^/]+)~', $path, $found )
			&& null === get_page_by_path( $found[1] );
	}

	/** Whether the request came by the address of the page, rather than by another form of it. */
	public function is_canonical( PersonPage $page ): bool {
		global $wp, $wp_rewrite;
		$sent = CurrentAddress::query()[ self::VARIABLE ] ?? null;
		if ( ! $wp_rewrite->using_permalinks() ) {
			return $sent === $page->slug;
		}
		$path = (string) wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH );
		return null === $sent
			&& $wp instanceof WP
			&& rawurldecode( $wp->request ) === rawurldecode( "{$this->pages->base}/$page->slug" )
			&& str_ends_with( $path, '/' ) === str_ends_with( $page->url, '/' );
	}

	/**
	 * Feeds, further pages and other variants of a page are none. Query variables of other plugins do not matter.
	 *
	 * @param array<string, mixed> $variables
	 */
	private function is_plain( array $variables, string $asked ): bool {
		$variants = array_intersect_key( $variables, array_flip( get_class_vars( WP::class )['public_query_vars'] ) );
		unset( $variants['pagename'] );
		$name = $variables['pagename'] ?? null;
		return array() === $variants && ( null === $name || "{$this->pages->base}/$asked" === $name );
	}
}
