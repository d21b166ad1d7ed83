<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\StaffDirectory;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\StaffDirectory\PageLinks;

final class PageLinksTest extends TestCase {

	/** @return iterable<string, array{int, int, list<int|null>}> */
	public static function pages(): iterable {
		yield 'few' => array( 2, 3, array( 1, 2, 3 ) );
		yield 'in the middle' => array( 10, 20, array( 1, null, 9, 10, 11, null, 20 ) );
		yield 'where one would be left out' => array( 4, 20, array( 1, 2, 3, 4, 5, null, 20 ) );
		yield 'at the end' => array( 20, 20, array( 1, null, 19, 20 ) );
		yield 'past the end' => array( 99, 3, array( 1, 2, 3 ) );
	}

	/**
	 * @dataProvider pages
	 * @param list<int|null> $expected
	 */
	public function test_shows_the_ends_and_the_neighbours( int $current, int $pages, array $expected ): void {
		self::assertSame( $expected, PageLinks::shown( $current, $pages ) );
	}
}
