<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Whole;

final class TypeTest extends SchemaTestCase {

	public function test_refuses_null(): void {
		self::assertRefused( 'This must not be null.', new Whole(), null );
	}

	public function test_takes_null_where_it_is_nullable(): void {
		self::assertNull( ( new Whole( 1 ) )->nullable()->parse( null, Source::Json ) );
	}

	public function test_tells_null_beside_the_type_and_the_words(): void {
		self::assertSame( array( 'type' => array( 'integer', 'null' ) ), ( new Whole() )->nullable()->json() );
		self::assertSame(
			array(
				'type' => array( 'string', 'null' ),
				'enum' => array( 'a', null ),
			),
			( new Choice( array( 'a' ) ) )->nullable()->json()
		);
	}

	public function test_tells_description_default_and_read_only(): void {
		self::assertSame(
			array(
				'type'        => 'integer',
				'description' => 'Page',
				'default'     => 1,
				'readonly'    => true,
			),
			( new Whole() )->or( 1 )->describe( 'Page' )->read_only()->json()
		);
	}

	public function test_is_not_changed_by_its_variants(): void {
		$plain = new Whole();
		$plain->nullable()->read_only()->or( 3 )->describe( 'text' );
		self::assertSame( array( 'type' => 'integer' ), $plain->json() );
		self::assertNull( $plain->fallback() );
	}
}
