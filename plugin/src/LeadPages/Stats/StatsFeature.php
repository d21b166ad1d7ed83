<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\LeadPages\AbilityCategories;
use Svc\LeadPages\Services;

/** Views of pages, counted without cookies, and what became of them. */
final class StatsFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::post( '/pages/{id}/views', fn () => $this->operations()->view() )->unstored(),
			Route::get( '/pages/{id}/stats', fn () => $this->operations()->stats() ),
		);
	}

	public function abilities(): array {
		return array(
			new Ability(
				'svc-leads/get-page-stats',
				AbilityCategories::LEADS,
				__( 'Read what became of a lead page’s views', 'svc' ),
				__( 'Choose it to compare pages, or to see how soon leads are contacted. It names no visitor.', 'svc' ),
				fn () => $this->operations()->stats(),
				new Target( 'id', __( 'Lead page ID, from svc-leads/list-pages', 'svc' ) ),
				__( 'Reads views, visitors and leads of a lead page.', 'svc' )
			),
		);
	}

	private function operations(): StatsOperations {
		return new StatsOperations( $this->services );
	}
}
