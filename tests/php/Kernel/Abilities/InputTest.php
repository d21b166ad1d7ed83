<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Abilities;

use PHPUnit\Framework\TestCase;
use stdClass;
use Svc\Kernel\Abilities\Input;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;

final class InputTest extends TestCase {

	public function test_names_the_target_by_its_member_and_not_by_what_the_operation_calls_it(): void {
		$input = new Input( Things::ability() );
		$call  = $input->call( array( 'thing_id' => '7', 'is_new' => 'true', 'if_match' => '"a"' ), Caller::current() );
		self::assertSame( array( 'id' => 7 ), $call->path );
		self::assertSame( array( 'is_new' => true ), $call->input );
		$this->expectException( Failure::class );
		$call->precondition->require( 'W/"b"' );
	}

	public function test_takes_objects_in_any_form(): void {
		$input = new Input( Things::ability() );
		foreach ( array( array(), new stdClass() ) as $extra ) {
			self::assertSame( array( 'thing_id' => 7, 'extra' => array() ), $input->parse( (object) array( 'thing_id' => 7, 'extra' => $extra ) ) );
		}
	}

	/** @dataProvider malformed */
	public function test_refuses( mixed $given, string $field ): void {
		try {
			( new Input( Things::ability() ) )->parse( $given );
			self::fail( 'Not refused.' );
		} catch ( Failure $failure ) {
			self::assertSame( array( $field ), array_keys( $failure->data['params'] ) );
		}
	}

	/** @return array<string, array{mixed, string}> */
	public static function malformed(): array {
		return array(
			'nothing where something is required' => array( null, 'thing_id' ),
			'a number in another form'            => array( array( 'thing_id' => '1e1' ), 'thing_id' ),
			'no id'                               => array( array( 'thing_id' => 0 ), 'thing_id' ),
			'the name that the path has'          => array( array( 'thing_id' => 1, 'id' => 2 ), 'id' ),
			'what is no object'                   => array( 5, '' ),
			'a bad address'                       => array( array( 'thing_id' => 1, 'link' => 'javascript:1' ), 'link' ),
		);
	}

	public function test_has_a_precondition_only_where_something_is_overwritten(): void {
		foreach ( Effect::cases() as $effect ) {
			$members = ( new Input( Things::ability( $effect ) ) )->record()->members;
			self::assertSame( in_array( $effect, array( Effect::Update, Effect::Extend, Effect::Delete ), true ), isset( $members['if_match'] ) );
		}
	}
}
