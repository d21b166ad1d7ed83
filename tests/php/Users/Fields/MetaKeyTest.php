<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Fields\MetaKey;
use Svc\Users\Fields\Visibility;

final class MetaKeyTest extends TestCase {

	public function test_is_guarded_text_when_nothing_is_said_of_it(): void {
		$key = MetaKey::from( 'badge', array() );
		self::assertSame( 'badge', $key->label );
		self::assertInstanceOf( Text::class, $key->type );
		self::assertSame( Visibility::Private, $key->visibility );
		self::assertFalse( $key->searchable );
	}

	/** @return array<string, array{mixed, class-string}> */
	public static function types(): array {
		return array(
			'string'  => array( 'string', Text::class ),
			'integer' => array( 'integer', Whole::class ),
			'boolean' => array( 'boolean', Flag::class ),
			'unknown' => array( 'array', Text::class ),
			'no text' => array( 5, Text::class ),
		);
	}

	/** @param class-string $class */
	#[DataProvider( 'types' )]
	public function test_has_the_type_that_was_registered( mixed $type, string $class ): void {
		self::assertInstanceOf( $class, MetaKey::from( 'badge', array( 'type' => $type ) )->type );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function mistakes(): array {
		return array(
			'an unknown visibility'     => array( array( 'visibility' => 'everyone' ) ),
			'a visibility of its own'   => array( array( 'visibility' => array( 'public' ) ) ),
			'a label that is no text'   => array( array( 'label' => 5 ) ),
			'a searchable that is text' => array( array( 'searchable' => 'yes' ) ),
		);
	}

	/** @param array<string, mixed> $registered */
	#[DataProvider( 'mistakes' )]
	public function test_reads_mistakes_as_the_guarded_choice( array $registered ): void {
		self::assertEquals( MetaKey::from( 'badge', array() ), MetaKey::from( 'badge', $registered ) );
	}

	/** @return array<string, array{array<string, mixed>, bool, bool}> Registered, found by visitors, found on the intranet. */
	public static function searches(): array {
		return array(
			'public text'     => array( array( 'visibility' => 'public' ), true, true ),
			'intranet text'   => array( array( 'visibility' => 'intranet' ), false, true ),
			'private text'    => array( array( 'visibility' => 'private' ), false, false ),
			'a public number' => array( array( 'visibility' => 'public', 'type' => 'integer' ), false, false ),
		);
	}

	/** @param array<string, mixed> $registered */
	#[DataProvider( 'searches' )]
	public function test_is_found_only_by_those_who_all_see_it( array $registered, bool $by_visitors, bool $inside ): void {
		$key = MetaKey::from( 'badge', array( 'searchable' => true ) + $registered );
		self::assertSame( $by_visitors, $key->is_found_by( false ) );
		self::assertSame( $inside, $key->is_found_by( true ) );
		self::assertFalse( MetaKey::from( 'badge', $registered )->is_found_by( true ) );
	}

	public function test_shows_no_value_of_another_type(): void {
		$key = MetaKey::from( 'badge', array( 'type' => 'integer' ) );
		self::assertSame( 5, $key->value( 5 ) );
		self::assertNull( $key->value( 'five' ) );
		self::assertNull( $key->value( null ) );
	}
}
