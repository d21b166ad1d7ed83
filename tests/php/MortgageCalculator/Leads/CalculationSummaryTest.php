<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator\Leads;

use PHPUnit\Framework\TestCase;
use Svc\MortgageCalculator\Leads\CalculationSummary;

final class CalculationSummaryTest extends TestCase {

	private const CALCULATION = array(
		'input'       => array(
			'price'       => '400000.00',
			'rate'        => '6.125',
			'term_months' => 360,
		),
		'loan_amount' => '360000.00',
		'monthly'     => array( 'total' => '2840.40' ),
	);

	/**
	 * @dataProvider snapshots
	 * @param array<string, mixed> $snapshot
	 */
	public function test_says_what_was_calculated( array $snapshot, ?string $said ): void {
		$this->assertSame( $said, CalculationSummary::of( $snapshot ) );
	}

	/** @return array<string, array{array<string, mixed>, string|null}> */
	public static function snapshots(): array {
		$loan = array(
			'label'       => 'One',
			'calculation' => self::CALCULATION,
		);
		return array(
			'a payment'          => array( self::asked( 'calculate', self::CALCULATION ), 'Calculation: $2,840.40 a month for a home of $400,000.00, a loan of $360,000.00 at 6.125% for 360 months' ),
			'an affordable home' => array(
				self::asked(
					'affordability',
					array(
						'max_price'   => '400000.00',
						'calculation' => self::CALCULATION,
					)
				),
				'Calculation: can afford a home of $400,000.00 with $2,840.40 a month at 6.125%',
			),
			'no home'            => array(
				self::asked(
					'affordability',
					array(
						'max_price'   => '0.00',
						'calculation' => null,
					)
				),
				'Calculation: cannot afford a home by these figures',
			),
			'a refinance'        => array(
				self::asked(
					'refinance',
					array(
						'new_loan_amount' => '250000.00',
						'current_payment' => '1760.48',
						'new_payment'     => '1498.88',
					)
				),
				'Calculation: a refinance of $250,000.00, from $1,760.48 to $1,498.88 a month',
			),
			'a comparison'       => array( self::asked( 'compare', array( 'loans' => array( $loan, array( 'label' => 'Other' ) + $loan ) ) ), 'Calculation: a comparison of One $2,840.40 a month at 6.125%; Other $2,840.40 a month at 6.125%' ),
			'something else'     => array( self::asked( 'estimate', array() ), null ),
			'nothing'            => array( array(), null ),
		);
	}

	/**
	 * @param array<string, mixed> $result
	 * @return array<string, mixed>
	 */
	private static function asked( string $operation, array $result ): array {
		return array(
			'operation' => $operation,
			'input'     => array(),
			'result'    => $result,
		);
	}
}
