<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Text\Text;

/**
 * Converts a list to and from its form in user meta.
 *
 * Any plugin can write user meta: invalid records are left out, and any other value reads as an empty list.
 */
final class StoredList {

	/** @return array{next_id: int, collections: list<array<string, int|string>>, bookmarks: list<array<string, int>>} */
	public static function of( BookmarkList $list ): array {
		return array(
			'next_id'     => $list->next_id,
			'collections' => array_values( array_map( 'get_object_vars', $list->collections ) ),
			'bookmarks'   => array_values( array_map( 'get_object_vars', $list->bookmarks ) ),
		);
	}

	public static function read( mixed $stored ): BookmarkList {
		$stored      = is_array( $stored ) ? $stored : array();
		$collections = self::collections( self::records( $stored, 'collections' ) );
		$bookmarks   = self::bookmarks( self::records( $stored, 'bookmarks' ), $collections );
		return new BookmarkList(
			$bookmarks,
			$collections,
			max( Collection::GENERAL_ID + 1, self::number( $stored, 'next_id' ), 1 + max( 0, 0, ...array_keys( $bookmarks ), ...array_keys( $collections ) ) )
		);
	}

	/**
	 * Merges several rows of one account, which code without the lock has written, without losing bookmarks.
	 *
	 * @param list<BookmarkList> $lists
	 */
	public static function merged( array $lists ): BookmarkList {
		$merged = array_shift( $lists ) ?? new BookmarkList();
		foreach ( $lists as $list ) {
			foreach ( $list->collections as $collection ) {
				if ( null === $merged->collection_id( $collection->name ) ) {
					$merged = $merged->with_collection( $collection->name, $collection->created_at );
				}
			}
			foreach ( $list->bookmarks as $bookmark ) {
				$name   = $list->collection_name( $bookmark->collection_id );
				$merged = $merged->with_post( $bookmark->site_id, $bookmark->post_id, $merged->collection_id( $name ) ?? Collection::GENERAL_ID, $bookmark->created_at );
			}
		}
		return $merged;
	}

	/**
	 * @param list<array<array-key, mixed>> $records
	 * @return array<int, Collection>
	 */
	private static function collections( array $records ): array {
		$collections = array();
		$names       = array( Collection::GENERAL => true );
		foreach ( $records as $record ) {
			$id   = self::number( $record, 'id' );
			$name = $record['name'] ?? null;
			if ( $id > Collection::GENERAL_ID && ! isset( $collections[ $id ] ) && self::is_name( $name ) && ! isset( $names[ $name ] ) ) {
				$collections[ $id ] = new Collection( $id, $name, self::number( $record, 'created_at' ) );
				$names[ $name ]     = true;
			}
		}
		return $collections;
	}

	/**
	 * @param list<array<array-key, mixed>> $records
	 * @param array<int, Collection>        $collections
	 * @return array<int, Bookmark>
	 */
	private static function bookmarks( array $records, array $collections ): array {
		$bookmarks = array();
		$posts     = array();
		foreach ( $records as $record ) {
			$id         = self::number( $record, 'id' );
			$site_id    = self::number( $record, 'site_id' );
			$post_id    = self::number( $record, 'post_id' );
			$collection = self::number( $record, 'collection_id' );
			if ( $id > 0 && $site_id > 0 && $post_id > 0 && ! isset( $bookmarks[ $id ] ) && ! isset( $posts[ "$site_id $post_id" ] ) ) {
				$bookmarks[ $id ]              = new Bookmark( $id, $site_id, $post_id, isset( $collections[ $collection ] ) ? $collection : Collection::GENERAL_ID, self::number( $record, 'created_at' ) );
				$posts[ "$site_id $post_id" ] = true;
			}
		}
		ksort( $bookmarks );
		return array_slice( $bookmarks, -BookmarkList::MAX, null, true );
	}

	/** @phpstan-assert-if-true non-empty-string $name */
	private static function is_name( mixed $name ): bool {
		return is_string( $name ) && '' !== $name && Text::is_utf8( $name ) && Text::normal( $name ) === $name
			&& mb_strlen( $name, 'UTF-8' ) <= Collection::LONGEST_NAME && 1 !== preg_match( '/\p{Cc}/u', $name );
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return list<array<array-key, mixed>>
	 */
	private static function records( array $stored, string $name ): array {
		return is_array( $stored[ $name ] ?? null ) ? array_values( array_filter( $stored[ $name ], 'is_array' ) ) : array();
	}

	/**
	 * @param array<array-key, mixed> $record
	 * @return int 0 where the value is no valid ID or timestamp.
	 */
	private static function number( array $record, string $name ): int {
		$value = $record[ $name ] ?? null;
		return is_int( $value ) && $value > 0 && $value < 253402300800 ? $value : 0;
	}
}
