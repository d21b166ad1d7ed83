<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Questions;

use Closure;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Operation;
use Svc\Kernel\Rest\Route;
use Svc\MortgageCalculator\AbilityCategories;
use Svc\MortgageCalculator\SiteBasis;

/** The calculator's questions. They are posted, so that no income stands in the log of a web server. */
final class QuestionFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array(
			Route::post( '/calculate', fn () => $this->operations()->calculate() ),
			Route::post( '/amortization', fn () => $this->operations()->amortize() ),
			Route::get( '/amortization/export', fn () => $this->operations()->export() ),
			Route::post( '/affordability', fn () => $this->operations()->afford() ),
			Route::post( '/refinance', fn () => $this->operations()->refinance() ),
			Route::post( '/compare', fn () => $this->operations()->compare() ),
			Route::post( '/apr', fn () => $this->operations()->apr() ),
		);
	}

	public function abilities(): array {
		return array(
			self::ability( 'svc-mortgage/calculate-payment', __( 'Calculate a payment', 'svc' ), __( 'Ask for price, down payment and state, and leave the rest to the defaults; name the assumptions with the result.', 'svc' ), fn () => $this->operations()->calculate() ),
			self::ability( 'svc-mortgage/get-amortization', __( 'Payment schedule of a loan', 'svc' ), __( 'Ask for years unless single payments matter.', 'svc' ), fn () => $this->operations()->amortize() ),
			self::ability( 'svc-mortgage/estimate-affordability', __( 'Estimate what is affordable', 'svc' ), __( 'For questions that begin with an income rather than a price.', 'svc' ), fn () => $this->operations()->afford() ),
			self::ability( 'svc-mortgage/compare-refinance', __( 'Compare a refinance', 'svc' ), __( 'A lower payment over a longer term may cost more in all: name both figures.', 'svc' ), fn () => $this->operations()->refinance() ),
			self::ability( 'svc-mortgage/compare-loans', __( 'Compare loans', 'svc' ), __( 'Use it instead of several calculations.', 'svc' ), fn () => $this->operations()->compare() ),
			self::ability( 'svc-mortgage/calculate-apr', __( 'Calculate an APR', 'svc' ), __( 'For irregular payments; the APR of a mortgage comes with its calculation.', 'svc' ), fn () => $this->operations()->apr() ),
		);
	}

	/**
	 * @param lowercase-string&non-falsy-string $name
	 * @param Closure(): Operation              $make
	 */
	private static function ability( string $name, string $title, string $guidance, Closure $make ): Ability {
		return new Ability( $name, AbilityCategories::CALCULATOR, $title, __( 'The answer is an estimate, not a commitment to lend.', 'svc' ) . ' ' . $guidance, $make );
	}

	private function operations(): QuestionOperations {
		return new QuestionOperations( new SiteBasis( $this->database ) );
	}
}
