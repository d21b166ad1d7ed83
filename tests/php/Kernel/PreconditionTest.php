<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use PHPUnit\Framework\Attributes\DoesNotPerformAssertions;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;

final class PreconditionTest extends TestCase {

	#[DoesNotPerformAssertions]
	public function test_lets_pass_what_asks_for_nothing_or_for_what_is_there(): void {
		Precondition::none()->require( 'W/"a"' );
		Precondition::if_match( null )->require( 'W/"a"' );
		Precondition::if_match( '"a"' )->require( 'W/"a"' );
	}

	public function test_refuses_when_the_thing_has_changed(): void {
		try {
			Precondition::if_match( '"a"' )->require( 'W/"b"' );
			self::fail( 'Not refused.' );
		} catch ( Failure $failure ) {
			self::assertSame( CommonError::PreconditionFailed, $failure->error );
		}
	}
}
