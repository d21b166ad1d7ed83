<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles;

use PHPUnit\Framework\TestCase;
use Svc\Users\Profiles\ListQuery;
use Svc\Users\Profiles\Role;
use Svc\Users\Profiles\Scope;
use Svc\Users\Profiles\SortKey;

final class ListQueryTest extends TestCase {

	/** @param list<string> $words */
	private static function query( ?Role $role, array $words = array() ): ListQuery {
		return new ListQuery( Scope::everyone(), $role, $words, array(), SortKey::Role, false, 1, 20 );
	}

	public function test_does_not_sort_one_role_by_role(): void {
		self::assertSame( SortKey::LastName, self::query( Role::Staff )->sort );
		self::assertSame( SortKey::Role, self::query( null )->sort );
	}

	public function test_knows_what_the_search_index_counts_alone(): void {
		self::assertTrue( self::query( null, array( 'ana' ) )->is_one_word() );
		self::assertFalse( self::query( Role::Staff, array( 'ana' ) )->is_one_word() );
		self::assertFalse( self::query( null, array( 'ana', 'ruiz' ) )->is_one_word() );
	}
}
