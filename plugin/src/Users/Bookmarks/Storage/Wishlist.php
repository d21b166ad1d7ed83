<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** The page builder's format for a list of post IDs or user IDs. Reading accepts the formats of older versions, too. */
final class Wishlist {

	public const KEY = '_wished_posts';

	/**
	 * @param list<int> $ids
	 * @return array<string, int>
	 */
	public static function of( array $ids, string $what = 'post' ): array {
		$form = array();
		foreach ( $ids as $id ) {
			$form[ "$what-$id" ] = $id;
		}
		return $form;
	}

	/** @return list<int> Unique, in the stored order. */
	public static function ids( mixed $value ): array {
		if ( is_string( $value ) ) {
			$value = preg_split( '/[\s,;]+/', $value, -1, PREG_SPLIT_NO_EMPTY );
		}
		$ids = array();
		foreach ( is_array( $value ) ? $value : array( $value ) as $one ) {
			if ( ( is_int( $one ) || is_string( $one ) ) && 1 === preg_match( '/^0*([1-9][0-9]{0,17})$/D', trim( (string) $one ), $found ) ) {
				$ids[ (int) $found[1] ] = (int) $found[1];
			}
		}
		return array_values( $ids );
	}

	/** Whether a stored value is a wishlist. An invalid value must not remove bookmarks. */
	public static function is_list( mixed $value ): bool {
		return is_array( $value ) || array() !== self::ids( $value );
	}
}
