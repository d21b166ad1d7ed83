<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\OrgChart\ChartAdditions;

final class ChartAdditionsTest extends TestCase {

	public function test_the_first_of_several_rows_of_an_account_counts_in_whatever_order_they_come(): void {
		$additions = new ChartAdditions();
		foreach ( array( 20 => array( 3 ), 10 => array( 2 ), 30 => array( 4 ) ) as $row_id => $managers ) {
			$additions->add( array( '7', null, null, null, null, serialize( $managers ), (string) $row_id ) );
		}
		$additions->finish();
		self::assertSame( array( 7 => array( 2 ) ), $additions->lines );
	}
}
