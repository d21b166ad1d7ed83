<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use Svc\Kernel\Schema\Deferred;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Whole;

final class DeferredTest extends SchemaTestCase {

	private int $made = 0;

	private function type(): Deferred {
		return new Deferred(
			function (): Record {
				++$this->made;
				return new Record( array( 'page' => new Whole( 1 ) ) );
			}
		);
	}

	public function test_is_made_for_a_value_only(): void {
		$record = new Record( array( 'context' => $this->type()->describe( 'Values' ) ) );
		self::from_json( $record, '{}' );
		self::assertSame( 0, $this->made );
		self::assertSame( array( 'context' => array( 'page' => 2 ) ), self::from_json( $record, '{"context":{"page":2}}' ) );
		self::assertSame( array( 'context.page' => 'This must be at least 1.' ), self::problems( $record, json_decode( '{"context":{"page":0}}' ) ) );
	}

	public function test_is_described_as_the_type_that_it_makes(): void {
		$properties = array( 'page' => ( new Whole( 1 ) )->json() );
		self::assertSame(
			array(
				'type'                 => array( 'object', 'null' ),
				'properties'           => $properties,
				'additionalProperties' => false,
				'description'          => 'Values',
			),
			$this->type()->nullable()->describe( 'Values' )->json()
		);
	}
}
