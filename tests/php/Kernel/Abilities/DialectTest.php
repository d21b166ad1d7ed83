<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Abilities;

use PHPUnit\Framework\TestCase;
use stdClass;
use Svc\Kernel\Abilities\Dialect;
use Svc\Kernel\Abilities\Input;
use Svc\Kernel\Schema\Record;

final class DialectTest extends TestCase {

	public function test_says_formats_in_words_and_knows_no_empty_list_of_members(): void {
		$schema = Dialect::input( ( new Input( Things::ability() ) )->record() );
		self::assertEquals(
			array(
				'type'        => array( 'string', 'null' ),
				'minLength'   => 1,
				'maxLength'   => 20,
				'description' => 'Link. This must be a web address that starts with http:// or https://',
			),
			$schema['properties']['link']
		);
		self::assertSame( array( 'type' => 'object', 'additionalProperties' => false ), $schema['properties']['extra'] );
		self::assertSame( 'Read-only: leave it out, or send it back as it was', $schema['properties']['made']['description'] );
		self::assertSame( array( 'thing_id' ), $schema['required'] );
		self::assertArrayNotHasKey( 'default', $schema );
	}

	public function test_needs_no_input_where_nothing_is_required(): void {
		self::assertEquals( new stdClass(), Dialect::input( new Record( array() ) )['default'] );
	}

	public function test_withholds_no_answer_for_its_length(): void {
		self::assertSame( array( 'type' => 'string' ), Dialect::output( Things::ability()->operation()->output() )['properties']['link'] );
	}
}
