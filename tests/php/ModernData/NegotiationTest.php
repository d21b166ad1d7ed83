<?php

declare( strict_types=1 );

namespace Svc\Tests\ModernData;

use PHPUnit\Framework\TestCase;
use Svc\ModernData\Mcp\Protocol\Era;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use Svc\ModernData\Mcp\Protocol\Message;
use Svc\ModernData\Mcp\Protocol\Negotiation;

final class NegotiationTest extends TestCase {

	private const META = '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';

	public function test_a_request_without_anything_is_of_the_older_era(): void {
		self::assertSame( Era::Legacy, self::era( 'ping', '{}', array() ) );
	}

	public function test_meta_and_headers_that_agree_are_of_the_newest_era(): void {
		self::assertSame( Era::Modern, self::era( 'tools/list', '{' . self::META . '}', self::headers( 'tools/list' ) ) );
	}

	/** @dataProvider refusals */
	public function test_what_does_not_agree_is_refused( FaultKind $kind, string $method, string $params, array $headers ): void {
		try {
			self::era( $method, $params, $headers );
			self::fail( 'Nothing was refused.' );
		} catch ( Fault $fault ) {
			self::assertSame( $kind, $fault->kind );
		}
	}

	/** @return array<string, array{FaultKind, string, string, array<string, string>}> */
	public static function refusals(): array {
		$params = '{' . self::META . '}';
		$named  = '{"name":"a",' . self::META . '}';
		return array(
			'no header'             => array( FaultKind::HeaderMismatch, 'tools/list', $params, array() ),
			'no meta'               => array( FaultKind::BadMessage, 'tools/list', '{}', self::headers( 'tools/list' ) ),
			'discovery without all' => array( FaultKind::BadMessage, 'server/discover', '{}', array() ),
			'another method'        => array( FaultKind::HeaderMismatch, 'tools/list', $params, self::headers( 'tools/call' ) ),
			'no name'               => array( FaultKind::HeaderMismatch, 'tools/call', $named, self::headers( 'tools/call' ) ),
			'another name'          => array( FaultKind::HeaderMismatch, 'tools/call', $named, self::headers( 'tools/call' ) + array( 'mcp-name' => 'b' ) ),
			'unknown revision'      => array( FaultKind::UnknownRevision, 'ping', '{}', array( 'mcp-protocol-version' => '1999-01-01' ) ),
			'revision in the plan'  => array( FaultKind::UnknownRevision, 'ping', str_replace( '2026-07-28', '2999-01-01', $params ), array( 'mcp-protocol-version' => '2999-01-01' ) ),
		);
	}

	/** @return array<string, string> */
	private static function headers( string $method ): array {
		return array(
			'mcp-protocol-version' => Era::NEWEST,
			'mcp-method'           => $method,
		);
	}

	private static function era( string $method, string $params, array $headers ): Era {
		$message = Message::of( Message::decode( '{"jsonrpc":"2.0","id":1,"method":"' . $method . '","params":' . $params . '}' ) );
		return ( new Negotiation( $message, $headers ) )->era();
	}
}
