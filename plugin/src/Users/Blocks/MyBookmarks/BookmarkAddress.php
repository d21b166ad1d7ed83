<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Users\Blocks\Bookmarks\Undo;

/** The list's filters in the page's address, and addresses with other filters. */
final class BookmarkAddress {

	/** Filter of the operation => query parameter. */
	public const FIELDS = array(
		'search'     => 'bm_q',
		'collection' => 'bm_in',
		'post_type'  => 'bm_type',
		'page'       => 'bm_page',
	);

	/** @param array<string, string> $filters Without empty filters. */
	private function __construct(
		private readonly string $path,
		public readonly array $filters,
	) {}

	public static function asked(): self {
		$asked   = CurrentAddress::query();
		$filters = array();
		foreach ( self::FIELDS as $filter => $name ) {
			$filters[ $filter ] = isset( $asked[ $name ] ) && is_string( $asked[ $name ] ) ? trim( $asked[ $name ] ) : '';
		}
		return new self( remove_query_arg( array( ...array_values( self::FIELDS ), Undo::FIELD ), CurrentAddress::path() ), array_filter( $filters, static fn ( string $value ): bool => '' !== $value ) );
	}

	public function get( string $filter ): string {
		return $this->filters[ $filter ] ?? '';
	}

	public function is_filtered(): bool {
		return array() !== array_diff_key( $this->filters, array( 'page' => true ) );
	}

	/** @param array<string, string|int> $changes Changed filters. The page is reset to the first unless given. */
	public function with( array $changes ): string {
		$filters = array_filter( array_map( 'strval', $changes + array( 'page' => '' ) + $this->filters ), static fn ( string $value ): bool => '' !== $value );
		$query   = array();
		foreach ( $filters as $filter => $value ) {
			$query[ self::FIELDS[ $filter ] ] = rawurlencode( $value );
		}
		return add_query_arg( $query, $this->path );
	}

	public function bare(): string {
		return $this->path;
	}

	/** @return array<string, string> The other query parameters, which a form with method="get" must send because it replaces the query. */
	public function others(): array {
		$others = array();
		wp_parse_str( (string) wp_parse_url( $this->path, PHP_URL_QUERY ), $asked );
		foreach ( $asked as $name => $value ) {
			if ( is_string( $value ) ) {
				$others[ (string) $name ] = $value;
			}
		}
		return $others;
	}
}
