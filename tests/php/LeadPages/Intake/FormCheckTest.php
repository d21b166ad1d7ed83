<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Intake;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Fields\FieldType;
use Svc\LeadPages\Intake\FormCheck;
use Svc\LeadPages\Pages\FormField;
use Svc\LeadPages\Pages\LeadForm;

final class FormCheckTest extends TestCase {

	private const RIGHT = array(
		'first_name' => 'Ana',
		'email'      => 'ana@example.com',
	);

	/** @param array<array-key, mixed> $sent */
	private static function check( array $sent, bool $is_older = false ): FormCheck {
		$field = static fn ( string $key, bool $is_required = false, ?FieldType $type = null, string ...$options ): FormField => new FormField( $key, $key, $is_required, $type, array_values( $options ) );
		$form  = new LeadForm(
			array(
				$field( 'first_name', true ),
				$field( 'last_name' ),
				$field( 'email' ),
				$field( 'phone' ),
				$field( 'state' ),
				$field( 'zip' ),
				$field( 'purpose' ),
				$field( 'timeframe' ),
				$field( 'message' ),
				$field( 'x_kind', false, FieldType::Select, 'House', 'Flat' ),
				$field( 'x_amount', false, FieldType::Number ),
				$field( 'x_when', false, FieldType::Date ),
				$field( 'x_terms', true, FieldType::Checkbox ),
			),
			array(),
			'',
			'',
			null
		);
		return new FormCheck( $form, $sent + array( 'x_terms' => true ), $is_older );
	}

	public function test_what_was_entered_is_kept_in_the_order_of_the_form(): void {
		$check = self::check(
			array(
				'x_amount'  => 250000.5,
				'x_kind'    => 'Flat',
				'x_when'    => '2026-12-24',
				'message'   => " Hello,\nworld ",
				'timeframe' => '3_months',
				'zip'       => '80202',
				'state'     => 'CO',
				'phone'     => '+1 (303) 555-0100 ext 4',
				'last_name' => null,
				'purpose'   => '  ',
			) + self::RIGHT
		);
		self::assertSame( array(), $check->problems );
		self::assertSame(
			array(
				'first_name' => 'Ana',
				'email'      => 'ana@example.com',
				'phone'      => '+1 (303) 555-0100 ext 4',
				'state'      => 'CO',
				'zip'        => '80202',
				'timeframe'  => '3_months',
				'message'    => "Hello,\nworld",
				'x_kind'     => 'Flat',
				'x_amount'   => '250000.5',
				'x_when'     => '2026-12-24',
				'x_terms'    => true,
			),
			$check->fields
		);
	}

	/** @return list<array{string, mixed}> */
	public static function wrong(): array {
		return array(
			array( 'first_name', str_repeat( 'x', 101 ) ),
			array( 'first_name', "A\nB" ),
			array( 'first_name', array( 'a' ) ),
			array( 'first_name', 5 ),
			array( 'email', 'ana' ),
			array( 'phone', '555' ),
			array( 'phone', 'call me: 303 555 0100' ),
			array( 'state', 'XX' ),
			array( 'zip', '8020' ),
			array( 'purpose', 'fun' ),
			array( 'timeframe', 'soon' ),
			array( 'message', str_repeat( 'x', 2001 ) ),
			array( 'message', '078-05-1120' ),
			array( 'x_kind', 'Boat' ),
			array( 'x_amount', '1e9' ),
			array( 'x_amount', '4222222222222' ),
			array( 'x_when', '2026-02-30' ),
			array( 'x_terms', 'perhaps' ),
			array( 'x_terms', false ),
			array( 'address', '1 Main Street' ),
			array( 'x_other', 'a' ),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_each_wrong_field_is_named( string $key, mixed $value ): void {
		self::assertSame( array( "fields.$key" ), array_keys( self::check( array( $key => $value ) + self::RIGHT )->problems ) );
	}

	public function test_all_are_named_at_once_in_the_order_of_the_form(): void {
		$check = self::check(
			array(
				'x_terms' => false,
				'zip'     => 'a',
				'email'   => 'b',
			)
		);
		self::assertSame( array( 'fields.first_name', 'fields.email', 'fields.zip', 'fields.x_terms' ), array_keys( $check->problems ) );
	}

	public function test_one_way_to_answer_is_needed(): void {
		self::assertSame( array( 'fields.email', 'fields.phone' ), array_keys( self::check( array( 'first_name' => 'Ana' ) )->problems ) );
		self::assertSame(
			array(),
			self::check(
				array(
					'first_name' => 'Ana',
					'phone'      => '303 555 0100',
				)
			)->problems
		);
	}

	public function test_text_of_unusual_spaces_alone_is_no_entry(): void {
		$blank = array(
			'first_name' => 'Ana',
			'email'      => "\u{A0}",
			'phone'      => "\u{3000}",
		);
		self::assertSame( array( 'fields.email', 'fields.phone' ), array_keys( self::check( $blank )->problems ) );
		self::assertSame( array( 'first_name', 'phone', 'x_terms' ), array_keys( self::check( array( 'phone' => '303 555 0100' ) + $blank )->fields ) );
		self::assertSame( array( 'fields.phone' ), array_keys( self::check( array( 'phone' => '555' ) + $blank )->problems ) );
	}

	public function test_an_earlier_form_had_no_more_fields_than_a_form_can_have(): void {
		$former = array();
		for ( $number = 0; $number < 30; $number++ ) {
			$former[ "x_former_$number" ] = 'a';
		}
		// With first_name, email and x_terms.
		$check = self::check( self::RIGHT + $former, true );
		self::assertCount( 20, $check->fields );
		self::assertCount( 13, $check->problems );
		self::assertSame( array(), self::check( self::RIGHT + array_slice( $former, 0, 17 ), true )->problems );
	}

	public function test_a_visitor_who_saw_an_earlier_form_may_send_it(): void {
		$check = self::check(
			array(
				'address' => '1 Main Street',
				'x_gone'  => 'a',
				'x_kind'  => 'Boat',
				'x_terms' => null,
			) + self::RIGHT,
			true
		);
		self::assertSame( array(), $check->problems );
		self::assertSame( array( 'Boat', '1 Main Street', 'a' ), array_slice( array_values( $check->fields ), 2 ) );
		self::assertSame( array( 'fields.first_name', 'fields.no such' ), array_keys( self::check( array( 'email' => 'a@example.com', 'no such' => 'a' ), true )->problems ) );
	}
}
