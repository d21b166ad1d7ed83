<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;

final class FailureTest extends TestCase {

	public function test_names_the_fields_that_are_wrong_and_says_each_reason_once(): void {
		$failure = Failure::invalid(
			array(
				'email' => 'This is required.',
				'role'  => 'This is required.',
				'page'  => 'This must be at least 1.',
			)
		);
		self::assertSame( CommonError::InvalidParam, $failure->error );
		self::assertSame( 'Invalid parameter(s): email, role, page. This is required. This must be at least 1.', $failure->getMessage() );
		self::assertSame( array( 'email', 'role', 'page' ), array_keys( $failure->data['params'] ) );
	}

	public function test_names_the_fields_that_may_not_be_changed(): void {
		$failure = Failure::forbidden( array( 'role', 'meta.svc_department' ) );
		self::assertSame( CommonError::Forbidden, $failure->error );
		self::assertStringContainsString( 'role, meta.svc_department', $failure->getMessage() );
		self::assertSame( array( 'role', 'meta.svc_department' ), array_keys( $failure->data['params'] ) );
	}

	public function test_names_no_fields_when_all_is_forbidden(): void {
		self::assertSame( array(), Failure::forbidden()->data );
	}

	public function test_says_what_to_do_about_a_change_by_another_caller(): void {
		self::assertSame( CommonError::PreconditionFailed, Failure::precondition()->error );
		self::assertStringContainsString( 'Read it again', Failure::precondition()->getMessage() );
	}
}
