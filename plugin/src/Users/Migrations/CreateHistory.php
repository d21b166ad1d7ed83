<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Storage\History\HistoryCleaner;

/** Creates the table of changes of profiles, and schedules the deletion of old entries. */
final class CreateHistory implements Migration {

	/** `person_id` and `author_id` are user IDs; the values are JSON. The indexes are for a profile's page, a person's export and erasure, an author's, and age. */
	private const TABLE = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		profile_id bigint(20) unsigned NOT NULL,
		person_id bigint(20) unsigned NOT NULL,
		changed_at bigint(20) NOT NULL,
		author_id bigint(20) unsigned NOT NULL,
		way varchar(20) COLLATE utf8mb4_bin NOT NULL,
		field varchar(100) COLLATE utf8mb4_bin NOT NULL,
		old_value longtext NOT NULL,
		new_value longtext NOT NULL,
		PRIMARY KEY  (id),
		KEY by_profile (profile_id,id),
		KEY by_person (person_id,id),
		KEY by_author (author_id,id),
		KEY by_age (changed_at)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::TABLE, $database->table( 'history' ) );
		HistoryCleaner::expect();
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'history' ) );
	}
}
