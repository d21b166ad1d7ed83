<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Kernel\Database\Database;

/** The page builder's post meta: the accounts that have wished for a post, and the number of wishes, visitors included. */
final class PostMarks {

	public const USERS = '_user_wished';
	public const COUNT = 'post_wish_count';

	public function __construct( private readonly Database $database ) {}

	/** Name of the lock that serializes writes of one site's marks. */
	public static function lock( int $site_id ): string {
		return "wishes:$site_id";
	}

	/**
	 * Inside the site's lock.
	 *
	 * @return list<MetaWrite>
	 */
	public function change( int $user_id, int $site_id, Difference $posts ): array {
		$told = array();
		$rows = $this->rows( $site_id, array( ...$posts->added, ...$posts->removed ) );
		foreach ( array(
			1  => $posts->added,
			-1 => $posts->removed,
		) as $step => $post_ids ) {
			foreach ( $post_ids as $post_id ) {
				$users = self::users( $rows[ $post_id ][ self::USERS ] ?? null );
				if ( in_array( $user_id, $users, true ) !== ( $step > 0 ) ) {
					$users = $step > 0 ? array( ...$users, $user_id ) : array_values( array_diff( $users, array( $user_id ) ) );
					$told[] = $this->write( $site_id, $post_id, self::USERS, $rows[ $post_id ][ self::USERS ] ?? null, Wishlist::of( $users, 'user' ) );
					$told[] = $this->add_to_count( $site_id, $post_id, $rows[ $post_id ][ self::COUNT ] ?? null, $step );
				}
			}
		}
		return $told;
	}

	/**
	 * Inside the site's lock.
	 *
	 * @return list<MetaWrite>
	 */
	public function count( int $site_id, int $post_id, int $step ): array {
		return array( $this->add_to_count( $site_id, $post_id, $this->rows( $site_id, array( $post_id ) )[ $post_id ][ self::COUNT ] ?? null, $step ) );
	}

	/**
	 * @param list<int> $post_ids
	 * @return array<int, array<string, StoredRow>> The first row of each key by post ID.
	 */
	private function rows( int $site_id, array $post_ids ): array {
		$rows = array();
		foreach ( array_chunk( $post_ids, 200 ) as $some ) {
			$places = implode( ', ', array_fill( 0, count( $some ), '%d' ) );
			$query  = "SELECT meta_id, post_id, meta_key, meta_value FROM %i WHERE meta_key IN (%s, %s) AND post_id IN ($places) ORDER BY meta_id DESC";
			foreach ( $this->database->rows( $query, $this->table( $site_id ), self::USERS, self::COUNT, ...$some ) as $row ) {
				$key = (string) $row['meta_key'];

				$rows[ (int) $row['post_id'] ][ $key ] = new StoredRow( (int) $row['meta_id'], (string) $row['meta_value'] );
			}
		}
		return $rows;
	}

	private function add_to_count( int $site_id, int $post_id, ?StoredRow $row, int $step ): MetaWrite {
		return $this->write( $site_id, $post_id, self::COUNT, $row, max( 0, (int) ( $row->text ?? 0 ) + $step ) );
	}

	private function write( int $site_id, int $post_id, string $key, ?StoredRow $row, mixed $value ): MetaWrite {
		$text = StoredRow::text( $value );
		if ( null === $row ) {
			$this->database->execute( 'INSERT INTO %i (post_id, meta_key, meta_value) VALUES (%d, %s, %s)', $this->table( $site_id ), $post_id, $key, $text );
			return new MetaWrite( 'post', 'added', $site_id, (int) $this->database->wpdb->insert_id, $post_id, $key, $value );
		}
		$this->database->execute( 'UPDATE %i SET meta_value = %s WHERE meta_id = %d', $this->table( $site_id ), $text, $row->id );
		return new MetaWrite( 'post', 'updated', $site_id, $row->id, $post_id, $key, $value );
	}

	/** @return list<int> */
	private static function users( ?StoredRow $row ): array {
		return null === $row ? array() : Wishlist::ids( $row->value() );
	}

	private function table( int $site_id ): string {
		return $this->database->wpdb->get_blog_prefix( $site_id ) . 'postmeta';
	}
}
