<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Bookmarks\Storage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\StoredList;

final class StoredListTest extends TestCase {

	public function test_reads_what_it_has_written(): void {
		$list = ( new BookmarkList() )->with_collection( 'Ideas', 100 )->with_post( 1, 7, 2, 200 )->with_post( 2, 7, 1, 300 )->without( 3 );
		self::assertEquals( $list, StoredList::read( StoredList::of( $list ) ) );
	}

	public function test_pins_the_form(): void {
		$list = ( new BookmarkList() )->with_collection( 'Ideas', 100 )->with_post( 1, 7, 2, 200 );
		self::assertSame(
			array(
				'next_id'     => 4,
				'collections' => array(
					array(
						'id'         => 2,
						'name'       => 'Ideas',
						'created_at' => 100,
					),
				),
				'bookmarks'   => array(
					array(
						'id'            => 3,
						'site_id'       => 1,
						'post_id'       => 7,
						'collection_id' => 2,
						'created_at'    => 200,
					),
				),
			),
			StoredList::of( $list )
		);
	}

	/** @return array<string, array{mixed}> */
	public static function junk(): array {
		return array(
			'nothing'     => array( null ),
			'false'       => array( false ),
			'text'        => array( 'a:1:{' ),
			'a number'    => array( 5 ),
			'an object'   => array( new \stdClass() ),
			'a list'      => array( array( 1, 2, 3 ) ),
			'wrong kinds' => array(
				array(
					'next_id'     => 'x',
					'collections' => 'x',
					'bookmarks'   => array( 1, 'x', null, array() ),
				),
			),
		);
	}

	#[DataProvider( 'junk' )]
	public function test_reads_junk_as_an_empty_list( mixed $junk ): void {
		self::assertEquals( new BookmarkList(), StoredList::read( $junk ) );
	}

	public function test_leaves_out_what_does_not_fit(): void {
		$good = array(
			'id'            => 9,
			'site_id'       => 1,
			'post_id'       => 7,
			'collection_id' => 4,
			'created_at'    => 200,
		);
		$list = StoredList::read(
			array(
				'next_id'     => 2,
				'collections' => array(
					array(
						'id'   => 4,
						'name' => "Id\0eas",
					),
					array(
						'id'   => 5,
						'name' => 'General',
					),
					array(
						'id'   => 6,
						'name' => str_repeat( 'x', 61 ),
					),
					array(
						'id'   => 8,
						'name' => 'Kept',
					),
					array(
						'id'   => 11,
						'name' => 'Kept',
					),
				),
				'bookmarks'   => array(
					$good,
					array( 'id' => 10 ) + $good,
					array(
						'id'      => 9,
						'post_id' => 8,
					) + $good,
					array(
						'id'      => '12',
						'post_id' => 8,
					) + $good,
					array(
						'id'      => 13,
						'post_id' => -8,
					) + $good,
				),
			)
		);
		self::assertSame( array( 9 ), array_keys( $list->bookmarks ) );
		self::assertSame( 1, $list->bookmarks[9]->collection_id );
		self::assertSame( array( 8 ), array_keys( $list->collections ) );
		self::assertSame( 10, $list->next_id, 'An id that is there is not given again.' );
	}

	public function test_merges_two_rows_without_losing_anything(): void {
		$one = ( new BookmarkList() )->with_collection( 'Ideas', 100 )->with_post( 1, 7, 2, 200 );
		$two = ( new BookmarkList() )->with_collection( 'Plans', 100 )->with_post( 1, 8, 2, 300 )->with_post( 1, 7, 1, 300 );
		$all = StoredList::merged( array( $one, $two ) );
		self::assertSame( array( 7, 8 ), $all->post_ids( 1 ) );
		self::assertSame( 'Plans', $all->collection_name( (int) $all->find_post( 1, 8 )?->collection_id ) );
		self::assertSame( 'Ideas', $all->collection_name( (int) $all->find_post( 1, 7 )?->collection_id ) );
		self::assertEquals( new BookmarkList(), StoredList::merged( array() ) );
	}
}
