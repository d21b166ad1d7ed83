<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\History;

use PHPUnit\Framework\TestCase;
use Svc\Users\History\ValuesBefore;

final class ValuesBeforeTest extends TestCase {

	public function test_values_come_back_as_they_were_added(): void {
		$values = new ValuesBefore();
		$this->assertSame( array(), iterator_to_array( $values->all() ) );
		$some = array( 7 => array( 'bio' => "a\nb \u{0}ü", 'skills' => array( 'x' ), 'dotted' => null, 'rate' => 1.0 ) );
		$values->add( $some );
		$values->add( array( 9 => array( 'bio' => '' ) ) );
		$this->assertSame( array( $some, array( 9 => array( 'bio' => '' ) ) ), iterator_to_array( $values->all(), false ) );
	}

	public function test_values_of_all_accounts_do_not_fill_the_memory(): void {
		$values = new ValuesBefore();
		$before = memory_get_usage();
		for ( $from = 0; $from < 10_000; $from += 500 ) {
			$values->add( array_fill( $from, 500, array( 'bio' => str_repeat( (string) $from, 400 ) ) ) );
		}
		$found = 0;
		foreach ( $values->all() as $some ) {
			$found += count( $some );
			$this->assertLessThan( 8_000_000, memory_get_usage() - $before );
		}
		$this->assertSame( 10_000, $found );
	}
}
