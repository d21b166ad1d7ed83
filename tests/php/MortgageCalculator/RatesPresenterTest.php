<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\MortgageCalculator\Engine\Calculation;
use Svc\MortgageCalculator\Engine\LoanReader;
use Svc\MortgageCalculator\Rates\RatesPresenter;
use Svc\MortgageCalculator\Settings\Defaults;
use Svc\MortgageCalculator\SiteBasis;

final class RatesPresenterTest extends TestCase {

	private const ROW = array(
		'label'       => 'A loan',
		'loan_type'   => 'conventional',
		'term_months' => 360,
		'rate'        => '6.125',
		'points'      => '0.500',
		'lender_fees' => '1200.00',
		'arm'         => null,
	);

	private const ARM = array(
		'fixed_months'  => 60,
		'adjust_months' => 6,
		'index_rate'    => '7.500',
		'first_cap'     => '2.000',
		'periodic_cap'  => '1.000',
		'life_cap'      => '5.000',
	);

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield 'fixed' => array( array() );
		yield 'adjustable' => array( array( 'arm' => self::ARM ) );
		yield 'with insurance' => array(
			array(
				'loan_type'   => 'fha',
				'term_months' => 180,
			),
		);
		yield 'without interest' => array( array( 'rate' => '0.000' ) );
		yield 'with fees above the loan' => array( array( 'lender_fees' => '50000000.00' ) );
	}

	/** @param array<string, mixed> $change */
	#[DataProvider( 'rows' )]
	public function test_a_row_has_the_apr_and_the_payment_of_the_calculation( array $change ): void {
		$settings    = Defaults::all();
		$assumptions = array(
			'price'        => '400000.00',
			'down_percent' => '5.000',
		);
		$row         = array_replace( self::ROW, $change );
		$basis       = SiteBasis::of( $settings );
		$loan        = ( new LoanReader( $basis ) )->read( array_diff_key( $row, array( 'label' => true ) ) + $assumptions );
		$calculation = Calculation::answer( $loan, $basis );
		$table       = RatesPresenter::table(
			array(
				'as_of'       => '2026-01-02',
				'note'        => '',
				'assumptions' => $assumptions,
				'rates'       => array( $row ),
			),
			$settings
		);
		self::assertSame(
			$row + array(
				'apr'                => $calculation['apr'],
				'principal_interest' => $calculation['monthly']['principal_interest'],
			),
			$table['rates'][0]
		);
	}
}
