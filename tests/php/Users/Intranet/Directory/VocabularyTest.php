<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Directory;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Directory\DirectorySort;

/** Written out on purpose: a change here breaks other code. */
final class VocabularyTest extends TestCase {

	public function test_pins_sorts(): void {
		self::assertSame( array( 'last_name', 'first_name', 'title', 'department', 'start_date' ), array_column( DirectorySort::cases(), 'value' ) );
	}

	public function test_every_order_is_a_whole_one(): void {
		foreach ( DirectorySort::cases() as $sort ) {
			$columns = $sort->columns();
			self::assertSame( 'id', end( $columns ) );
		}
	}
}
