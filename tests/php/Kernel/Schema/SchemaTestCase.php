<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;

abstract class SchemaTestCase extends TestCase {

	protected static function from_json( Type $type, string $json ): mixed {
		return $type->parse( json_decode( $json, false, 512, JSON_THROW_ON_ERROR ), Source::Json );
	}

	protected static function from_query( Type $type, mixed $value ): mixed {
		return $type->parse( $value, Source::Query );
	}

	/** @return array<string, string> Path => text. */
	protected static function problems( Type $type, mixed $value, Source $source = Source::Json ): array {
		try {
			$read = $type->parse( $value, $source );
		} catch ( Invalid $invalid ) {
			return $invalid->problems;
		}
		self::fail( 'Accepted as ' . var_export( $read, true ) );
	}

	protected static function assertRefused( string $text, Type $type, mixed $value, Source $source = Source::Json ): void {
		self::assertSame( array( '' => $text ), self::problems( $type, $value, $source ) );
	}
}
