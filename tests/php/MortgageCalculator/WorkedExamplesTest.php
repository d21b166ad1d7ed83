<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Source;
use Svc\MortgageCalculator\Engine\Basis;
use Svc\MortgageCalculator\Engine\Calculator;
use Svc\MortgageCalculator\Engine\MortgageInsurance;
use Svc\MortgageCalculator\Engine\Months;
use Svc\MortgageCalculator\Engine\Rounding;
use Svc\MortgageCalculator\Fields\LoanFields;
use Svc\MortgageCalculator\Fields\QuestionFields;
use Svc\MortgageCalculator\Fields\Texts;
use Svc\MortgageCalculator\Settings\Defaults;
use Svc\MortgageCalculator\Settings\SettingsFields;

final class WorkedExamplesTest extends TestCase {

	/** @return iterable<string, array{string, \stdClass, array<string, mixed>}> */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../cases/mortgage.json' ) );
		foreach ( $cases as $case ) {
			yield $case->name => array( $case->question, $case->input, (array) $case->answer );
		}
	}

	/** @param array<string, mixed> $expected */
	#[DataProvider( 'cases' )]
	public function test_the_figures_are_those_of_the_source( string $question, \stdClass $input, array $expected ): void {
		$record = match ( $question ) {
			'calculate' => LoanFields::input(),
			'amortize'  => QuestionFields::amortization(),
			'afford'    => QuestionFields::affordability(),
			'refinance' => QuestionFields::refinance(),
			'compare'   => QuestionFields::comparison(),
			'apr'       => QuestionFields::apr(),
		};
		$engine = new Calculator( new Basis( Defaults::all(), array(), Months::number( '2026-11' ), Texts::all() ) );
		$answer = $engine->{$question}( $record->parse( $input, Source::Json ) );
		foreach ( $expected as $path => $value ) {
			$found = $answer;
			foreach ( explode( '.', (string) $path ) as $name ) {
				$found = $found[ $name ];
			}
			self::assertSame( $value, $found, (string) $path );
		}
	}

	/** HUD's example: average 106,160.654166, 0.5 percent, 2.25 percent financed. */
	public function test_the_fha_premium_is_rounded_at_each_step_of_hud(): void {
		$balances = array( ...array_fill( 0, 11, 10616065 ), 10616070 );
		self::assertSame( 127392785, array_sum( $balances ) );
		self::assertSame( 4326, MortgageInsurance::premium( $balances, 500, 2250 ) );
	}

	public function test_half_is_rounded_up(): void {
		self::assertSame( array( 0, 1, 1, 2 ), array_map( static fn ( int $a ): int => Rounding::div( $a, 4 ), array( 1, 2, 5, 6 ) ) );
	}

	public function test_the_default_settings_are_valid_settings(): void {
		$defaults = Defaults::all();
		self::assertSame( $defaults, SettingsFields::input()->parse( $defaults, Source::Loose ) );
	}
}
