<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\Kernel\Schema\Choice;

final class ChoiceTest extends SchemaTestCase {

	private static function type(): Choice {
		return new Choice( array( 'asc', 'desc', '0' ) );
	}

	public function test_takes_its_words(): void {
		self::assertSame( 'desc', self::from_query( self::type(), 'desc' ) );
		self::assertSame( '0', self::from_json( self::type(), '"0"' ) );
	}

	/** @return array<string, array{mixed}> */
	public static function other_values(): array {
		return array(
			'another word'   => array( 'up' ),
			'another case'   => array( 'ASC' ),
			'a space more'   => array( 'asc ' ),
			'nothing'        => array( '' ),
			'the number 0'   => array( 0 ),
			'true'           => array( true ),
			'a list of it'   => array( array( 'asc' ) ),
		);
	}

	#[DataProvider( 'other_values' )]
	public function test_refuses_all_else_and_says_what_it_takes( mixed $value ): void {
		self::assertRefused( 'This must be one of: asc, desc, 0.', self::type(), $value );
	}

	public function test_tells_its_words(): void {
		self::assertSame(
			array(
				'type' => 'string',
				'enum' => array( 'asc', 'desc', '0' ),
			),
			self::type()->json()
		);
	}
}
