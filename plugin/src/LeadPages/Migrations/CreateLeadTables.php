<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the tables of leads, consent texts, views and webhooks. Times are seconds since 1970; JSON is kept as text. */
final class CreateLeadTables implements Migration {

	/** By name without prefix. */
	private const TABLES = array(
		// `open_key` is set while the lead is open and no spam, so that a person has one open lead of a page. `partner_user_id` is the partner to whom the visitor's consent was given. `name_key` is the folded last and first name. `ended_at` is when it was won, lost or taken for spam.
		'leads'            => 'CREATE TABLE IF NOT EXISTS %i (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			site_id bigint(20) unsigned NOT NULL,
			reference char(12) COLLATE utf8mb4_bin NOT NULL,
			page_id bigint(20) unsigned NOT NULL DEFAULT 0,
			owner_user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			partner_user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			folder varchar(10) COLLATE utf8mb4_bin NOT NULL,
			status varchar(20) COLLATE utf8mb4_bin NOT NULL,
			source varchar(30) COLLATE utf8mb4_bin NOT NULL,
			open_key char(64) COLLATE utf8mb4_bin DEFAULT NULL,
			first_name varchar(100) NOT NULL,
			last_name varchar(100) NOT NULL,
			name_key varchar(200) COLLATE utf8mb4_bin NOT NULL,
			email varchar(254) NOT NULL,
			email_key varchar(254) COLLATE utf8mb4_bin NOT NULL,
			phone varchar(40) NOT NULL,
			state char(2) COLLATE utf8mb4_bin NOT NULL,
			zip varchar(10) NOT NULL,
			consents varchar(100) COLLATE utf8mb4_bin NOT NULL,
			submissions int(11) NOT NULL DEFAULT 0,
			do_not_contact tinyint(1) NOT NULL DEFAULT 0,
			follow_up_on char(10) COLLATE utf8mb4_bin DEFAULT NULL,
			lost_reason varchar(200) NOT NULL,
			spam_score int(11) NOT NULL DEFAULT 0,
			spam_reasons text NOT NULL,
			version int(11) NOT NULL DEFAULT 1,
			first_contacted_at bigint(20) DEFAULT NULL,
			created_at bigint(20) NOT NULL,
			last_submitted_at bigint(20) NOT NULL,
			ended_at bigint(20) DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY open_key (open_key),
			UNIQUE KEY reference (reference),
			KEY by_site (site_id,folder,last_submitted_at,id),
			KEY by_owner (site_id,folder,owner_user_id,last_submitted_at,id),
			KEY by_status (site_id,folder,status,last_submitted_at,id),
			KEY by_page (site_id,folder,page_id,last_submitted_at,id),
			KEY by_source (site_id,folder,source,last_submitted_at,id),
			KEY by_partner (site_id,folder,partner_user_id,last_submitted_at,id),
			KEY by_created (site_id,folder,created_at,id),
			KEY by_name (site_id,folder,name_key,id),
			KEY by_email (email_key),
			KEY by_user (owner_user_id),
			KEY by_end (folder,ended_at)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// `body_hash` is that of everything the visitor sent; `idem` a hash of site and Idempotency-Key, null where none was sent.
		'lead_submissions' => 'CREATE TABLE IF NOT EXISTS %i (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			site_id bigint(20) unsigned NOT NULL,
			lead_id bigint(20) unsigned NOT NULL,
			page_id bigint(20) unsigned NOT NULL DEFAULT 0,
			source varchar(30) COLLATE utf8mb4_bin NOT NULL,
			source_url varchar(2000) NOT NULL,
			utm text NOT NULL,
			fields mediumtext NOT NULL,
			consents text NOT NULL,
			snapshot mediumtext DEFAULT NULL,
			idem char(64) COLLATE utf8mb4_bin DEFAULT NULL,
			body_hash char(64) COLLATE utf8mb4_bin NOT NULL,
			answer text NOT NULL,
			ip_hash char(64) COLLATE utf8mb4_bin NOT NULL,
			is_told tinyint(1) NOT NULL DEFAULT 0,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY idem (idem),
			KEY by_lead (lead_id,id),
			KEY by_address (ip_hash,created_at),
			KEY by_body (body_hash,created_at)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		'lead_events'      => 'CREATE TABLE IF NOT EXISTS %i (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lead_id bigint(20) unsigned NOT NULL,
			kind varchar(20) COLLATE utf8mb4_bin NOT NULL,
			actor_user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			data text NOT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY by_lead (lead_id,id),
			KEY by_kind (lead_id,kind)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		'lead_words'       => 'CREATE TABLE IF NOT EXISTS %i (
			site_id bigint(20) unsigned NOT NULL,
			word varchar(64) COLLATE utf8mb4_bin NOT NULL,
			lead_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (site_id,word,lead_id),
			KEY by_lead (lead_id)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// How many leads each combination has.
		'lead_counts'      => 'CREATE TABLE IF NOT EXISTS %i (
			site_id bigint(20) unsigned NOT NULL,
			folder varchar(10) COLLATE utf8mb4_bin NOT NULL,
			status varchar(20) COLLATE utf8mb4_bin NOT NULL,
			owner_user_id bigint(20) unsigned NOT NULL,
			page_id bigint(20) unsigned NOT NULL,
			source varchar(30) COLLATE utf8mb4_bin NOT NULL,
			number bigint(20) NOT NULL,
			PRIMARY KEY  (site_id,folder,status,owner_user_id,page_id,source)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// Every text that a page has shown, with the page and its partner at that time.
		'consent_texts'    => 'CREATE TABLE IF NOT EXISTS %i (
			site_id bigint(20) unsigned NOT NULL,
			page_id bigint(20) unsigned NOT NULL,
			consent varchar(20) COLLATE utf8mb4_bin NOT NULL,
			text_hash char(64) COLLATE utf8mb4_bin NOT NULL,
			partner_user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			text text NOT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (site_id,page_id,consent,text_hash,partner_user_id)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// What is kept of erased leads: who agreed to what, when.
		'consent_evidence' => 'CREATE TABLE IF NOT EXISTS %i (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			site_id bigint(20) unsigned NOT NULL,
			reference char(12) COLLATE utf8mb4_bin NOT NULL,
			name varchar(201) NOT NULL,
			phone varchar(40) NOT NULL,
			email_hash char(64) COLLATE utf8mb4_bin NOT NULL,
			consents text NOT NULL,
			given_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY by_age (given_at),
			KEY by_email (email_hash)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		'lead_days'        => 'CREATE TABLE IF NOT EXISTS %i (
			site_id bigint(20) unsigned NOT NULL,
			page_id bigint(20) unsigned NOT NULL,
			day char(10) COLLATE utf8mb4_bin NOT NULL,
			views int(11) NOT NULL DEFAULT 0,
			visitors int(11) NOT NULL DEFAULT 0,
			PRIMARY KEY  (site_id,page_id,day)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// Hashes with a salt that is thrown away each day.
		'lead_visitors'    => 'CREATE TABLE IF NOT EXISTS %i (
			day char(10) COLLATE utf8mb4_bin NOT NULL,
			hash char(64) COLLATE utf8mb4_bin NOT NULL,
			views int(11) NOT NULL DEFAULT 0,
			PRIMARY KEY  (day,hash)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// Proofs of work that were used; each counts once.
		'lead_proofs'      => 'CREATE TABLE IF NOT EXISTS %i (
			hash char(64) COLLATE utf8mb4_bin NOT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (hash),
			KEY by_age (created_at)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		'webhooks'         => 'CREATE TABLE IF NOT EXISTS %i (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			site_id bigint(20) unsigned NOT NULL,
			url varchar(2000) NOT NULL,
			events varchar(200) COLLATE utf8mb4_bin NOT NULL,
			description varchar(200) NOT NULL,
			is_active tinyint(1) NOT NULL DEFAULT 1,
			secret text NOT NULL,
			old_secret text NOT NULL,
			rotated_at bigint(20) DEFAULT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY by_site (site_id,id)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
		// The outbox has a row for each, by its ID, which says how far it is. The payload is that of the moment at which it was caused; empty after the lead was erased.
		'webhook_deliveries' => 'CREATE TABLE IF NOT EXISTS %i (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			site_id bigint(20) unsigned NOT NULL,
			webhook_id bigint(20) unsigned NOT NULL,
			lead_id bigint(20) unsigned NOT NULL DEFAULT 0,
			event varchar(30) COLLATE utf8mb4_bin NOT NULL,
			message_id varchar(64) COLLATE utf8mb4_bin NOT NULL,
			payload mediumtext NOT NULL,
			last_code int(11) DEFAULT NULL,
			created_at bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			KEY by_site (site_id,id),
			KEY by_lead (lead_id,id),
			KEY by_webhook (webhook_id,id)
		) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4',
	);

	/** @return list<string> */
	public static function names(): array {
		return array_keys( self::TABLES );
	}

	public function run( Database $database ): void {
		foreach ( self::TABLES as $name => $definition ) {
			$database->execute( $definition, $database->table( $name ) );
		}
	}

	public function revert( Database $database ): void {
		foreach ( self::names() as $name ) {
			$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( $name ) );
		}
	}
}
