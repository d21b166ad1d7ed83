<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\StaffDirectory;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\StaffDirectory\DirectoryAddress;

final class DirectoryAddressTest extends TestCase {

	public function test_reads_its_own_parameters_alone(): void {
		$query = '/team/?people-search=zo%C3%AB&people-2-search=bo&people-role=staff&people-page=3&people-sort=-title';
		$first = DirectoryAddress::of( $query, 1 );
		self::assertSame( array( 'zoë', 'staff', 3, '-title' ), array( $first->text( 'search' ), $first->role(), $first->page(), $first->sort( 'last_name' ) ) );
		$second = DirectoryAddress::of( $query, 2 );
		self::assertSame( array( 'bo', '', 1, 'last_name' ), array( $second->text( 'search' ), $second->role(), $second->page(), $second->sort( 'last_name' ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function nonsense(): iterable {
		yield 'lists' => array( 'people-search[]=x&people-page[]=2&people-role[a]=staff&people-person[]=1' );
		yield 'wrong words' => array( 'people-role=king&people-sort=salary&people-page=-1&people-person=1e3' );
		yield 'huge numbers' => array( 'people-person=99999999999999999999&people-page=0' );
		yield 'broken text' => array( 'people-search=%FF%FE' );
	}

	/** @dataProvider nonsense */
	public function test_takes_nonsense_for_nothing( string $query ): void {
		$address = DirectoryAddress::of( "/team/?$query", 1 );
		self::assertSame( array( '', '', 1, 0, 'last_name' ), array( $address->text( 'search' ), $address->role(), $address->page(), $address->person(), $address->sort( 'last_name' ) ) );
	}

	public function test_changes_its_own_parameters_and_keeps_all_others(): void {
		$address = DirectoryAddress::of( '/?page_id=7&people-search=a%26b&people-2-page=4&tags[]=x#top', 1 );
		self::assertSame(
			'/?page_id=7&people-search=a%26b&people-2-page=4&tags%5B0%5D=x&people-page=2',
			$address->with( array( 'page' => 2 ) )
		);
		self::assertSame( '/?page_id=7&people-2-page=4&tags%5B0%5D=x', $address->cleared() );
		self::assertSame(
			array(
				'page_id'       => '7',
				'people-2-page' => '4',
				'tags[0]'       => 'x',
			),
			$address->others()
		);
		self::assertTrue( $address->is_filtered() );
		self::assertSame( '/team/', DirectoryAddress::of( '/team/', 1 )->cleared() );
	}
}
