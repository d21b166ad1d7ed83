<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Database;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Database\StatementKind;

final class StatementKindTest extends TestCase {

	/** @dataProvider statements */
	public function test_knows_what_a_statement_does_to_a_transaction( string $sql, StatementKind $kind ): void {
		self::assertSame( $kind, StatementKind::of( $sql ) );
	}

	/** @return iterable<string, array{string, StatementKind}> */
	public static function statements(): iterable {
		$kinds = array(
			'Begins'    => array( 'START TRANSACTION', "start\ntransaction read only", 'BEGIN', 'begin work;', 'SET autocommit=0', 'SET SESSION autocommit = OFF', 'SET @@autocommit := 0', "/* plugin */ START TRANSACTION" ),
			'Commits'   => array( 'COMMIT', 'commit work', " \n COMMIT;", 'SET autocommit=1', "SET NAMES utf8mb4, autocommit = 'on'", "-- plugin\nCOMMIT", "# plugin\nCOMMIT", '/*!40101 COMMIT */' ),
			'RollsBack' => array( 'ROLLBACK', 'rollback work', 'ROLLBACK AND CHAIN' ),
			'Ends'      => array( 'CREATE TABLE a (id int)', 'CREATE OR REPLACE TABLE a (id int)', 'DROP TABLE a', 'ALTER TABLE a ADD b int', 'TRUNCATE a', 'RENAME TABLE a TO b', 'LOCK TABLES a WRITE', 'GRANT ALL ON *.* TO a', 'OPTIMIZE TABLE a', 'ANALYZE LOCAL TABLE a', 'BEGIN NOT ATOMIC COMMIT; END', 'FLUSH TABLES', 'CREATE INDEX a ON b (c)', 'LOAD INDEX INTO CACHE a', "XA START 'a'", "SET PASSWORD = 'a'", 'CHECK TABLE a', 'DROP VIEW a' ),
			'Other'     => array( 'SELECT 1', 'SAVEPOINT a', 'ROLLBACK TO SAVEPOINT a', 'ROLLBACK WORK TO a', 'RELEASE SAVEPOINT a', 'UPDATE a SET b = 1', "INSERT INTO a VALUES ('COMMIT')", "UPDATE a SET b = 'x' /* COMMIT */", 'CREATE TEMPORARY TABLE a (id int)', 'CREATE OR REPLACE TEMPORARY TABLE a (id int)', 'DROP TEMPORARY TABLE a', 'ANALYZE SELECT 1', 'CHECKSUM TABLE a', 'SET NAMES utf8mb4', 'UNLOCK TABLES', 'LOAD DATA INFILE 1', "UPDATE a SET note = 'autocommit = 0'", '' ),
		);
		foreach ( $kinds as $name => $all ) {
			foreach ( $all as $sql ) {
				yield $sql => array( $sql, constant( StatementKind::class . "::$name" ) );
			}
		}
	}
}
