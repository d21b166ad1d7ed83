<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage;

use PHPUnit\Framework\TestCase;
use Svc\Users\Storage\Selection;

final class SelectionTest extends TestCase {

	/** @param non-empty-list<literal-string> $sort */
	private static function page( int $page, int $per_page, array $sort = array( 'id' ) ): Selection {
		return new Selection( '1 = 1', array(), '0', array(), $sort, false, '', false, $page, $per_page );
	}

	public function test_passes_over_the_pages_before(): void {
		self::assertSame( 0, self::page( 1, 20 )->offset() );
		self::assertSame( 40, self::page( 3, 20 )->offset() );
		self::assertSame( 9999900, self::page( 100000, 100 )->offset() );
	}

	public function test_sorts_every_column_the_same_way(): void {
		self::assertSame( 'p.last_key DESC, p.id DESC', self::page( 1, 1, array( 'last_key', 'id' ) )->order( 'p', true ) );
		self::assertSame( 'shown.user_id ASC', self::page( 1, 1, array( 'user_id' ) )->order( 'shown', false ) );
	}

	public function test_finds_rows_by_their_id_once(): void {
		self::assertSame( 'p.last_key, p.id', self::page( 1, 1, array( 'last_key', 'id' ) )->keys() );
		self::assertSame( 'p.user_id, p.id', self::page( 1, 1, array( 'user_id' ) )->keys() );
	}
}
