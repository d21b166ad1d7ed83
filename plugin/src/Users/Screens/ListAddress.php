<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

/** What the list of people asks for at an address of the dashboard; says the same as admin/people/address.ts. */
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

	/** What an address may say that is not asked of the server. */
	private const LOOKS = array( 'layout', 'columns' );

	/** What is kept of how somebody left the list, by its names there. */
	private const KEPT = array(
		'orderby' => 'orderby',
		'order'   => 'order',
		'perPage' => 'per_page',
	);

	/**
	 * @param array<array-key, mixed> $address     An address that says anything says everything.
	 * @param array<array-key, mixed> $preferences For an address that says nothing.
	 * @return array<string, string> Without what goes without saying.
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
		return $query;
	}

	/**
	 * @param array<string, string> $query As query() gives it.
	 * @return array<string, string> What narrows the list, for the counts beside each choice.
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
