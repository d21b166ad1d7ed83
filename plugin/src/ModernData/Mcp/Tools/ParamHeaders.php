<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

use stdClass;
use Svc\ModernData\Mcp\Protocol\Era;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use Svc\ModernData\Mcp\Protocol\HeaderValue;

/** Checks arguments that must also be sent in headers (`x-mcp-header` in a tool's schema). */
final class ParamHeaders {

	/**
	 * @param array<string, mixed> $schema
	 * @throws Fault
	 */
	public static function require_same( array $schema, Exchange $exchange ): void {
		if ( Era::Modern === $exchange->era ) {
			self::check( $schema, $exchange->object( 'arguments' ), $exchange );
		}
	}

	/** @param array<string, mixed> $schema */
	private static function check( array $schema, stdClass $values, Exchange $exchange ): void {
		foreach ( (array) ( $schema['properties'] ?? array() ) as $name => $member ) {
			$member = (array) $member;
			$value  = $values->{$name} ?? null;
			if ( isset( $member['x-mcp-header'] ) ) {
				self::check_one( 'Mcp-Param-' . $member['x-mcp-header'], $value, $exchange );
			} elseif ( $value instanceof stdClass ) {
				self::check( $member, $value, $exchange );
			}
		}
	}

	private static function check_one( string $header, mixed $value, Exchange $exchange ): void {
		$sent = $exchange->header( $header );
		$text = HeaderValue::decode( $sent );
		$same = match ( true ) {
			null === $value    => null === $sent,
			is_bool( $value )  => ( $value ? 'true' : 'false' ) === $text,
			is_int( $value )   => is_numeric( $text ) && (float) $text === (float) $value,
			default            => $text === $value,
		};
		if ( ! $same ) {
			/* translators: %s: name of a header. */
			throw new Fault( FaultKind::HeaderMismatch, sprintf( __( 'Header mismatch: %s must be sent, and say what the body says.', 'svc' ), $header ) );
		}
	}
}
