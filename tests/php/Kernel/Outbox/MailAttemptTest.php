<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Outbox;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use Svc\Kernel\Outbox\MailAttempt;

final class MailAttemptTest extends TestCase {

	/** A plugin that replaces wp_mail() may say no more than false. */
	public function test_an_answer_of_false_is_a_failure(): void {
		self::assertSame( 'The e-mail was not accepted.', ( new MailAttempt() )->run( static fn (): bool => false ) );
	}

	public function test_other_answers_are_none(): void {
		self::assertSame( '', ( new MailAttempt() )->run( static fn (): bool => true ) );
		self::assertSame( '', ( new MailAttempt() )->run( static fn () => null ) );
	}

	public function test_a_failure_is_one_line_of_text(): void {
		$run = static fn ( string $message ): string => ( new MailAttempt() )->run( static fn () => throw new RuntimeException( $message ) );
		self::assertSame( 'SMTP Error: no', $run( "SMTP <b>Error</b>:\r\n\t no\0" ) );
		self::assertSame( 'The e-mail was not accepted.', $run( " \n" ) );
		self::assertSame( 'bad ? byte', $run( "bad \xFF byte" ) );
	}
}
