<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Secrets;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Secrets\SecretBox;

final class SecretBoxTest extends TestCase {

	private const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

	public function test_a_secret_is_read_by_the_salt_that_has_encrypted_it(): void {
		self::assertSame( self::SECRET, SecretBox::by( 'salt' )->decrypt( SecretBox::by( 'salt' )->encrypt( self::SECRET ) ) );
	}

	public function test_what_is_stored_does_not_tell_it_and_differs_each_time(): void {
		$box    = SecretBox::by( 'salt' );
		$stored = $box->encrypt( self::SECRET );
		self::assertStringNotContainsString( substr( self::SECRET, 6 ), $stored . base64_decode( $stored ) );
		self::assertNotSame( $stored, $box->encrypt( self::SECRET ) );
	}

	public function test_another_salt_reads_nothing(): void {
		self::assertNull( SecretBox::by( 'new' )->decrypt( SecretBox::by( 'old' )->encrypt( self::SECRET ) ) );
	}

	public function test_nothing_is_read_of_what_is_damaged(): void {
		$box    = SecretBox::by( 'salt' );
		$stored = $box->encrypt( self::SECRET );
		$bytes  = (string) base64_decode( $stored );
		foreach ( array( '', 'not base64!', substr( $stored, 0, 20 ), base64_encode( substr( $bytes, 0, -1 ) ), base64_encode( $bytes ^ str_repeat( "\1", strlen( $bytes ) ) ) ) as $damaged ) {
			self::assertNull( $box->decrypt( $damaged ) );
		}
	}
}
