<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Text;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Text\Csv;

final class CsvTest extends TestCase {

	public function test_writes_records_as_rfc_4180_has_them(): void {
		self::assertSame( "a,\"b,c\",\"d\"\"e\",\"f\ng\",,é\r\n", Csv::line( array( 'a', 'b,c', 'd"e', "f\ng", '', 'é' ) ) );
	}

	#[TestWith( array( '=1' ) )]
	#[TestWith( array( '+1 303' ) )]
	#[TestWith( array( '-1' ) )]
	#[TestWith( array( '@SUM(A1)' ) )]
	#[TestWith( array( "\t=1" ) )]
	#[TestWith( array( "\r=1" ) )]
	#[TestWith( array( '＝1' ) )]
	#[TestWith( array( "'=1" ) )]
	#[TestWith( array( "''+1" ) )]
	public function test_guards_what_would_be_a_formula( string $text ): void {
		self::assertSame( "'$text", Csv::guarded( $text ) );
		self::assertSame( $text, Csv::unguarded( Csv::guarded( $text ) ) );
	}

	#[TestWith( array( "O'Brien" ) )]
	#[TestWith( array( "'t Hooft" ) )]
	#[TestWith( array( '' ) )]
	#[TestWith( array( 'a=b' ) )]
	#[TestWith( array( "\xFF" ) )]
	public function test_leaves_other_text_alone( string $text ): void {
		self::assertSame( $text, Csv::guarded( $text ) );
		self::assertSame( $text, Csv::unguarded( $text ) );
	}
}
