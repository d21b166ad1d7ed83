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
}
