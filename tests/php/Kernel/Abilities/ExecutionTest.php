<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Abilities;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Execution;
use Svc\Kernel\Abilities\Input;
use Svc\Kernel\Document;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;
use Svc\Kernel\Reply;
use WP_Error;

final class ExecutionTest extends TestCase {

	private const INPUT = array( 'thing_id' => 1 );

	private static function of( Ability $ability ): Execution {
		return new Execution( $ability, new Input( $ability ) );
	}

	public function test_answers_what_the_operation_answers(): void {
		self::assertSame( array( 'link' => '' ), self::of( Things::ability() )->run( self::INPUT ) );
	}

	public function test_answers_what_a_document_says(): void {
		$document  = new Document( 'application/json', static fn (): string => '{"link":"x"}' );
		$execution = self::of( Things::ability( run: static fn (): Reply => Reply::document( $document, '' ) ) );
		self::assertSame( array( 'link' => 'x' ), $execution->run( self::INPUT ) );
	}

	public function test_refuses_by_the_policy_before_and_while_running(): void {
		$execution = self::of( Things::ability( may: false ) );
		self::assertEquals( new WP_Error( 'rest_forbidden', 'Sorry, you are not allowed to do that.' ), $execution->may() );
		$refusal = $execution->run( self::INPUT );
		self::assertInstanceOf( WP_Error::class, $refusal );
		self::assertSame( array( 'status' => 403 ), $refusal->data );
	}

	public function test_turns_failures_into_the_errors_of_rest(): void {
		$error = self::of( Things::ability( run: static fn (): Reply => throw Failure::precondition() ) )->run( self::INPUT );
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( array( 'rest_precondition_failed', array( 'status' => 412 ) ), array( $error->code, $error->data ) );
		$invalid = self::of( Things::ability( Effect::Read ) )->run( array( 'thing_id' => 'x' ) );
		self::assertInstanceOf( WP_Error::class, $invalid );
		self::assertEquals( (object) array( 'thing_id' => 'This must be a whole number.' ), $invalid->data['params'] );
	}

	public function test_tells_the_log_and_not_the_caller_what_broke(): void {
		$log    = (string) tempnam( sys_get_temp_dir(), 'svc' );
		$before = ini_set( 'error_log', $log );
		try {
			$error = self::of( Things::ability( run: static fn (): Reply => throw new RuntimeException( 'the secret' ) ) )->run( self::INPUT );
			self::assertStringContainsString( 'svc change-thing: RuntimeException: the secret', (string) file_get_contents( $log ) );
		} finally {
			ini_set( 'error_log', (string) $before );
			unlink( $log );
		}
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( array( 'rest_internal_error', array( 'status' => 500 ) ), array( $error->code, $error->data ) );
		self::assertStringNotContainsString( 'secret', $error->message );
	}
}
