<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Whole;

final class WholeTest extends SchemaTestCase {

	private const NO_NUMBER = 'This must be a whole number.';

	/** @return array<string, array{string, int}> */
	public static function digits(): array {
		return array(
			'plain'             => array( '20', 20 ),
			'zero'              => array( '0', 0 ),
			'negative'          => array( '-3', -3 ),
			'leading zeros'     => array( '007', 7 ),
			'eighteen digits'   => array( '999999999999999999', 999999999999999999 ),
		);
	}

	#[DataProvider( 'digits' )]
	public function test_reads_digits_of_a_query( string $text, int $number ): void {
		self::assertSame( $number, self::from_query( new Whole(), $text ) );
	}

	/** @return array<string, array{mixed}> */
	public static function no_digits(): array {
		return array(
			'nothing'          => array( '' ),
			'exponent'         => array( '1e1' ),
			'fraction'         => array( '1.5' ),
			'whole fraction'   => array( '5.0' ),
			'space before'     => array( ' 5' ),
			'line feed behind' => array( "5\n" ),
			'plus'             => array( '+5' ),
			'hexadecimal'      => array( '0x1A' ),
			'Arabic digits'    => array( '٥' ),
			'too long'         => array( '9999999999999999999' ),
			'a word'           => array( 'five' ),
			'a list'           => array( array( '5' ) ),
			'true'             => array( true ),
		);
	}

	#[DataProvider( 'no_digits' )]
	public function test_refuses_what_is_no_number_in_a_query( mixed $value ): void {
		self::assertRefused( self::NO_NUMBER, new Whole(), $value, Source::Query );
	}

	/** @return array<string, array{string}> */
	public static function no_json_integers(): array {
		return array(
			'text'           => array( '"5"' ),
			'whole fraction' => array( '5.0' ),
			'fraction'       => array( '5.5' ),
			'exponent'       => array( '1e1' ),
			'too large'      => array( '99999999999999999999' ),
			'true'           => array( 'true' ),
			'list'           => array( '[5]' ),
			'object'         => array( '{}' ),
		);
	}

	#[DataProvider( 'no_json_integers' )]
	public function test_refuses_what_is_no_integer_in_json( string $json ): void {
		self::assertRefused( self::NO_NUMBER, new Whole(), json_decode( $json ) );
	}

	public function test_accepts_its_bounds(): void {
		$type = new Whole( 1, 100 );
		self::assertSame( 1, self::from_json( $type, '1' ) );
		self::assertSame( 100, self::from_json( $type, '100' ) );
	}

	public function test_refuses_what_is_out_of_bounds(): void {
		self::assertRefused( 'This must be at least 1.', new Whole( 1, 100 ), 0 );
		self::assertRefused( 'This must be at most 100.', new Whole( 1, 100 ), 101 );
	}

	public function test_tells_its_bounds(): void {
		self::assertSame(
			array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 9,
			),
			( new Whole( 0, 9 ) )->json()
		);
		self::assertSame( array( 'type' => 'integer' ), ( new Whole() )->json() );
	}
}
