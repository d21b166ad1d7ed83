<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator\Blocks;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\MortgageCalculator\Blocks\Defaults;
use Svc\MortgageCalculator\Blocks\FormRequest;
use Svc\MortgageCalculator\Blocks\Mode;

final class DefaultsTest extends TestCase {

	private const SETTINGS = array(
		'defaults' => array(
			'price'        => '400000.00',
			'down_percent' => '20.000',
			'term_months'  => 360,
		),
	);

	private const RATES = array(
		'stale' => false,
		'rates' => array(
			array( 'loan_type' => 'conventional', 'term_months' => 360, 'rate' => '6.500' ),
			array( 'loan_type' => 'conventional', 'term_months' => 180, 'rate' => '5.750' ),
			array( 'loan_type' => 'fha', 'term_months' => 360, 'rate' => '6.125' ),
		),
	);

	#[DataProvider( 'rates' )]
	public function test_the_rate_is_that_of_the_term_and_type_that_were_sent( Mode $mode, string $query, string $control, string $rate ): void {
		self::assertSame( $rate, self::of( $mode, $query )[ $control ] );
	}

	/** @return iterable<string, array{Mode, string, string, string}> */
	public static function rates(): iterable {
		yield 'nothing'             => array( Mode::Payment, '', 'rate', '6.5' );
		yield 'term'                => array( Mode::Payment, 'mc_term_months=180', 'rate', '5.75' );
		yield 'type'                => array( Mode::Payment, 'mc_loan_type=fha', 'rate', '6.125' );
		yield 'no row'              => array( Mode::Payment, 'mc_loan_type=fha&mc_term_months=180', 'rate', '' );
		yield 'empty term'          => array( Mode::Payment, 'mc_term_months=&mc_loan_type=', 'rate', '6.5' );
		yield 'adjustable'          => array( Mode::Payment, 'mc_arm[fixed_months]=60', 'rate', '' );
		yield 'empty members'       => array( Mode::Payment, 'mc_arm[fixed_months]=&mc_arm[life_cap]=', 'rate', '6.5' );
		yield 'affordability'       => array( Mode::Affordability, 'mc_term_months=180', 'rate', '5.75' );
		yield 'refinance'           => array( Mode::Refinance, 'mc_new[term_months]=180', 'new.rate', '5.75' );
		yield 'first of two'        => array( Mode::Compare, 'mc_term_months_2=180', 'loans.0.rate', '6.5' );
		yield 'second of two'       => array( Mode::Compare, 'mc_term_months_2=180', 'loans.1.rate', '5.75' );
		yield 'second type'         => array( Mode::Compare, 'mc_loan_type_2=fha', 'loans.1.rate', '6.125' );
		yield 'second adjustable'   => array( Mode::Compare, 'mc_arm_2[life_cap]=5', 'loans.1.rate', '' );
		yield 'second of an example' => array( Mode::Compare, '', 'loans.1.rate', '5.75' );
	}

	public function test_the_block_decides_where_nothing_was_sent(): void {
		self::assertSame( '5.75', self::of( Mode::Payment, '', array( 'termMonths' => '180' ) )['rate'] );
		self::assertSame( '6.5', self::of( Mode::Payment, 'mc_term_months=', array( 'termMonths' => '180' ) )['rate'] );
	}

	/**
	 * @param array<string, string> $attributes
	 * @return array<string, string>
	 */
	private static function of( Mode $mode, string $query, array $attributes = array() ): array {
		parse_str( $query, $sent );
		return Defaults::of( $mode, $attributes, self::SETTINGS, self::RATES, FormRequest::of( $sent, array() ) );
	}
}
