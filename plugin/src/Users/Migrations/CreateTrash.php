<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the tables of deleted profiles and of the reports' links to them. */
final class CreateTrash implements Migration {

	/** The whole profile is in `profile` and `intranet`; the other columns are for lists, and named as in the profiles table. */
	private const TRASH = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL,
		user_id bigint(20) unsigned NOT NULL,
		deleted_at bigint(20) NOT NULL,
		profile longtext NOT NULL,
		intranet longtext NOT NULL,
		words longtext COLLATE utf8mb4_bin NOT NULL,
		role varchar(20) COLLATE utf8mb4_bin NOT NULL,
		is_person tinyint(1) NOT NULL,
		manager_id bigint(20) unsigned DEFAULT NULL,
		has_manager tinyint(1) NOT NULL,
		avatar_id bigint(20) unsigned DEFAULT NULL,
		avatar_site_id bigint(20) unsigned DEFAULT NULL,
		first_key varchar(300) COLLATE utf8mb4_bin NOT NULL,
		last_key varchar(300) COLLATE utf8mb4_bin NOT NULL,
		email_key varchar(254) COLLATE utf8mb4_bin NOT NULL,
		title_key varchar(450) COLLATE utf8mb4_bin NOT NULL,
		department_key varchar(100) COLLATE utf8mb4_bin NOT NULL,
		office_key varchar(100) COLLATE utf8mb4_bin NOT NULL,
		PRIMARY KEY  (id),
		KEY by_user (user_id),
		KEY by_age (deleted_at),
		KEY by_photo (avatar_site_id,avatar_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	private const LINKS = 'CREATE TABLE IF NOT EXISTS %i (
		report_id bigint(20) unsigned NOT NULL,
		profile_id bigint(20) unsigned NOT NULL,
		PRIMARY KEY  (report_id),
		KEY by_profile (profile_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::TRASH, $database->table( 'trash' ) );
		$database->execute( self::LINKS, $database->table( 'trash_links' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'trash' ) );
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'trash_links' ) );
	}
}
