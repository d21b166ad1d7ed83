<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Database\Database;
use Svc\Tests\Filters;
use Svc\Tests\SqliteWpdb;
use Svc\Users\Intranet\Find\CompanyCache;
use Svc\Users\Storage\KeptCompanyStore;

final class CompanyCacheTest extends TestCase {

	private SqliteWpdb $wpdb;

	protected function setUp(): void {
		$this->wpdb = new SqliteWpdb();
		$this->wpdb->query( 'CREATE TABLE wp_svc_kept_company (name TEXT PRIMARY KEY, version INTEGER, content BLOB)' );
		$this->wpdb->query( 'CREATE TABLE wp_svc_state (name TEXT PRIMARY KEY, value INTEGER)' );
		$this->wpdb->query( "INSERT INTO wp_svc_state VALUES ('lock:profiles', 7)" );
	}

	protected function tearDown(): void {
		Filters::reset();
	}

	public function test_keeps_parts_of_any_length(): void {
		$long = str_repeat( "many \0 people ", 100_000 );
		$this->keep( 7, array( 'people' => $long, 'bios' => '' ) );
		self::assertSame( array( 7, array( 'people' => $long, 'bios' => '' ) ), $this->cache()->look( array( 'people', 'contacts', 'bios' ) ) );
		self::assertSame( 4, $this->rows() );
	}

	public function test_a_slow_process_does_not_replace_what_is_newer(): void {
		$slow = $this->cache();
		$slow->keep_later( 'people', 7, 'the erased person' );
		$this->write();
		$this->keep( 8, array( 'people' => 'newer' ) );
		$slow->keep_pending();
		self::assertSame( array( 8, array( 'people' => 'newer' ) ), $this->cache()->look( array( 'people' ) ) );
		self::assertSame( 1, $this->rows() );
	}

	public function test_deletes_what_is_of_another_version(): void {
		$this->keep( 7, array( 'people' => 'old', 'bios' => 'old' ) );
		$this->write();
		self::assertSame( array( 8, array() ), $this->cache()->look( array( 'people', 'bios' ) ) );
		$this->keep( 8, array( 'people' => 'new' ) );
		self::assertSame( 1, $this->rows() );
		$this->write();
		$this->store()->prune();
		self::assertSame( 0, $this->rows() );
	}

	public function test_also_deletes_versions_of_before_the_locks_were_made_anew(): void {
		$this->keep( 7, array( 'people' => 'old' ) );
		$this->wpdb->query( 'UPDATE wp_svc_state SET value = 1' );
		$this->store()->prune();
		self::assertSame( 0, $this->rows() );
	}

	public function test_a_long_process_answers_from_what_it_has_read_until_a_person_is_changed(): void {
		$cache = $this->cache();
		$cache->keep_later( 'people', 7, 'read' );
		self::assertSame( array( 7, array( 'people' => 'read' ) ), $cache->look( array( 'people', 'bios' ) ) );
		self::assertSame( array( 7, array() ), $this->cache()->look( array( 'people' ) ) );
		$this->write();
		self::assertSame( array( 8, array() ), $cache->look( array( 'people' ) ) );
	}

	public function test_what_cannot_be_read_is_not_kept(): void {
		$this->keep( 7, array( 'people' => 'all people', 'bios' => 'all bios', 'contacts' => 'all contacts' ) );
		$this->wpdb->query( "UPDATE wp_svc_kept_company SET content = '' WHERE name LIKE 'people%'" );
		$this->wpdb->query( "UPDATE wp_svc_kept_company SET content = substr(content, 1, 20) WHERE name LIKE 'bios%'" );
		self::assertSame( array( 7, array( 'contacts' => 'all contacts' ) ), $this->cache()->look( array( 'people', 'bios', 'contacts' ) ) );
		$this->keep( 7, array( 'people' => 'again' ) );
		self::assertSame( array( 7, array( 'people' => 'again' ) ), $this->cache()->look( array( 'people' ) ) );
	}

	public function test_a_shorter_text_is_read_where_a_longer_one_has_left_pieces(): void {
		$this->keep( 7, array( 'people' => str_repeat( 'before somebody was deleted by SQL', 30_000 ) ) );
		$this->keep( 7, array( 'people' => 'after' ) );
		self::assertSame( array( 7, array( 'people' => 'after' ) ), $this->cache()->look( array( 'people' ) ) );
	}

	public function test_does_not_try_with_each_question_to_store_what_the_database_refuses(): void {
		self::assertTrue( $this->cache()->keeps( 7 ) );
		self::assertFalse( $this->cache()->keeps( null ) );
		$this->wpdb->query( 'DROP TABLE wp_svc_kept_company' );
		$log = ini_set( 'error_log', '/dev/null' );
		$this->keep( 7, array( 'people' => 'read', 'contacts' => 'read' ) );
		ini_set( 'error_log', (string) $log );
		self::assertFalse( $this->cache()->keeps( 7 ) );
	}

	/** @param array<string, string> $parts */
	private function keep( int $version, array $parts ): void {
		$cache = $this->cache();
		foreach ( $parts as $part => $text ) {
			$cache->keep_later( $part, $version, $text );
		}
		$cache->keep_pending();
	}

	/** As each writer of profiles does. */
	private function write(): void {
		$this->wpdb->query( 'UPDATE wp_svc_state SET value = value + 1' );
	}

	private function rows(): int {
		return (int) $this->wpdb->get_results( 'SELECT COUNT(*) AS number FROM wp_svc_kept_company', ARRAY_A )[0]['number'];
	}

	/** As in another request. */
	private function cache(): CompanyCache {
		return new CompanyCache( $this->store() );
	}

	private function store(): KeptCompanyStore {
		return new KeptCompanyStore( new Database( $this->wpdb ) );
	}
}
