<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Screens;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Screens\LeadAddress;

final class LeadAddressTest extends TestCase {

	private const KEPT = array(
		'orderby' => 'created_at',
		'order'   => 'asc',
		'perPage' => 50,
		'layout'  => 'grid',
	);

	/** @param array<string, mixed> $given */
	private static function address( array $given ): LeadAddress {
		return new LeadAddress( array( 'page' => 'svc-leads' ) + $given, self::KEPT );
	}

	public function test_asks_for_what_differs_from_the_defaults(): void {
		$address = self::address(
			array(
				'search'  => 'ana',
				'status'  => 'won',
				'owner'   => '',
				'orderby' => 'last_name',
				'paged'   => '3',
				'layout'  => 'grid',
				'foreign' => 'x',
			)
		);
		self::assertEquals(
			array(
				'search'  => 'ana',
				'status'  => 'won',
				'orderby' => 'last_name',
				'order'   => 'desc',
				'page'    => '3',
			),
			$address->page()
		);
		self::assertSame(
			array(
				'search' => 'ana',
				'status' => 'won',
			),
			$address->filters()
		);
	}

	public function test_an_address_without_a_list_has_that_of_the_preferences(): void {
		self::assertEquals(
			array(
				'orderby'  => 'created_at',
				'order'    => 'asc',
				'per_page' => '50',
			),
			self::address( array( 'lead' => '12' ) )->page()
		);
	}

	public function test_the_spam_folder_is_named_and_has_no_board(): void {
		$spam = self::address(
			array(
				'folder' => 'spam',
				'view'   => 'board',
				'search' => 'x',
			)
		);
		self::assertFalse( $spam->is_board() );
		self::assertEquals(
			array(
				'search' => 'x',
				'folder' => 'spam',
			),
			$spam->filters()
		);
		self::assertTrue( self::address( array( 'view' => 'board' ) )->is_board() );
	}

	public function test_a_lead_is_named_by_its_number(): void {
		self::assertSame( 12, self::address( array( 'lead' => '12' ) )->lead() );
		foreach ( array( '', '-3', 'x', array( '1' ) ) as $lead ) {
			self::assertSame( 0, self::address( array( 'lead' => $lead ) )->lead() );
		}
	}

	public function test_filters_that_are_no_texts_are_left_out(): void {
		self::assertSame( array(), self::address( array( 'search' => array( 'a' ) ) )->filters() );
	}
}
