<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;

final class ListingTest extends SchemaTestCase {

	public function test_asks_for_the_first_twenty_unless_told_otherwise(): void {
		self::assertSame(
			array(
				'page'     => 1,
				'per_page' => 20,
			),
			self::from_query( Listing::query( array() ), array() )
		);
	}

	/** @return array<string, array{string, string}> */
	public static function out_of_bounds(): array {
		return array(
			'page 0'       => array( 'page', '0' ),
			'page 100001'  => array( 'page', '100001' ),
			'no items'     => array( 'per_page', '0' ),
			'101 items'    => array( 'per_page', '101' ),
			'minus 1 item' => array( 'per_page', '-1' ),
		);
	}

	#[DataProvider( 'out_of_bounds' )]
	public function test_refuses_pages_out_of_bounds( string $name, string $value ): void {
		self::assertSame( array( $name ), array_keys( self::problems( Listing::query( array() ), array( $name => $value ), Source::Query ) ) );
	}

	public function test_takes_filters_beside_the_page(): void {
		self::assertTrue( self::from_query( Listing::query( array( 'mine' => new Flag() ) ), array( 'mine' => '1' ) )['mine'] );
	}

	public function test_wraps_items_in_four_keys_and_no_other(): void {
		$json = Listing::envelope( new Record( array() ) )->json();
		self::assertSame( array( 'data', 'total', 'pages', 'page' ), array_keys( $json['properties'] ) );
		self::assertSame( array( 'data', 'total', 'pages', 'page' ), $json['required'] );
		self::assertArrayNotHasKey( 'uniqueItems', $json['properties']['data'] );
	}
}
