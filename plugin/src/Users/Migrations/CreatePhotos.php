<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\OnSite;
use Svc\Users\Photos\PhotoPosts;

/** Creates the table of photo owners, and converts photos stored as public attachments to posts that no route shows. */
final class CreatePhotos implements Migration {

	/** The post meta that marked such attachments: the user ID of the account that sent it. */
	private const MARK = '_svc_profile_photo';

	private const STEP = 500;

	private const PHOTOS = 'CREATE TABLE IF NOT EXISTS %i (
		site_id bigint(20) unsigned NOT NULL,
		photo_id bigint(20) unsigned NOT NULL,
		user_id bigint(20) unsigned NOT NULL,
		PRIMARY KEY  (site_id,photo_id),
		KEY by_user (user_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::PHOTOS, $database->table( 'photos' ) );
		OnSite::each(
			function ( int $site_id ) use ( $database ): void {
				if ( ! is_multisite() || wp_is_site_initialized( $site_id ) ) {
					$this->convert( $database, $site_id );
					$this->find_lost( $database, $site_id );
				}
			}
		);
	}

	/** Deletes every uploaded photo. */
	public function revert( Database $database ): void {
		foreach ( $database->rows( 'SELECT site_id, photo_id FROM %i', $database->table( 'photos' ) ) as $row ) {
			OnSite::run( (int) $row['site_id'], static fn () => PhotoPosts::delete( (int) $row['photo_id'] ) );
		}
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'photos' ) );
	}

	private function convert( Database $database, int $site_id ): void {
		do {
			$marked = $database->rows( 'SELECT post_id, MAX(meta_value) AS user_id FROM %i WHERE meta_key = %s GROUP BY post_id LIMIT %d', $database->wpdb->postmeta, self::MARK, self::STEP );
			foreach ( $marked as $row ) {
				$this->convert_one( $database, $site_id, (int) $row['post_id'], (int) $row['user_id'] );
			}
		} while ( array() !== $marked );
	}

	/** A photo shown by a profile belongs to its person, even if an administrator uploaded it. */
	private function convert_one( Database $database, int $site_id, int $id, int $sender ): void {
		$shown = $database->row( 'SELECT MIN(user_id) AS user_id FROM %i WHERE avatar_site_id = %d AND avatar_id = %d', $database->table( 'profiles' ), $site_id, $id );
		$owner = (int) ( $shown['user_id'] ?? $sender );
		$database->execute( 'INSERT IGNORE INTO %i (site_id, photo_id, user_id) VALUES (%d, %d, %d)', $database->table( 'photos' ), $site_id, $id, $owner );
		$database->execute(
			"UPDATE %i SET post_type = %s, post_status = 'private', post_author = 0, comment_status = 'closed', ping_status = 'closed' WHERE ID = %d",
			$database->wpdb->posts,
			PhotoPosts::TYPE,
			$id
		);
		// The mark is deleted last, so that an interrupted run can continue.
		$database->execute( 'DELETE FROM %i WHERE post_id = %d AND meta_key = %s', $database->wpdb->postmeta, $id, self::MARK );
		clean_post_cache( $id );
	}

	/** Restores the owners after the table was lost: each photo belongs to the person whose profile shows it. */
	private function find_lost( Database $database, int $site_id ): void {
		$database->execute(
			'INSERT IGNORE INTO %i (site_id, photo_id, user_id)
				SELECT p.avatar_site_id, p.avatar_id, MIN(p.user_id) FROM %i p INNER JOIN %i post ON post.ID = p.avatar_id
				WHERE p.avatar_site_id = %d AND post.post_type = %s GROUP BY p.avatar_site_id, p.avatar_id',
			$database->table( 'photos' ),
			$database->table( 'profiles' ),
			$database->wpdb->posts,
			$site_id,
			PhotoPosts::TYPE
		);
	}
}
