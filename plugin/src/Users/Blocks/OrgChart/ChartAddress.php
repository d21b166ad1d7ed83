<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

use Svc\Kernel\Blocks\CurrentAddress;

/** The query parameters of one org chart of the page, and addresses with other parameters. */
final class ChartAddress {

	/** User ID, or ID of a vacancy, of the root of the branch in focus; null for the chart as the editor set it. */
	public readonly ?int $focus;

	/** Number of the root's reports to skip. */
	public readonly int $from;

	public readonly string $search;

	/** The page's address without this chart's parameters, escaped for HTML, ending in "?" or "&". */
	private readonly string $base;

	/** @param string $key Unique key of the chart on its page. */
	public function __construct( public readonly string $key ) {
		$focus        = self::asked( $key );
		$this->focus  = 1 === preg_match( '/^-?[0-9]{1,18}$/D', $focus ) && 0 !== (int) $focus ? (int) $focus : null;
		$this->from   = min( 1000000, max( 0, (int) self::asked( "$key-from" ) ) );
		$this->search = mb_substr( trim( self::asked( "$key-search" ) ), 0, 100 );
		$page         = remove_query_arg( array( $key, "$key-from", "$key-search" ), CurrentAddress::path() );
		$this->base   = esc_url( $page . ( str_contains( $page, '?' ) ? '&' : '?' ) );
	}

	/** Address with this branch in focus, escaped for HTML; 0 for the chart as the editor set it. */
	public function of( int $id, int $from = 0 ): string {
		$asks = array();
		if ( 0 !== $id ) {
			$asks[] = "$this->key=$id";
		}
		if ( 0 !== $from ) {
			$asks[] = "$this->key-from=$from";
		}
		return $this->base . implode( '&#038;', $asks ) . "#$this->key";
	}

	/** @return array<int|string, string> Other query parameters of the page, for hidden fields of a form. */
	public function others(): array {
		parse_str( (string) wp_parse_url( remove_query_arg( array( $this->key, "$this->key-from", "$this->key-search" ), CurrentAddress::path() ), PHP_URL_QUERY ), $others );
		return array_filter( $others, 'is_string' );
	}

	private static function asked( string $name ): string {
		// phpcs:ignore WordPress.Security -- selects what to show only; values are cast to numbers, or escaped on output (search).
		$value = $_GET[ $name ] ?? '';
		return is_string( $value ) ? wp_check_invalid_utf8( wp_unslash( $value ) ) : '';
	}
}
