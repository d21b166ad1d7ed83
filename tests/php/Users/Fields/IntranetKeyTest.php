<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\Profile;

final class IntranetKeyTest extends TestCase {

	public function test_has_the_field_names_of_the_contract(): void {
		self::assertSame(
			array( 'department', 'reports_to', 'office_location', 'extension', 'start_date', 'bio', 'skills', 'dotted_manager_ids' ),
			array_map( static fn ( IntranetKey $key ): string => $key->field(), IntranetKey::cases() )
		);
	}

	public function test_copies_are_properties_of_a_profile(): void {
		self::assertSame( array( 'department', 'manager_id', 'office_location', 'extension', 'start_date' ), array_keys( IntranetKey::copied() ) );
		foreach ( array_keys( IntranetKey::copied() ) as $property ) {
			self::assertTrue( property_exists( Profile::class, $property ), $property );
		}
	}

	/** @dataProvider accepted */
	public function test_accepts( IntranetKey $key, mixed $value, mixed $stored ): void {
		self::assertSame( $stored, $key->type()->parse( $value, Source::Json ) );
	}

	/** @return iterable<string, array{IntranetKey, mixed, mixed}> */
	public static function accepted(): iterable {
		yield 'a department' => array( IntranetKey::Department, " O'Brien \\ & <Sons> ", "O'Brien \\ & <Sons>" );
		yield 'the longest office' => array( IntranetKey::OfficeLocation, str_repeat( '😀', 100 ), str_repeat( '😀', 100 ) );
		yield 'an extension' => array( IntranetKey::Extension, 'x204 #*+.-', 'x204 #*+.-' );
		yield 'no extension' => array( IntranetKey::Extension, '', '' );
		yield 'a leap day' => array( IntranetKey::StartDate, '2024-02-29', '2024-02-29' );
		yield 'no day' => array( IntranetKey::StartDate, '', '' );
		yield 'lines' => array( IntranetKey::Bio, "One\n\tTwo", "One\n\tTwo" );
		yield 'skills that look like one number' => array( IntranetKey::Skills, array( '1', '01', '1.0' ), array( '1', '01', '1.0' ) );
		yield 'no skills' => array( IntranetKey::Skills, array(), array() );
	}

	/** @dataProvider refused */
	public function test_refuses( IntranetKey $key, mixed $value ): void {
		$this->expectException( Invalid::class );
		$key->type()->parse( $value, Source::Json );
	}

	/** @return iterable<string, array{IntranetKey, mixed}> */
	public static function refused(): iterable {
		yield 'a department that is too long' => array( IntranetKey::Department, str_repeat( 'x', 101 ) );
		yield 'an office of two lines' => array( IntranetKey::OfficeLocation, "Denver\nAustin" );
		yield 'an extension with other signs' => array( IntranetKey::Extension, '12/3' );
		yield 'an extension that is too long' => array( IntranetKey::Extension, str_repeat( '1', 21 ) );
		yield 'a number for an extension' => array( IntranetKey::Extension, 204 );
		yield 'no leap day' => array( IntranetKey::StartDate, '2023-02-29' );
		yield 'another form of day' => array( IntranetKey::StartDate, '2023-2-9' );
		yield 'a time' => array( IntranetKey::StartDate, '2023-02-09T10:00:00Z' );
		yield 'month zero' => array( IntranetKey::StartDate, '2023-00-01' );
		yield 'a biography that is too long' => array( IntranetKey::Bio, str_repeat( 'x', 10001 ) );
		yield 'a carriage return' => array( IntranetKey::Bio, "a\rb" );
		yield 'a skill twice' => array( IntranetKey::Skills, array( 'PHP', ' PHP ' ) );
		yield 'an empty skill' => array( IntranetKey::Skills, array( ' ' ) );
		yield 'a skill that is too long' => array( IntranetKey::Skills, array( str_repeat( 'x', 61 ) ) );
		yield 'too many skills' => array( IntranetKey::Skills, array_map( 'strval', range( 1, 51 ) ) );
		yield 'skills by name' => array( IntranetKey::Skills, array( 'a' => 'PHP' ) );
		yield 'text for skills' => array( IntranetKey::Skills, 'PHP' );
		yield 'manager zero' => array( IntranetKey::ReportsTo, 0 );
	}
}
