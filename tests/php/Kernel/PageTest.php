<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Page;

final class PageTest extends TestCase {

	/** @return array<string, array{int, int, int}> */
	public static function totals(): array {
		return array(
			'nothing'       => array( 0, 20, 0 ),
			'one'           => array( 1, 20, 1 ),
			'a full page'   => array( 20, 20, 1 ),
			'one more'      => array( 21, 20, 2 ),
			'one each'      => array( 3, 1, 3 ),
			'a lot of them' => array( 100000, 100, 1000 ),
		);
	}

	#[DataProvider( 'totals' )]
	public function test_counts_pages( int $total, int $per_page, int $pages ): void {
		self::assertSame( $pages, ( new Page( array(), $total, 1, $per_page ) )->pages() );
	}

	public function test_keeps_its_totals_past_the_end(): void {
		self::assertSame(
			array(
				'data'  => array(),
				'total' => 21,
				'pages' => 2,
				'page'  => 9,
			),
			( new Page( array(), 21, 9, 20 ) )->envelope()
		);
	}

	public function test_has_room_on_the_first_page_only(): void {
		$item = array( 'id' => 1 );
		self::assertSame( 2, ( new Page( array( $item ), 1, 1, 3 ) )->room() );
		self::assertSame( 0, ( new Page( array( $item, $item, $item ), 5, 1, 3 ) )->room() );
		self::assertSame( 0, ( new Page( array(), 5, 3, 3 ) )->room() );
	}

	public function test_has_a_fifth_key_where_close_items_were_asked_for(): void {
		$page = new Page( array(), 0, 1, 3 );
		self::assertArrayNotHasKey( 'close', $page->envelope() );
		self::assertSame( array(), $page->with_close( array() )->envelope()['close'] );
	}
}
