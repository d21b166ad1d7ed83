<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles;

use PHPUnit\Framework\TestCase;
use Svc\Users\Profiles\ListQuery;
use Svc\Users\Profiles\Scope;
use Svc\Users\Profiles\SortKey;

final class ListQueryTest extends TestCase {

	private static function page( int $page, int $per_page ): ListQuery {
		return new ListQuery( Scope::everyone(), null, array(), array(), SortKey::Id, false, $page, $per_page );
	}

	public function test_passes_over_the_pages_before(): void {
		self::assertSame( 0, self::page( 1, 20 )->offset() );
		self::assertSame( 40, self::page( 3, 20 )->offset() );
		self::assertSame( 9999900, self::page( 100000, 100 )->offset() );
	}
}
