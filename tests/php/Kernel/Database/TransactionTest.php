<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Database;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Database\Connection;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Database\Transaction;
use Svc\Tests\SwallowingWpdb;

final class TransactionTest extends TestCase {

	public function test_gives_up_where_writes_are_swallowed(): void {
		$transaction = new Transaction( new Connection( new SwallowingWpdb() ), 'wp_svc_state' );
		$this->expectException( QueryFailed::class );
		$transaction->begin( array( 'profiles', 'options' ), null );
	}

	public function test_does_not_go_on_without_a_lock_where_writes_are_swallowed(): void {
		$wpdb        = new SwallowingWpdb();
		$transaction = new Transaction( new Connection( $wpdb ), 'wp_svc_state' );
		$transaction->begin( array(), null );
		$this->expectException( QueryFailed::class );
		$transaction->join( array( 'profiles' ), static fn () => self::fail( 'The work ran.' ) );
	}
}
