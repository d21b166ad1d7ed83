<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Fields\Role;

/** Creates the profiles table, and the state rows: the writers' lock and the number of profiles per role. */
final class CreateProfiles implements Migration {

	/** Columns with `_key` hold folded text; comparing them byte by byte gives one order on every database. */
	private const PROFILES = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		user_id bigint(20) unsigned NOT NULL,
		first_name varchar(100) NOT NULL,
		last_name varchar(100) NOT NULL,
		email varchar(254) NOT NULL,
		role varchar(20) COLLATE utf8mb4_bin NOT NULL,
		nmls_id varchar(12) NOT NULL,
		job_title varchar(150) NOT NULL,
		phone varchar(40) NOT NULL,
		company varchar(150) NOT NULL,
		bio mediumtext NOT NULL,
		social longtext NOT NULL,
		meta longtext NOT NULL,
		avatar_id bigint(20) unsigned DEFAULT NULL,
		avatar_site_id bigint(20) unsigned DEFAULT NULL,
		avatar_url text NOT NULL,
		department varchar(100) NOT NULL,
		manager_id bigint(20) unsigned DEFAULT NULL,
		first_key varchar(300) COLLATE utf8mb4_bin NOT NULL,
		last_key varchar(300) COLLATE utf8mb4_bin NOT NULL,
		email_key varchar(254) COLLATE utf8mb4_bin NOT NULL,
		title_key varchar(450) COLLATE utf8mb4_bin NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY user_id (user_id),
		KEY by_last (last_key,first_key,id),
		KEY by_first (first_key,last_key,id),
		KEY by_email (email_key,id),
		KEY by_title (title_key,id),
		KEY by_role_last (role,last_key,first_key,id),
		KEY by_role_first (role,first_key,last_key,id),
		KEY by_role_email (role,email_key,id),
		KEY by_role_title (role,title_key,id),
		KEY by_role_user (role,user_id),
		KEY by_role (role,id),
		KEY by_manager (manager_id,last_key,first_key,id),
		KEY by_photo (avatar_site_id,avatar_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	private const STATE = 'CREATE TABLE IF NOT EXISTS %i (
		name varchar(64) COLLATE utf8mb4_bin NOT NULL,
		value bigint(20) NOT NULL,
		PRIMARY KEY  (name)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::PROFILES, $database->table( 'profiles' ) );
		$database->execute( self::STATE, $database->table( 'state' ) );
		$names = array( 'lock:profiles', ...array_map( static fn ( Role $role ): string => "count:$role->value", Role::cases() ) );
		foreach ( $names as $name ) {
			$database->execute( 'INSERT IGNORE INTO %i (name, value) VALUES (%s, 0)', $database->table( 'state' ), $name );
		}
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'profiles' ) );
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'state' ) );
	}
}
