<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

use Svc\Kernel\Blocks\CurrentAddress;

/** What the page's address asks of one of its charts, and the addresses that ask for more of it. */
final class ChartAddress {

	/** Whose branch is in focus; null for the chart as the editor set it. */
	public readonly ?int $focus;

	/** How many of the root's reports are passed over. */
	public readonly int $from;

	public readonly string $search;

	/** Without what is asked of this chart, as HTML, ready for more. */
	private readonly string $base;

	/** @param string $key Names the chart among those of its page. */
	public function __construct( public readonly string $key ) {
		$focus        = self::asked( $key );
		$this->focus  = ctype_digit( $focus ) && strlen( $focus ) < 19 && (int) $focus > 0 ? (int) $focus : null;
		$this->from   = min( 1000000, max( 0, (int) self::asked( "$key-from" ) ) );
		$this->search = mb_substr( trim( self::asked( "$key-search" ) ), 0, 100 );
		$page         = remove_query_arg( array( $key, "$key-from", "$key-search" ), CurrentAddress::path() );
		$this->base   = esc_url( $page . ( str_contains( $page, '?' ) ? '&' : '?' ) );
	}

	/** HTML of the address that has this branch in focus; 0 is the chart as the editor set it. */
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

	/** @return array<int|string, string> What else the page's address says, for a form that keeps it. */
	public function others(): array {
		parse_str( (string) wp_parse_url( remove_query_arg( array( $this->key, "$this->key-from", "$this->key-search" ), CurrentAddress::path() ), PHP_URL_QUERY ), $others );
		return array_filter( $others, 'is_string' );
	}

	private static function asked( string $name ): string {
		// phpcs:ignore WordPress.Security -- it only says what to show; numbers are made of it, or a search that is escaped where it is printed.
		$value = $_GET[ $name ] ?? '';
		return is_string( $value ) ? wp_check_invalid_utf8( wp_unslash( $value ) ) : '';
	}
}
