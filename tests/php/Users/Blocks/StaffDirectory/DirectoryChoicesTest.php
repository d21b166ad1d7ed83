<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\StaffDirectory;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\StaffDirectory\DirectoryChoices;

final class DirectoryChoicesTest extends TestCase {

	public function test_offers_no_filter_for_what_is_fixed(): void {
		$choices = DirectoryChoices::of(
			array(
				'department' => ' Lending ',
				'role'       => 'staff',
				'filters'    => array( 'office', 'role', 'department' ),
				'orderBy'    => 'title',
				'order'      => 'desc',
			)
		);
		self::assertSame( array( 'Lending', 'staff', array( 'office' ), '-title' ), array( $choices->department, $choices->role, $choices->filters, $choices->sort ) );
	}

	public function test_takes_nonsense_for_the_usual(): void {
		$choices = DirectoryChoices::of(
			array(
				'layout'  => 'spiral',
				'fields'  => array( 'salary', array(), 'phone', 'photo' ),
				'role'    => 'king',
				'perPage' => 100000,
				'orderBy' => 'salary',
				'filters' => 'office',
			)
		);
		self::assertSame(
			array( 'cards', array( 'photo', 'phone' ), '', 100, 'last_name', array( 'office' ) ),
			array( $choices->layout, $choices->fields, $choices->role, $choices->per_page, $choices->sort, $choices->filters )
		);
	}
}
