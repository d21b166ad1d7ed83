<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Migrations;

use Svc\EmailTemplates\Sending\AddressKeys;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the tables of messages and of opt-outs, and the secret that keys them. */
final class CreateMailTables implements Migration {

	/** The contents are empty once the message was sent. `by_user` counts what an account has sent in the last hour. */
	private const MESSAGES = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		site_id bigint(20) unsigned NOT NULL,
		template_id bigint(20) unsigned NOT NULL,
		version int(11) NOT NULL,
		purpose varchar(40) COLLATE utf8mb4_bin NOT NULL,
		recipient varchar(254) NOT NULL,
		to_hash char(32) COLLATE utf8mb4_bin NOT NULL,
		subject varchar(1000) NOT NULL,
		status varchar(20) COLLATE utf8mb4_bin NOT NULL,
		ref varchar(64) COLLATE utf8mb4_bin NOT NULL,
		headers text NOT NULL,
		html longtext NOT NULL,
		text longtext NOT NULL,
		user_id bigint(20) unsigned NOT NULL,
		created_at bigint(20) NOT NULL,
		sent_at bigint(20) DEFAULT NULL,
		PRIMARY KEY  (id),
		KEY by_site (site_id,id),
		KEY by_address (to_hash),
		KEY by_user (user_id,created_at),
		KEY by_age (status,created_at)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	/** One list for the network, because an opt-out is to the company. It has no addresses. */
	private const OPT_OUTS = 'CREATE TABLE IF NOT EXISTS %i (
		to_hash char(32) COLLATE utf8mb4_bin NOT NULL,
		created_at bigint(20) NOT NULL,
		PRIMARY KEY  (to_hash)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::MESSAGES, $database->table( 'mail_messages' ) );
		$database->execute( self::OPT_OUTS, $database->table( 'mail_optouts' ) );
		AddressKeys::current( $database );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'mail_messages' ) );
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'mail_optouts' ) );
	}
}
