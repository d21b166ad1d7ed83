<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\Contact;

final class ContactTest extends TestCase {

	/** @return iterable<array{string, string}> */
	public static function numbers(): iterable {
		yield array( '+1 (303) 555-0100', 'tel:+13035550100' );
		yield array( '303.555.0100 x 12', 'tel:3035550100;ext=12' );
		yield array( '303 555 0100 ext. 12', 'tel:3035550100;ext=12' );
		yield array( '', '' );
		yield array( 'x', '' );
	}

	/** @dataProvider numbers */
	public function test_dials( string $phone, string $url ): void {
		self::assertSame( $url, Contact::phone_url( $phone ) );
	}

	public function test_mails(): void {
		self::assertSame( 'mailto:kim%2Bx@example.com', Contact::mail_url( 'kim+x@example.com' ) );
		self::assertSame( '', Contact::mail_url( '' ) );
	}

	public function test_addresses_break_before_signs_only(): void {
		self::assertSame(
			'<a href="mailto:kim.lee@mail.example.com"><bdi dir="ltr">kim<wbr>.lee<wbr>@mail<wbr>.example<wbr>.com</bdi></a>',
			Contact::mail( 'kim.lee@mail.example.com' )
		);
		self::assertStringContainsString( 'o&#039;neil<wbr>@example', Contact::mail( "o'neil@example.com" ) );
		self::assertSame( '', Contact::mail( '' ) );
	}

	public function test_phones_run_from_left_to_right(): void {
		self::assertSame( '<a href="tel:+13035550100"><bdi dir="ltr">+1 303 555 0100</bdi></a>', Contact::phone( '+1 303 555 0100' ) );
	}
}
