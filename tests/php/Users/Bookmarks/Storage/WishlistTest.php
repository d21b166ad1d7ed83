<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Bookmarks\Storage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Bookmarks\Storage\Difference;
use Svc\Users\Bookmarks\Storage\Wishlist;

final class WishlistTest extends TestCase {

	public function test_writes_the_builders_form(): void {
		self::assertSame(
			array(
				'post-9' => 9,
				'post-3' => 3,
			),
			Wishlist::of( array( 9, 3 ) )
		);
		self::assertSame( array( 'user-4' => 4 ), Wishlist::of( array( 4 ), 'user' ) );
		self::assertSame( array(), Wishlist::of( array() ) );
	}

	/** @return array<string, array{mixed, list<int>, bool}> Value, its ids, whether it says anything. */
	public static function values(): array {
		return array(
			"the builder's form"   => array( array( 'post-9' => 9, 'post-3' => 3 ), array( 9, 3 ), true ),
			'a plain list'         => array( array( 9, 3 ), array( 9, 3 ), true ),
			'texts'                => array( array( '9', ' 3 ', '007' ), array( 9, 3, 7 ), true ),
			'duplicates'           => array( array( 9, '9', 'post-9' => 9, 3 ), array( 9, 3 ), true ),
			'an empty list'        => array( array(), array(), true ),
			'a list in one text'   => array( '9, 3;7', array( 9, 3, 7 ), true ),
			'a number'             => array( 9, array( 9 ), true ),
			'a number as text'     => array( '9', array( 9 ), true ),
			'nothing'              => array( '', array(), false ),
			'null'                 => array( null, array(), false ),
			'a word'               => array( 'x', array(), false ),
			'half a value'         => array( 'a:2:{i:0;i:', array(), false ),
			'an object'            => array( new \stdClass(), array(), false ),
			'a truth'              => array( true, array(), false ),
			'junk among the ids'   => array( array( 9, -1, 0, '0', 1.5, 'x', null, array( 5 ), '1e3', '99999999999999999999', "9\n" ), array( 9 ), true ),
			'keys that say others' => array( array( 'post-1' => 9, 'x' => 3 ), array( 9, 3 ), true ),
		);
	}

	/** @param list<int> $ids */
	#[DataProvider( 'values' )]
	public function test_reads_whatever_was_written( mixed $value, array $ids, bool $says_something ): void {
		self::assertSame( $ids, Wishlist::ids( $value ) );
		self::assertSame( $says_something, Wishlist::is_list( $value ) );
	}

	public function test_takes_of_a_whole_list_only_what_its_writer_has_changed(): void {
		$difference = Difference::between( array( 1, 2, 3 ), array( 3, 4, 1 ) );
		self::assertSame( array( 4 ), $difference->added );
		self::assertSame( array( 2 ), $difference->removed );
		self::assertFalse( $difference->is_empty() );
		self::assertTrue( Difference::between( array( 1, 2 ), array( 2, 1 ) )->is_empty() );
	}
}
