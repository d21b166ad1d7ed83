<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Screens;

use PHPUnit\Framework\TestCase;
use Svc\Users\Screens\ListAddress;

final class ListAddressTest extends TestCase {

	private const KEPT = array(
		'orderby' => 'email',
		'order'   => 'desc',
		'perPage' => 50,
		'layout'  => 'grid',
	);

	public function test_asks_for_what_differs_from_the_defaults(): void {
		$address = array(
			'page'       => 'svc-people',
			'search'     => 'ana',
			'department' => 'R&D',
			'orderby'    => 'last_name',
			'paged'      => '3',
			'layout'     => 'grid',
			'foreign'    => 'x',
		);
		self::assertSame(
			array(
				'context'    => 'edit',
				'search'     => 'ana',
				'department' => 'R&D',
				'page'       => '3',
				'close'      => 'true',
			),
			ListAddress::query( $address, self::KEPT )
		);
	}

	public function test_an_address_that_says_nothing_shows_the_list_as_it_was_left(): void {
		self::assertSame(
			array(
				'context'  => 'edit',
				'orderby'  => 'email',
				'order'    => 'desc',
				'per_page' => '50',
			),
			ListAddress::query( array( 'page' => 'svc-people' ), self::KEPT )
		);
	}

	public function test_an_address_with_a_layout_alone_overrides_the_preferences(): void {
		self::assertSame( array( 'context' => 'edit' ), ListAddress::query( array( 'layout' => 'list' ), self::KEPT ) );
	}

	public function test_what_is_no_text_is_not_asked(): void {
		self::assertSame( array( 'context' => 'edit' ), ListAddress::query( array( 'search' => array( 'x' ) ), array( 'orderby' => array() ) ) );
	}

	public function test_counts_are_asked_by_the_filters_alone(): void {
		$query = ListAddress::query(
			array(
				'role'  => 'staff',
				'order' => 'desc',
			),
			array()
		);
		self::assertSame( array( 'role' => 'staff' ), ListAddress::filters( $query ) );
		self::assertSame( '/a/facets?role=staff', ListAddress::path( '/a/facets', ListAddress::filters( $query ) ) );
		self::assertSame( '/a/facets', ListAddress::path( '/a/facets', array() ) );
	}
}
