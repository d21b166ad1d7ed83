<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;

final class ListOfTest extends SchemaTestCase {

	public function test_reads_each_item(): void {
		self::assertSame( array( 'a', 'b' ), self::from_json( new ListOf( new Text( 5 ) ), '[" a ", "b"]' ) );
		self::assertSame( array(), self::from_json( new ListOf( new Text( 5 ) ), '[]' ) );
	}

	/** @return array<string, array{mixed}> */
	public static function no_lists(): array {
		return array(
			'text'      => array( 'a,b' ),
			'an object' => array( json_decode( '{"0":"a"}' ) ),
			'named'     => array( array( 'x' => 'a' ) ),
			'a gap'     => array( array( 1 => 'a' ) ),
		);
	}

	#[DataProvider( 'no_lists' )]
	public function test_refuses_what_is_no_list( mixed $value ): void {
		self::assertRefused( 'This must be a list.', new ListOf( new Text( 5 ) ), $value );
	}

	public function test_names_each_wrong_item_by_its_place(): void {
		self::assertSame(
			array(
				'1' => 'This must be a whole number.',
				'2' => 'This must be at least 1.',
			),
			self::problems( new ListOf( new Whole( 1 ) ), array( 1, 'x', 0 ) )
		);
	}

	public function test_refuses_items_that_are_the_same_after_trimming(): void {
		self::assertRefused( 'This must not name anything twice.', new ListOf( new Text( 5 ) ), array( 'a', ' a' ) );
	}

	public function test_takes_the_same_twice_where_items_need_not_be_unique(): void {
		self::assertSame( array( 1, 1 ), self::from_json( new ListOf( new Whole(), unique: false ), '[1,1]' ) );
	}

	public function test_refuses_too_many_items(): void {
		self::assertRefused( 'This may have at most 2 items.', new ListOf( new Whole(), 2 ), array( 1, 2, 3 ) );
	}

	public function test_tells_its_items_and_limits(): void {
		self::assertSame(
			array(
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
				'maxItems'    => 2,
				'uniqueItems' => true,
			),
			( new ListOf( new Whole(), 2 ) )->json()
		);
		self::assertSame(
			array(
				'type'  => 'array',
				'items' => array( 'type' => 'integer' ),
			),
			( new ListOf( new Whole(), unique: false ) )->json()
		);
	}
}
