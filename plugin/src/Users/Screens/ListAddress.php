<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

/** Converts an address of the people list to its REST query; mirrors admin/people/address.ts. */
final class ListAddress {

	private const DEFAULTS = array(
		'search'     => '',
		'role'       => '',
		'department' => '',
		'office'     => '',
		'manager'    => '',
		'without'    => '',
		'orderby'    => 'last_name',
		'order'      => 'asc',
		'per_page'   => '20',
		'paged'      => '1',
	);

	private const FILTERS = array( 'search', 'role', 'department', 'office', 'manager', 'without' );

	/** Parameters that only affect the view and are not sent to the server. */
	private const LOOKS = array( 'layout', 'columns' );

	/** Parameters stored as the person's preferences, by their names there. */
	private const KEPT = array(
		'orderby' => 'orderby',
		'order'   => 'order',
		'perPage' => 'per_page',
	);

	/**
	 * @param array<array-key, mixed> $address     If it has any parameter, the preferences are ignored.
	 * @param array<array-key, mixed> $preferences Used for an address without parameters.
	 * @return array<string, string> Without default values.
	 */
	public static function query( array $address, array $preferences ): array {
		$says  = array_intersect_key( $address, self::DEFAULTS + array_flip( self::LOOKS ) );
		$given = array() === $says ? self::kept( $preferences ) : $says;
		$query = array( 'context' => 'edit' );
		foreach ( self::DEFAULTS as $name => $default ) {
			$value = $given[ $name ] ?? $default;
			if ( is_scalar( $value ) && (string) $value !== $default ) {
				$query[ 'paged' === $name ? 'page' : $name ] = (string) $value;
			}
		}
		return isset( $query['search'] ) ? $query + array( 'close' => 'true' ) : $query;
	}

	/**
	 * @param array<string, string> $query As query() gives it.
	 * @return array<string, string> The filters only, for the counts beside each choice.
	 */
	public static function filters( array $query ): array {
		return array_intersect_key( $query, array_flip( self::FILTERS ) );
	}

	/** @param array<string, string> $query */
	public static function path( string $path, array $query ): string {
		return array() === $query ? $path : $path . '?' . http_build_query( $query );
	}

	/**
	 * @param array<array-key, mixed> $preferences
	 * @return array<string, mixed>
	 */
	private static function kept( array $preferences ): array {
		$kept = array();
		foreach ( self::KEPT as $theirs => $ours ) {
			$kept[ $ours ] = $preferences[ $theirs ] ?? null;
		}
		return $kept;
	}
}
