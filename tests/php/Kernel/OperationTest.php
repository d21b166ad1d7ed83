<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use LogicException;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Caller;
use Svc\Kernel\CommonError;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Whole;

final class OperationTest extends TestCase {

	private static function operation(): Operation {
		return new Operation(
			'get-thing',
			'One thing.',
			Effect::Read,
			new Record( array( 'depth' => new Whole( 0 ) ) ),
			static fn (): Record => new Record( array() ),
			static fn (): bool => true,
			static fn () => throw new LogicException( 'Not run here.' ),
			array( 'id' )
		);
	}

	public function test_parses_its_input(): void {
		self::assertSame( array( 'depth' => 2 ), self::operation()->parse( array( 'depth' => '2' ), Source::Query ) );
	}

	public function test_refuses_wrong_input_as_a_failure_that_names_it(): void {
		try {
			self::operation()->parse( array( 'depth' => 'x' ), Source::Query );
			self::fail( 'Not refused.' );
		} catch ( Failure $failure ) {
			self::assertSame( CommonError::InvalidParam, $failure->error );
			self::assertSame( array( 'depth' => 'This must be a whole number.' ), $failure->data['params'] );
		}
	}

	public function test_makes_its_input_once_and_not_to_say_who_may(): void {
		$made      = 0;
		$operation = new Operation(
			'update-thing',
			'Changes one thing.',
			Effect::Update,
			static function () use ( &$made ): Record {
				++$made;
				return new Record( array( 'depth' => new Whole( 0 ) ) );
			},
			static fn (): Record => new Record( array() ),
			static fn (): bool => true,
			static fn () => throw new LogicException( 'Not run here.' )
		);
		self::assertTrue( $operation->allows( Caller::current() ) );
		self::assertSame( 0, $made );
		self::assertSame( array( 'depth' => 2 ), $operation->parse( array( 'depth' => 2 ), Source::Loose ) );
		self::assertSame( array( 'depth' ), array_keys( $operation->input()->members ) );
		self::assertSame( 1, $made );
	}

	public function test_has_an_address_whose_ids_are_digits(): void {
		$route = Route::get( '/things/{id}/of/{user_id}', self::operation( ... ) );
		self::assertSame( '/things/(?P<id>[\d]+)/of/(?P<user_id>[\d]+)', $route->pattern() );
		self::assertSame( 'GET', $route->method );
	}
}
