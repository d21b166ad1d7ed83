<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\SearchIndex;

/** Creates the search index and fills it from existing profiles. */
final class CreateSearchIndex implements Migration {

	private const TABLE = 'CREATE TABLE IF NOT EXISTS %i (
		suffix varchar(300) COLLATE utf8mb4_bin NOT NULL,
		field int(10) unsigned NOT NULL,
		profile_id bigint(20) unsigned NOT NULL,
		PRIMARY KEY  (suffix,field,profile_id),
		KEY by_profile (profile_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function __construct(
		private readonly SearchIndex $index,
		private readonly ProfileStore $store,
	) {}

	public function run( Database $database ): void {
		$database->execute( self::TABLE, $database->table( 'search' ) );
		$this->store->each_batch( $this->index->add( ... ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'search' ) );
	}
}
