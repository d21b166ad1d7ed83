<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Source;

final class FlagTest extends SchemaTestCase {

	/** @return array<string, array{string, bool}> */
	public static function words(): array {
		return array(
			'true'  => array( 'true', true ),
			'one'   => array( '1', true ),
			'false' => array( 'false', false ),
			'zero'  => array( '0', false ),
		);
	}

	#[DataProvider( 'words' )]
	public function test_reads_the_words_of_a_query( string $text, bool $flag ): void {
		self::assertSame( $flag, self::from_query( new Flag(), $text ) );
	}

	/** @return array<string, array{mixed, Source}> */
	public static function no_flags(): array {
		return array(
			'nothing in a query'    => array( '', Source::Query ),
			'yes in a query'        => array( 'yes', Source::Query ),
			'TRUE in a query'       => array( 'TRUE', Source::Query ),
			'a list in a query'     => array( array( '1' ), Source::Query ),
			'a number in JSON'      => array( 1, Source::Json ),
			'the word true in JSON' => array( 'true', Source::Json ),
		);
	}

	#[DataProvider( 'no_flags' )]
	public function test_refuses_what_is_neither( mixed $value, Source $source ): void {
		self::assertRefused( 'This must be true or false.', new Flag(), $value, $source );
	}

	public function test_takes_json_as_it_is(): void {
		self::assertTrue( self::from_json( new Flag(), 'true' ) );
		self::assertFalse( self::from_json( new Flag(), 'false' ) );
		self::assertSame( array( 'type' => 'boolean' ), ( new Flag() )->json() );
	}
}
