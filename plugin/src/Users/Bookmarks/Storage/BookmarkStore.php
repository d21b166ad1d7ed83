<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Database\Database;

/**
 * Reads and writes the rows of bookmarks and wishlist in user meta, which all sites of a network share.
 *
 * Bypasses WordPress's functions: their caches may be older than the lock, and hooks of other
 * plugins must not run inside the transaction.
 */
final class BookmarkStore {

	public const KEY = '_svc_bookmarks';

	public function __construct( private readonly Database $database ) {}

	public function rows( int $user_id ): StoredRows {
		$found = array(
			self::KEY     => array(),
			Wishlist::KEY => array(),
		);
		// FOR UPDATE reads the latest rows; a transaction that was already open would read its old snapshot.
		$query = $this->database->is_joined()
			? 'SELECT umeta_id, meta_key, meta_value FROM %i WHERE user_id = %d AND meta_key IN (%s, %s) ORDER BY umeta_id FOR UPDATE'
			: 'SELECT umeta_id, meta_key, meta_value FROM %i WHERE user_id = %d AND meta_key IN (%s, %s) ORDER BY umeta_id';
		foreach ( $this->database->rows( $query, $this->database->wpdb->usermeta, $user_id, self::KEY, Wishlist::KEY ) as $row ) {
			// The database's collation may match keys that differ in case or accents.
			if ( isset( $found[ $row['meta_key'] ] ) ) {
				$found[ $row['meta_key'] ][] = new StoredRow( (int) $row['umeta_id'], (string) $row['meta_value'] );
			}
		}
		return new StoredRows( $found[ self::KEY ], $found[ Wishlist::KEY ] );
	}

	/** @return list<MetaWrite> The rows written; empty where nothing has changed. */
	public function write( int $user_id, StoredRows $rows, BookmarkList $list, int $main_site_id ): array {
		$wishes = Wishlist::of( $list->post_ids( $main_site_id ) );
		return array(
			...$this->write_row( $user_id, self::KEY, $rows->bookmarks, StoredList::of( $list ), null ),
			...( array() === $wishes && array() === $rows->wishes ? array() : $this->write_row( $user_id, Wishlist::KEY, $rows->wishes, $wishes, $main_site_id ) ),
		);
	}

	/** @return list<int> User IDs of accounts with bookmarks or a wishlist, in batches. */
	public function users( int $after, int $count ): array {
		$rows = $this->database->rows( 'SELECT DISTINCT user_id FROM %i WHERE meta_key IN (%s, %s) AND user_id > %d ORDER BY user_id LIMIT %d', $this->database->wpdb->usermeta, self::KEY, Wishlist::KEY, $after, $count );
		return array_map( static fn ( array $row ): int => (int) $row['user_id'], $rows );
	}

	/**
	 * @param list<StoredRow>         $rows
	 * @param array<array-key, mixed> $value
	 * @return list<MetaWrite>
	 */
	private function write_row( int $user_id, string $key, array $rows, array $value, ?int $site_id ): array {
		$table = $this->database->wpdb->usermeta;
		$text  = StoredRow::text( $value );
		$told  = array();
		foreach ( array_slice( $rows, 1 ) as $double ) {
			$this->database->execute( 'DELETE FROM %i WHERE umeta_id = %d', $table, $double->id );
			$told[] = new MetaWrite( 'user', 'deleted', $site_id, $double->id, $user_id, $key, $double->value() );
		}
		if ( array() === $rows ) {
			$this->database->execute( 'INSERT INTO %i (user_id, meta_key, meta_value) VALUES (%d, %s, %s)', $table, $user_id, $key, $text );
			$told[] = new MetaWrite( 'user', 'added', $site_id, (int) $this->database->wpdb->insert_id, $user_id, $key, $value );
		} elseif ( $text !== $rows[0]->text ) {
			$this->database->execute( 'UPDATE %i SET meta_value = %s WHERE umeta_id = %d', $table, $text, $rows[0]->id );
			$told[] = new MetaWrite( 'user', 'updated', $site_id, $rows[0]->id, $user_id, $key, $value );
		}
		return $told;
	}
}
