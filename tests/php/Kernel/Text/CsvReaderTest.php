<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Text;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use SplTempFileObject;
use Svc\Kernel\Text\Csv;
use Svc\Kernel\Text\CsvReader;
use Svc\Kernel\Text\UnreadableCsv;

final class CsvReaderTest extends TestCase {

	/** @return array<int, list<string>> */
	private static function read( string $text ): array {
		$file = new SplTempFileObject();
		$file->fwrite( $text );
		$file->fseek( 0 );
		return iterator_to_array( CsvReader::records( $file ) );
	}

	/** @return iterable<string, array{string, list<list<string>>}> */
	public static function files(): iterable {
		$rows = array( array( 'a', 'b' ), array( '1', 'x, y; z' ) );
		yield 'commas and LF' => array( "a,b\n1,\"x, y; z\"\n", $rows );
		yield 'CRLF and a BOM' => array( "\xEF\xBB\xBFa,b\r\n1,\"x, y; z\"\r\n", $rows );
		yield 'semicolons' => array( "a;b\r\n1;\"x, y; z\"", $rows );
		yield 'tabs' => array( "a\tb\n1\tx, y; z\n", $rows );
		yield 'semicolons below a title with commas' => array( "All, as of May 1, 2026\na;b\n1,5;2\n3,5;4\n", array( array( 'All, as of May 1, 2026' ), array( 'a', 'b' ), array( '1,5', '2' ), array( '3,5', '4' ) ) );
		yield 'tabs below a title, and names with commas' => array( "All, 2026\na\tb\nRoe, Jo\t1\nPoe, Al\t2\n", array( array( 'All, 2026' ), array( 'a', 'b' ), array( 'Roe, Jo', '1' ), array( 'Poe, Al', '2' ) ) );
		yield 'quotes in quotes' => array( "\"a\"\"\n,b\"\n", array( array( "a\"\n,b" ) ) );
		yield 'a backslash before a quote' => array( "\"a\\\",b\n", array( array( 'a\\', 'b' ) ) );
		yield 'one column' => array( "e-mail\na@b.c\n", array( array( 'e-mail' ), array( 'a@b.c' ) ) );
		yield 'a megabyte' => array( 'a,' . str_repeat( 'x', 1000000 ), array( array( 'a', str_repeat( 'x', 1000000 ) ) ) );
		yield 'nothing' => array( '', array() );
	}

	/** @param list<list<string>> $rows */
	#[DataProvider( 'files' )]
	public function test_reads_what_spreadsheets_write( string $text, array $rows ): void {
		self::assertSame( $rows, array_values( self::read( $text ) ) );
	}

	public function test_counts_rows_as_a_spreadsheet_does(): void {
		self::assertSame( array( 1, 3 ), array_keys( self::read( "a\n\n\"b\nc\"\n" ) ) );
	}

	public function test_reads_what_exports_write(): void {
		$cells = array( "a\"b\r\nc", ' d ', '', 'é;' );
		self::assertSame( array( 1 => $cells ), self::read( Csv::BOM . Csv::line( $cells ) ) );
	}

	#[TestWith( array( "\xFF\xFEa\x00,\x00" ) )]
	#[TestWith( array( "\xFE\xFF\x00a" ) )]
	#[TestWith( array( "PK\x03\x04\x00\x00" ) )]
	#[TestWith( array( "name\nJos\xE9\n" ) )]
	public function test_says_what_to_do_about_other_files( string $text ): void {
		$this->expectException( UnreadableCsv::class );
		$this->expectExceptionMessage( 'CSV UTF-8' );
		self::read( $text );
	}
}
