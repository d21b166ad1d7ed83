<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\MortgageCalculator\AbilityCategories;
use Svc\MortgageCalculator\Settings\SettingsStore;

/** The rates table and its history. */
final class RatesFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array(
			Route::get( '/rates', fn () => $this->operations()->get() ),
			Route::put( '/rates', fn () => $this->operations()->update() ),
			Route::get( '/rates/history', fn () => $this->operations()->history() ),
		);
	}

	public function abilities(): array {
		$category = AbilityCategories::CALCULATOR;
		return array(
			new Ability( 'svc-mortgage/get-rates', $category, __( 'Today’s rates', 'svc' ), __( 'Each figure is an estimate, not a commitment to lend. Do not quote rates that are stale. Always give the APR beside the rate, and the day of the rates.', 'svc' ), fn () => $this->operations()->get() ),
			new Ability( 'svc-mortgage/update-rates', $category, __( 'Update the rates', 'svc' ), __( 'Replaces the whole table, so get it first and send every row that stays. Each figure is an estimate, not a commitment to lend.', 'svc' ), fn () => $this->operations()->update() ),
		);
	}

	private function operations(): RatesOperations {
		$history = new RateHistory( $this->database );
		return new RatesOperations( new RatesStore( $this->database, new SettingsStore( $this->database ), $history ), $history );
	}
}
