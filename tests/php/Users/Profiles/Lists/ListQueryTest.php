<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles\Lists;

use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Profiles\Lists\SortKey;
use Svc\Users\Storage\MissingField;
use Svc\Users\Storage\VisibleProfiles;

final class ListQueryTest extends TestCase {

	/** @param list<string> $words */
	private static function query( ?Role $role, array $words = array() ): ListQuery {
		return new ListQuery( VisibleProfiles::everyone(), $role, $words, array(), SortKey::Role, false, 1, 20 );
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

	public function test_does_not_sort_one_department_by_department(): void {
		self::assertSame( SortKey::LastName, ( new ListQuery( VisibleProfiles::everyone(), sort: SortKey::Department, department: 'Legal' ) )->sort );
		self::assertSame( SortKey::Department, ( new ListQuery( VisibleProfiles::everyone(), sort: SortKey::Department ) )->sort );
	}

	public function test_knows_how_many_there_are_of_a_role_alone(): void {
		self::assertTrue( self::query( Role::Staff )->is_counted() );
		self::assertFalse( self::query( null, array( 'ana' ) )->is_counted() );
		foreach ( array( array( 'department' => 'Legal' ), array( 'office' => '0' ), array( 'manager_id' => 7 ), array( 'without' => MissingField::Photo ) ) as $filter ) {
			$query = new ListQuery( ...array( 'scope' => VisibleProfiles::everyone() ), ...$filter );
			self::assertFalse( $query->is_counted() );
			self::assertFalse( $query->is_everybody() );
			self::assertNotNull( $query->filter_index() );
			self::assertTrue( $query->but_for( (string) array_key_first( $filter ) )->is_everybody() );
		}
	}
}
