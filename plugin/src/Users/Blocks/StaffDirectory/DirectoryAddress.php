<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Users\Fields\Role;

/** The query parameters of one directory. A prefix separates the parameters of several directories on a page. */
final class DirectoryAddress {

	private const NAMES = array( 'search', 'department', 'role', 'office', 'sort', 'page', 'person' );

	/**
	 * @param string                $path  Path of the page.
	 * @param array<mixed>          $query All of the page's parameters.
	 * @param array<string, string> $asked This directory's parameters, without empty ones.
	 */
	private function __construct(
		public readonly string $prefix,
		private readonly string $path,
		private readonly array $query,
		private readonly array $asked,
	) {}

	/** @param int $number Number of the directory on its page, from 1. */
	public static function of( string $path_and_query, int $number ): self {
		list( $path, $text ) = array_pad( explode( '?', explode( '#', $path_and_query )[0], 2 ), 2, '' );
		parse_str( $text, $query );
		$prefix = 'people' . ( $number > 1 ? "-$number" : '' );
		$asked  = array();
		foreach ( self::NAMES as $name ) {
			$value = $query[ "$prefix-$name" ] ?? '';
			if ( is_string( $value ) && '' !== $value && mb_check_encoding( $value, 'UTF-8' ) ) {
				$asked[ $name ] = $value;
			}
		}
		return new self( $prefix, $path, $query, $asked );
	}

	public function name( string $parameter ): string {
		return "$this->prefix-$parameter";
	}

	/** The unchanged value; empty where the parameter is missing. */
	public function text( string $parameter ): string {
		return $this->asked[ $parameter ] ?? '';
	}

	public function role(): string {
		return in_array( $this->text( 'role' ), Role::slugs(), true ) ? $this->text( 'role' ) : '';
	}

	public function sort( string $otherwise ): string {
		return in_array( ltrim( $this->text( 'sort' ), '-' ), DirectoryChoices::SORTS, true ) ? $this->text( 'sort' ) : $otherwise;
	}

	public function page(): int {
		return max( 1, min( 100000, self::number( $this->text( 'page' ) ) ) );
	}

	/** User ID of the person whose details are shown; 0 for none. */
	public function person(): int {
		return self::number( $this->text( 'person' ) );
	}

	public function is_filtered(): bool {
		return array() !== array_intersect_key( $this->asked, array_flip( array( 'search', 'department', 'role', 'office' ) ) );
	}

	/** @param array<string, string|int> $changes Parameter => value. An empty value removes the parameter. */
	public function with( array $changes ): string {
		$query = $this->query;
		foreach ( $changes as $name => $value ) {
			unset( $query[ "$this->prefix-$name" ] );
			if ( '' !== $value ) {
				$query[ "$this->prefix-$name" ] = (string) $value;
			}
		}
		return $this->path . ( array() === $query ? '' : '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
	}

	public function path(): string {
		return $this->path;
	}

	/** The address without this directory's parameters. */
	public function cleared(): string {
		return $this->with( array_fill_keys( self::NAMES, '' ) );
	}

	/**
	 * The other query parameters of the page, which a form must send because it replaces the whole query.
	 *
	 * @return array<string, string> Name => value.
	 */
	public function others(): array {
		$own  = array_map( fn ( string $name ): string => "$this->prefix-$name", self::NAMES );
		$flat = array();
		foreach ( array_filter( explode( '&', http_build_query( array_diff_key( $this->query, array_flip( $own ) ) ) ) ) as $pair ) {
			list( $name, $value )       = array_pad( explode( '=', $pair, 2 ), 2, '' );
			$flat[ urldecode( $name ) ] = urldecode( $value );
		}
		return $flat;
	}

	/** 0 where the text is not a number. */
	private static function number( string $text ): int {
		return 1 === preg_match( '/^\d{1,10}$/D', $text ) ? (int) $text : 0;
	}
}
