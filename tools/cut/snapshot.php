<?php
/**
 * The contents of the database, to compare and to restore.
 *
 * @package SvcCut
 */

declare( strict_types=1 );

namespace SvcCut;

use mysqli;

final class Snapshot {

	/** Whole tables, which belong to this tool's host. */
	private const TABLES = array( 'svc_profiles', 'svc_addresses', 'svc_trash', 'svc_trash_links', 'svc_history', 'svc_search', 'svc_group_counts', 'svc_state', 'svc_imports', 'svc_import_rows', 'users', 'usermeta', 'postmeta', '2_postmeta', 'sitemeta', 'svc_leads', 'svc_lead_submissions', 'svc_lead_events', 'svc_lead_words', 'svc_lead_counts', 'svc_consent_evidence', 'svc_webhook_deliveries', 'svc_outbox' );

	/** The contents to compare, without ids used up by repeated attempts, locks, and times. */
	private const SHOWN = array(
		'profiles'   => 'SELECT u.user_login, p.first_name, p.last_name, p.role, p.job_title, p.phone, p.department, p.department_key, p.office_key, p.start_date, p.extension, p.manager_id, p.has_manager, p.is_person, p.account_email FROM {svc_profiles} p LEFT JOIN {users} u ON u.ID = p.user_id ORDER BY 1',
		'trash'      => 'SELECT u.user_login, t.role, t.words, t.intranet, t.manager_id, t.has_manager FROM {svc_trash} t LEFT JOIN {users} u ON u.ID = t.user_id ORDER BY 1',
		'links'      => 'SELECT report_id, profile_id FROM {svc_trash_links} ORDER BY 1',
		'history'    => "SELECT u.user_login, h.way, h.field, IF(h.field IN ('reports_to', 'user_id', 'dotted_manager_ids'), '', CONCAT(h.old_value, h.new_value)) FROM {svc_history} h LEFT JOIN {users} u ON u.ID = h.person_id ORDER BY 1, 2, 3, 4",
		'search'     => 'SELECT u.user_login, s.suffix, s.field FROM {svc_search} s LEFT JOIN {svc_profiles} p ON p.id = s.profile_id LEFT JOIN {users} u ON u.ID = p.user_id ORDER BY 1, 2, 3',
		'groups'     => 'SELECT department_key, office_key, role, number FROM {svc_group_counts} ORDER BY 1, 2, 3',
		'counts'     => "SELECT name, value FROM {svc_state} WHERE name LIKE 'count:%' ORDER BY name",
		'imports'    => 'SELECT status, position, done, linked FROM {svc_imports} ORDER BY id',
		'rows'       => "SELECT r.number, r.cells, r.outcome, u.user_email, r.is_done, r.problems, r.changes FROM {svc_import_rows} r LEFT JOIN {users} u ON u.ID = r.user_id ORDER BY r.import_id, r.number",
		'accounts'   => 'SELECT user_login, user_email, display_name FROM {users} ORDER BY user_login',
		'user meta'  => "SELECT u.user_login, m.meta_key, m.meta_value FROM {usermeta} m JOIN {users} u ON u.ID = m.user_id WHERE m.meta_key LIKE 'svc\\_%' OR m.meta_key IN ('_svc_bookmarks', '_wished_posts') ORDER BY 1, 2, 3",
		'post meta'  => "SELECT post_id, meta_key, meta_value FROM {postmeta} WHERE meta_key IN ('_user_wished', 'post_wish_count') ORDER BY 1, 2, 3",
		'post meta 2' => "SELECT post_id, meta_key, meta_value FROM {2_postmeta} WHERE meta_key IN ('_user_wished', 'post_wish_count') ORDER BY 1, 2, 3",
		'leads'      => 'SELECT l.first_name, l.last_name, l.email, l.phone, l.folder, l.status, l.source, l.submissions, l.consents, l.do_not_contact, l.version, l.open_key IS NULL, u.user_login FROM {svc_leads} l LEFT JOIN {users} u ON u.ID = l.owner_user_id ORDER BY 1, 3, 4',
		'enquiries'  => 'SELECT l.first_name, s.fields, s.consents, s.is_told FROM {svc_lead_submissions} s LEFT JOIN {svc_leads} l ON l.id = s.lead_id ORDER BY 1, 2',
		'lead events' => "SELECT l.first_name, e.kind, REGEXP_REPLACE(e.data, '\"(submission_id)\":[0-9]+', '') FROM {svc_lead_events} e LEFT JOIN {svc_leads} l ON l.id = e.lead_id ORDER BY 1, 2, 3",
		'lead words' => 'SELECT l.first_name, w.word FROM {svc_lead_words} w LEFT JOIN {svc_leads} l ON l.id = w.lead_id ORDER BY 1, 2',
		'lead counts' => 'SELECT folder, status, owner_user_id, source, number FROM {svc_lead_counts} WHERE number <> 0 ORDER BY 1, 2, 3, 4',
		'evidence'   => 'SELECT name, consents FROM {svc_consent_evidence} ORDER BY 1, 2',
		'deliveries' => "SELECT event, payload = '' FROM {svc_webhook_deliveries} ORDER BY 1, 2",
		'outbox'     => 'SELECT kind, status FROM {svc_outbox} ORDER BY 1, 2',
		'options'    => "SELECT meta_key, meta_value FROM {sitemeta} WHERE meta_key IN ('svc_settings', 'svc_mcp_tools') ORDER BY 1",
	);

	public function __construct(
		private readonly mysqli $database,
		private readonly string $prefix,
	) {}

	/** @return array<string, list<string>> Rows by what they are. */
	public function state(): array {
		$state = array();
		foreach ( self::SHOWN as $name => $query ) {
			$rows = array_map( static fn ( array $row ): string => (string) preg_replace( '/\b1\d{9}\b/', 'TIME', (string) wp_json_encode( $row ) ), $this->ask( $query )->fetch_all( MYSQLI_NUM ) );

			$state[ $name ] = $rows;
		}
		return $state;
	}

	/** The contents that restore() restores. */
	public function keep(): void {
		foreach ( self::TABLES as $table ) {
			$this->ask( "DROP TABLE IF EXISTS {cut_$table}" );
			$this->ask( "CREATE TABLE {cut_$table} AS SELECT * FROM {{$table}}" );
		}
	}

	public function restore(): void {
		$this->database->begin_transaction();
		foreach ( self::TABLES as $table ) {
			$this->ask( "DELETE FROM {{$table}}" );
			$this->ask( "INSERT INTO {{$table}} SELECT * FROM {cut_$table}" );
		}
		$this->database->commit();
	}

	public function drop(): void {
		foreach ( self::TABLES as $table ) {
			$this->ask( "DROP TABLE IF EXISTS {cut_$table}" );
		}
	}

	/**
	 * @param array<string, list<string>> $one
	 * @param array<string, list<string>> $other
	 * @return list<string>
	 */
	public static function difference( array $one, array $other ): array {
		$lines = array();
		foreach ( $one as $name => $rows ) {
			foreach ( array_diff( $rows, $other[ $name ] ) as $row ) {
				$lines[] = "- $name $row";
			}
			foreach ( array_diff( $other[ $name ], $rows ) as $row ) {
				$lines[] = "+ $name $row";
			}
		}
		return $lines;
	}

	private function ask( string $query ): mixed {
		$sql    = (string) preg_replace( '/\{(\w+)\}/', "{$this->prefix}\$1", $query );
		$result = $this->database->query( $sql );
		if ( false === $result ) {
			throw new \RuntimeException( "{$this->database->error}: $sql" );
		}
		return $result;
	}
}
