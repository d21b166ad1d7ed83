<?php

declare( strict_types=1 );

namespace Svc\Tests\ModernData;

use PHPUnit\Framework\TestCase;
use Svc\ModernData\Mcp\Protocol\HeaderValue;

final class HeaderValueTest extends TestCase {

	/**
	 * @testWith ["us-west1", "us-west1"]
	 *           ["=?base64?SGVsbG8sIOS4lueVjA==?=", "Hello, 世界"]
	 *           ["=?base64?IHBhZGRlZCA=?=", " padded "]
	 *           ["=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=", "=?base64?literal?="]
	 *           ["=?base64?SGVsbG8?=", null]
	 *           ["=?base64?!!?=", null]
	 *           ["=?base64?/w==?=", null]
	 *           ["caf\u00e9", null]
	 *           [null, null]
	 */
	public function test_values_are_read_as_the_protocol_writes_them( ?string $sent, ?string $meant ): void {
		self::assertSame( $meant, HeaderValue::decode( $sent ) );
	}
}
