<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Code;
use Svc\Kernel\Schema\Decimal;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Whole;
use Svc\Kernel\Schema\WholeChoice;

final class DecimalTest extends TestCase {

	/** @return iterable<array{mixed, string}> */
	public static function readable(): iterable {
		yield array( 1234, '1234.00' );
		yield array( 1234.5, '1234.50' );
		yield array( '1234.5', '1234.50' );
		yield array( '007', '7.00' );
		yield array( 0, '0.00' );
		yield array( 0.0, '0.00' );
		yield array( 5000.0, '5000.00' );
	}

	#[DataProvider( 'readable' )]
	public function test_reads_numbers_and_texts_as_text_with_all_places( mixed $value, string $read ): void {
		self::assertSame( $read, ( new Decimal( 2, '0.00', '5000.00' ) )->parse( $value, Source::Json ) );
	}

	/** @return iterable<array{mixed}> */
	public static function hostile(): iterable {
		foreach ( array( '1e3', ' 5', "5\n", '0x10', 'NaN', '-1', '-0', '+5', '1,000', '1.', '.5', '', '1.234', '5000.01', -1, -0.0, NAN, INF, 0.1 + 0.2, 1e21, true, array(), new \stdClass(), '99999999999999999999' ) as $value ) {
			yield array( $value );
		}
	}

	#[DataProvider( 'hostile' )]
	public function test_refuses_everything_else( mixed $value ): void {
		$this->expectException( Invalid::class );
		( new Decimal( 2, '0.00', '5000.00' ) )->parse( $value, Source::Loose );
	}

	public function test_an_index_is_named_in_brackets(): void {
		$rows = new ListOf( new Record( array( 'rate' => new Whole( 1 ) ) ), 4, unique: false, min: 2, brackets: true );
		try {
			( new Record( array( 'loans' => $rows ) ) )->parse( array( 'loans' => array( array( 'rate' => 1 ), array( 'rate' => '-0' ) ) ), Source::Loose );
			self::fail();
		} catch ( Invalid $invalid ) {
			self::assertSame( array( 'loans[1].rate' ), array_keys( $invalid->problems ) );
		}
		$this->expectException( Invalid::class );
		$rows->parse( array( array( 'rate' => 1 ) ), Source::Loose );
	}

	public function test_one_of_several_numbers_and_text_of_one_form(): void {
		self::assertSame( 6, ( new WholeChoice( array( 6, 12 ) ) )->parse( '6', Source::Query ) );
		self::assertSame( 'CO', ( new Code( 2, '^[A-Z]{2}$', 'Two letters.' ) )->parse( 'CO', Source::Json ) );
		foreach ( array( array( new WholeChoice( array( 6, 12 ) ), '6' ), array( new WholeChoice( array( 6 ) ), 7 ), array( new Code( 2, '^[A-Z]{2}$', 'Two letters.' ), "CO\n" ) ) as list( $type, $value ) ) {
			try {
				$type->parse( $value, Source::Json );
				self::fail();
			} catch ( Invalid $invalid ) {
				self::assertNotSame( '', $invalid->getMessage() );
			}
		}
	}
}
