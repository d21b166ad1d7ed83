<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator\Blocks;

use PHPUnit\Framework\TestCase;
use Svc\MortgageCalculator\Blocks\FormRequest;
use Svc\MortgageCalculator\Blocks\FormValues;
use Svc\MortgageCalculator\Blocks\Mode;
use Svc\MortgageCalculator\Blocks\Typed;

final class FormRequestTest extends TestCase {

	public function test_controls_have_their_wire_names_in_the_address(): void {
		self::assertSame( 'mc_price', FormRequest::parameter( 'price' ) );
		self::assertSame( 'mc_arm[life_cap]', FormRequest::parameter( 'arm.life_cap' ) );
		self::assertSame( 'mc_price', FormRequest::parameter( 'loans.0.price' ) );
		self::assertSame( 'mc_price_2', FormRequest::parameter( 'loans.1.price' ) );
		self::assertSame( 'mc_arm_4[life_cap]', FormRequest::parameter( 'loans.3.arm.life_cap' ) );
		$request = self::of( 'mc_price_2=5&mc_arm[life_cap]=6' );
		self::assertSame( '5', $request->value( 'loans.1.price' ) );
		self::assertSame( '6', $request->value( 'arm.life_cap' ) );
		self::assertNull( $request->value( 'price' ) );
	}

	public function test_what_is_no_text_is_kept_as_something_that_every_field_refuses(): void {
		$request = self::of( 'mc_price[]=5&mc_arm=6&mc_extra_once[0]=7' );
		self::assertSame( '[]', $request->value( 'price' ) );
		self::assertSame( '[]', $request->value( 'arm.life_cap' ) );
		self::assertSame( '[]', $request->value( 'extra_once.0.amount' ) );
		self::assertSame( '?', self::of( 'mc_label=%FF' )->value( 'label' ) );
	}

	public function test_white_space_around_a_value_is_that_of_the_view_script(): void {
		self::assertSame( '5', self::of( 'mc_price=%C2%A0%E2%80%AF5%EF%BB%BF%0A' )->value( 'price' ) );
		self::assertSame( "\0", self::of( 'mc_price=%00' )->value( 'price' ) );
	}

	public function test_parameters_of_other_programs_are_not_of_the_calculator_and_stay_in_the_address(): void {
		$request = self::of( 'mc_cid=1&mc_eid=2&page_id=3&list[]=4' );
		self::assertFalse( $request->is_sent() );
		self::assertSame( array( 'mc_cid' => '1', 'mc_eid' => '2', 'page_id' => '3' ), $request->others() );
	}

	public function test_the_number_of_loans_is_the_one_asked_for_or_that_of_the_values(): void {
		self::assertSame( 2, self::of( '' )->loans() );
		self::assertSame( 3, self::of( 'mc_price_3=1' )->loans() );
		self::assertSame( 2, self::of( 'mc_price_4=&mc_price=1' )->loans() );
		self::assertSame( 2, self::of( 'mc_loans=2&mc_price_3=1' )->loans() );
		self::assertSame( 4, self::of( 'mc_loans=4' )->loans() );
		foreach ( array( '5', '1', '03', '1e0', '' ) as $wrong ) {
			self::assertSame( 2, self::of( "mc_loans=$wrong" )->loans(), $wrong );
		}
		self::assertSame( 2, self::of( 'mc_loans[]=3' )->loans() );
	}

	public function test_a_calculator_ignores_what_was_sent_to_another_one(): void {
		$request = self::of( 'mc_mode=compare&mc_price=5&page_id=3' );
		self::assertSame( '5', $request->sent_to( Mode::Compare )->value( 'price' ) );
		self::assertFalse( $request->sent_to( Mode::Payment )->is_sent() );
		self::assertSame( array( 'page_id' => '3' ), $request->sent_to( Mode::Payment )->others() );
		self::assertSame( '5', self::of( 'mc_mode=unknown&mc_price=5' )->sent_to( Mode::Payment )->value( 'price' ) );
	}

	public function test_fields_without_a_control_are_kept_unless_a_control_replaces_them(): void {
		self::assertSame( array( 'purpose' => 'refinance', 'tax_rate' => '1.2' ), self::values( 'mc_purpose=refinance&mc_tax_rate=1.2' )->kept() );
		self::assertSame( array(), self::values( 'mc_tax_rate=1.2&mc_tax_annual=4000' )->kept() );
	}

	public function test_an_empty_first_extra_payment_leaves_no_gap(): void {
		$input = Typed::input( self::values( 'mc_extra_once[0][amount]=&mc_extra_once[1][amount]=5&mc_extra_once[1][payment]=6' ) );
		self::assertSame( array( array( 'amount' => '5', 'payment' => '6' ) ), $input['extra_once'] );
	}

	private static function of( string $query ): FormRequest {
		parse_str( $query, $sent );
		return FormRequest::of( $sent, array() );
	}

	private static function values( string $query ): FormValues {
		return new FormValues( Mode::Payment, self::of( $query ), array() );
	}
}
