<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator\Blocks;

use PHPUnit\Framework\TestCase;
use Svc\MortgageCalculator\Blocks\Control;
use Svc\MortgageCalculator\Blocks\ControlKind;
use Svc\MortgageCalculator\Blocks\Figure;
use Svc\MortgageCalculator\Blocks\Typed;

/** The view script has the same cases: `blocks/mortgage-calculator/shared-cases.test.ts`. */
final class SharedCasesTest extends TestCase {

	public function test_figures_are_written_for_people(): void {
		foreach ( self::cases( 'figures' ) as $case ) {
			self::assertSame( $case->text, Figure::from( $case->kind )->text( $case->value ), "$case->kind of " . json_encode( $case->value ) );
		}
	}

	public function test_numbers_are_read_as_people_type_them(): void {
		foreach ( self::cases( 'typed' ) as $case ) {
			self::assertSame( $case->value, Typed::value( new Control( 'any', 'Any', ControlKind::from( $case->kind ) ), $case->text ), "$case->kind $case->text" );
		}
	}

	public function test_a_figure_has_the_answers_text_and_is_escaped(): void {
		$markup = Figure::Text->of( 'loans.0.label', array( 'loans' => array( array( 'label' => '"><script>' ) ) ) );
		self::assertSame( '<data data-mc="loans.0.label" data-mc-as="text" value="&quot;&gt;&lt;script&gt;">&quot;&gt;&lt;script&gt;</data>', $markup );
	}

	/** @return list<\stdClass> */
	private static function cases( string $name ): array {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../../cases/mortgage-page.json' ) );
		return $cases->{$name};
	}
}
