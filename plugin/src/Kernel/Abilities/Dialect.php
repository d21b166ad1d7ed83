<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use stdClass;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\TextFormat;

/** Converts schemas to the form that core's ability runner and its JavaScript client accept. */
final class Dialect {

	/** Left out of output schemas: other plugins filter avatars and titles, and core would reject an answer beyond a limit. */
	private const LIMITS = array(
		'minLength' => true,
		'maxLength' => true,
		'pattern'   => true,
	);

	/** @return array<string, mixed> With a default where no member is required, so that the input may be left out. */
	public static function input( Record $record ): array {
		$schema = self::plain( $record->json() );
		return isset( $schema['required'] ) ? $schema : $schema + array( 'default' => new stdClass() );
	}

	/** @return array<string, mixed> */
	public static function output( Record $record ): array {
		return self::plain( $record->json(), self::LIMITS );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param array<string, true>  $dropped
	 * @return array<string, mixed>
	 */
	private static function plain( array $schema, array $dropped = array() ): array {
		$schema = self::worded( array_diff_key( $schema, $dropped ), array() === $dropped );
		if ( isset( $schema['items'] ) ) {
			$schema['items'] = self::plain( $schema['items'], $dropped );
		}
		$properties = (array) ( $schema['properties'] ?? array() );
		unset( $schema['properties'] );
		return $schema + ( array() === $properties ? array() : array( 'properties' => array_map( static fn ( array $one ): array => self::plain( $one, $dropped ), $properties ) ) );
	}

	/**
	 * Moves `format` and `readonly` into the description. Core sanitises values that have a format (a bad address becomes
	 * empty), and its JavaScript client checks formats more strictly than WordPress and does not accept `readonly`.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function worded( array $schema, bool $is_sent ): array {
		$texts = array(
			$schema['description'] ?? '',
			isset( $schema['readonly'] ) ? __( 'Read-only: leave it out, or send it back as it was', 'svc' ) : '',
			rtrim( TextFormat::tryFrom( $schema['format'] ?? '' )?->hint() ?? '', '.' ),
		);
		$text  = implode( '. ', array_filter( $is_sent ? $texts : array( $texts[0] ) ) );
		unset( $schema['format'], $schema['readonly'], $schema['description'] );
		return $schema + ( '' === $text ? array() : array( 'description' => $text ) );
	}
}
