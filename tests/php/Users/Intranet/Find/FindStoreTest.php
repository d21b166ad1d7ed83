<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Database\Database;
use Svc\Tests\Filters;
use Svc\Tests\SqliteWpdb;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FindStore;

final class FindStoreTest extends TestCase {

	private SqliteWpdb $wpdb;

	protected function setUp(): void {
		$columns    = 'manager_id INTEGER, is_person INTEGER, first_name TEXT, last_name TEXT, email TEXT, role TEXT, job_title TEXT, department TEXT, office_location TEXT, start_date TEXT, phone TEXT, extension TEXT, nmls_id TEXT';
		$this->wpdb = new SqliteWpdb();
		$this->wpdb->query( "CREATE TABLE wp_svc_profiles (id INTEGER PRIMARY KEY, user_id INTEGER, $columns)" );
		$this->wpdb->query( 'CREATE TABLE wp_usermeta (umeta_id INTEGER PRIMARY KEY, user_id INTEGER, meta_key TEXT, meta_value TEXT)' );
		$this->wpdb->query( 'CREATE TABLE wp_svc_kept_company (name TEXT PRIMARY KEY, version INTEGER, content BLOB)' );
		$this->wpdb->query( 'CREATE TABLE wp_svc_state (name TEXT PRIMARY KEY, value INTEGER)' );
		$this->wpdb->query( "INSERT INTO wp_svc_state VALUES ('lock:profiles', 1)" );
		$this->wpdb->query( "INSERT INTO wp_svc_profiles (user_id, is_person, first_name, last_name, role) VALUES (4, 1, 'An' || char(0) || 'n', 'Ash', 'staff'), (5, 1, 'Bo', 'Elm', 'staff'), (6, 0, 'Cy', 'Fir', 'realtor_partner')" );
	}

	protected function tearDown(): void {
		Filters::reset();
	}

	public function test_a_separator_in_a_name_does_not_move_the_names_after_it(): void {
		$company = $this->company( 'who is Bo' );
		self::assertSame( array( 'Ann Ash', 'Bo Elm' ), array( $company->person( 4 )->name(), $company->person( 5 )->name() ) );
	}

	public function test_reads_bios_of_people_only(): void {
		$this->wpdb->query( "INSERT INTO wp_usermeta (user_id, meta_key, meta_value) VALUES (6, 'svc_intranet_bio', 'keeps pigeons'), (9, 'svc_intranet_bio', 'keeps pigeons'), (5, 'svc_intranet_bio', 'keeps pigeons')" );
		self::assertNotSame( array(), $this->company( 'pigeons' )->bio_words );
		Filters::apply( 'action shutdown', null )();
		$stored = $this->wpdb->get_results( "SELECT content FROM wp_svc_kept_company WHERE name LIKE 'bios %'", ARRAY_A );
		self::assertSame( array( 1 ), array_map( static fn ( array $row ): int => substr_count( $row['content'], 'pigeons' ), $stored ) );
	}

	public function test_reads_people_once_for_several_questions_of_a_process(): void {
		$store = new FindStore( new Database( $this->wpdb ) );
		$first = $store->company( 'who is Bo' );
		$this->wpdb->query( 'DROP TABLE wp_svc_profiles' );
		self::assertEquals( $first->roster->column( 'last_name' ), $store->company( 'who is Bo' )->roster->column( 'last_name' ) );
	}

	private function company( string $question ): Company {
		return ( new FindStore( new Database( $this->wpdb ) ) )->company( $question );
	}
}
