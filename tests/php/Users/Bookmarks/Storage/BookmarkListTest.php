<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Bookmarks\Storage;

use PHPUnit\Framework\TestCase;
use Svc\Users\Bookmarks\Storage\Bookmark;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\Collection;

final class BookmarkListTest extends TestCase {

	public function test_bookmarks_a_post_once(): void {
		$list = ( new BookmarkList() )->with_post( 1, 7, Collection::GENERAL_ID, 100 );
		self::assertSame( $list, $list->with_post( 1, 7, 5, 200 ) );
		self::assertCount( 1, $list->bookmarks );
	}

	public function test_keeps_the_same_id_on_two_sites_apart(): void {
		$list = ( new BookmarkList() )->with_post( 1, 7, 1, 100 )->with_post( 2, 7, 1, 100 );
		self::assertSame( array( 7 ), $list->post_ids( 1 ) );
		self::assertSame(
			array(
				1 => array( 7 ),
				2 => array( 7 ),
			),
			$list->posts()
		);
		self::assertSame( array( 7 ), $list->without_posts( 1, array( 7, 8 ) )->post_ids( 2 ) );
		self::assertSame( array(), $list->without_posts( 1, array( 7, 8 ) )->post_ids( 1 ) );
	}

	public function test_lists_posts_in_the_order_in_which_they_were_bookmarked(): void {
		$list = ( new BookmarkList() )->with_post( 1, 9, 1, 100 )->with_post( 1, 3, 1, 100 )->with_post( 1, 5, 1, 100 );
		self::assertSame( array( 9, 3, 5 ), $list->post_ids( 1 ) );
		self::assertSame( array( 9, 5, 3 ), $list->without_posts( 1, array( 3 ) )->with_post( 1, 3, 1, 100 )->post_ids( 1 ) );
	}

	public function test_never_gives_an_id_twice(): void {
		$list = ( new BookmarkList() )->with_post( 1, 7, 1, 100 );
		$id   = $list->find_post( 1, 7 )?->id;
		$list = $list->without( (int) $id )->with_collection( 'Ideas', 100 )->with_post( 1, 7, 1, 100 );
		self::assertGreaterThan( (int) $list->collection_id( 'Ideas' ), $list->find_post( 1, 7 )?->id );
		self::assertGreaterThan( (int) $id, (int) $list->collection_id( 'Ideas' ) );
	}

	public function test_always_has_general_and_tells_names_apart_exactly(): void {
		$list = ( new BookmarkList() )->with_collection( 'ideas', 100 );
		self::assertSame( Collection::GENERAL_ID, $list->collection_id( 'General' ) );
		self::assertNull( $list->collection_id( 'Ideas' ) );
		self::assertNull( $list->collection_id( 'general' ) );
		self::assertSame( 'General', $list->collection_name( 99 ) );
	}

	public function test_sends_bookmarks_of_a_collection_that_goes_to_general(): void {
		$list  = ( new BookmarkList() )->with_collection( 'Ideas', 100 );
		$ideas = (int) $list->collection_id( 'Ideas' );
		$list  = $list->with_post( 1, 7, $ideas, 100 )->with_post( 1, 8, 1, 100 )->without_collection( $ideas );
		self::assertSame( array( 1, 1 ), array_values( array_map( static fn ( Bookmark $bookmark ): int => $bookmark->collection_id, $list->bookmarks ) ) );
		self::assertNull( $list->collection_id( 'Ideas' ) );
	}

	public function test_moves_and_renames_without_touching_the_rest(): void {
		$list  = ( new BookmarkList() )->with_collection( 'Ideas', 100 )->with_post( 1, 7, 1, 100 );
		$ideas = (int) $list->collection_id( 'Ideas' );
		$id    = (int) $list->find_post( 1, 7 )?->id;
		$list  = $list->moved( $id, $ideas )->renamed( $ideas, 'Plans' );
		self::assertSame( 'Plans', $list->collection_name( (int) $list->find( $id )?->collection_id ) );
		self::assertSame( 100, $list->find( $id )?->created_at );
		self::assertEquals( $list, $list->moved( 99, 1 )->renamed( 99, 'X' ) );
	}

	public function test_knows_how_much_room_there_is(): void {
		$list = new BookmarkList();
		self::assertSame( BookmarkList::MAX, $list->room() );
		self::assertSame( BookmarkList::MAX - 1, $list->with_post( 1, 7, 1, 100 )->room() );
	}
}
