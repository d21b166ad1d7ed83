<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Tests\SqliteWpdb;
use Svc\Users\Profiles\ProfileFollower;
use Svc\Users\Services;

/** What follows a change of skills and bios by other code; no profile has a copy of these. */
final class ProfileFollowerTest extends TestCase {

	private SqliteWpdb $wpdb;

	protected function setUp(): void {
		$this->wpdb = new SqliteWpdb();
		$this->wpdb->query( 'CREATE TABLE wp_svc_kept_company (name TEXT PRIMARY KEY, version INTEGER, content BLOB)' );
		$this->wpdb->query( 'CREATE TABLE wp_svc_state (name TEXT PRIMARY KEY, value INTEGER)' );
		$this->wpdb->query( "INSERT INTO wp_svc_kept_company VALUES ('people', 7, 'with the old skills')" );
	}

	#[TestWith( array( 5, 'svc_intranet_skills' ) )]
	#[TestWith( array( 5, 'svc_intranet_bio' ) )]
	#[TestWith( array( 0, 'svc_intranet_bio' ) )]
	public function test_deletes_what_is_kept_of_the_company_and_raises_its_version( int $user_id, string $key ): void {
		$this->wpdb->query( "INSERT INTO wp_svc_state VALUES ('lock:profiles', 7)" );
		$this->follower()->follow_intranet_meta( $user_id, $key );
		self::assertSame( array( '0', '8' ), $this->state() );
	}

	public function test_also_deletes_it_where_the_lock_cannot_be_taken(): void {
		// Without a row of the lock, SQLite is asked to make it in the SQL of MariaDB, and refuses.
		$log = ini_set( 'error_log', '/dev/null' );
		$this->follower()->follow_intranet_meta( 5, 'svc_intranet_skills' );
		ini_set( 'error_log', (string) $log );
		self::assertSame( array( '0', '' ), $this->state() );
	}

	/** @return list<string> How many rows are kept, and the version. */
	private function state(): array {
		return array_values( $this->wpdb->get_results( "SELECT (SELECT COUNT(*) FROM wp_svc_kept_company) AS rows, (SELECT value FROM wp_svc_state WHERE name = 'lock:profiles') AS version", ARRAY_A )[0] );
	}

	private function follower(): ProfileFollower {
		$database = new Database( $this->wpdb );
		$services = new Services( $database, new ComponentSwitches( $database ) );
		return new ProfileFollower( $services->profile_store(), $services->writer(), $services->row_writer(), $services->intranet(), $services->trash(), $services->kept_company() );
	}
}
