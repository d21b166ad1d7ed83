<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Directory;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Failure;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Directory\DirectoryQuery;
use Svc\Users\Storage\MissingField;

final class DirectoryQueryTest extends TestCase {

	public function test_takes_empty_text_for_no_filter(): void {
		$query = DirectoryQuery::of(
			array(
				'search'     => ' ',
				'department' => '',
				'office'     => '',
			)
		);
		self::assertEquals( new DirectoryQuery(), $query );
	}

	public function test_knows_whose_number_is_kept(): void {
		self::assertTrue( DirectoryQuery::of( array( 'role' => 'staff' ) )->is_counted() );
		self::assertTrue( ( new DirectoryQuery() )->is_counted() );
		self::assertFalse( DirectoryQuery::of( array( 'office' => 'Denver' ) )->is_counted() );
		self::assertFalse( DirectoryQuery::of( array( 'search' => 'a' ) )->is_counted() );
		self::assertFalse( DirectoryQuery::of( array( 'without' => 'photo' ) )->is_counted() );
		self::assertFalse( DirectoryQuery::of( array( 'manager' => 1 ) )->is_counted() );
	}

	public function test_knows_whose_number_is_the_sum_of_groups(): void {
		$groups = array(
			'role'       => 'staff',
			'office'     => 'Denver',
			'department' => 'Lending',
		);
		self::assertTrue( DirectoryQuery::of( $groups )->is_of_groups() );
		self::assertFalse( DirectoryQuery::of( $groups + array( 'search' => 'a' ) )->is_of_groups() );
		self::assertFalse( DirectoryQuery::of( $groups + array( 'without' => 'photo' ) )->is_of_groups() );
		self::assertFalse( DirectoryQuery::of( $groups + array( 'manager' => 1 ) )->is_of_groups() );
	}

	public function test_drops_a_filter(): void {
		$query = DirectoryQuery::of(
			array(
				'search'     => 'B a',
				'department' => 'Sales',
				'role'       => 'staff',
				'office'     => 'Denver',
				'manager'    => 7,
				'without'    => 'photo',
			)
		);
		self::assertEquals( new DirectoryQuery( array( 'b', 'a' ), null, Role::Staff, 'Denver', 7, MissingField::Photo ), $query->but_for( 'department' ) );
		self::assertEquals( new DirectoryQuery( array( 'b', 'a' ), 'Sales', null, null, 7, MissingField::Photo ), $query->but_for( 'role', 'office' ) );
	}

	public function test_refuses_too_many_words(): void {
		$this->expectException( Failure::class );
		DirectoryQuery::of( array( 'search' => 'a b c d e f g h i j k' ) );
	}
}
