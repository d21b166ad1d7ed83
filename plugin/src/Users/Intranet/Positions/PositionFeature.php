<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Positions;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Whole;
use Svc\Users\AbilityCategories;
use Svc\Users\Services;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\ReportingLines;

/** The vacancies of the org chart. */
final class PositionFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/intranet/positions', fn () => $this->operations()->list() ),
			Route::post( '/intranet/positions', fn () => $this->operations()->create() ),
			Route::put( '/intranet/positions/{-id}', fn () => $this->operations()->update() ),
			Route::delete( '/intranet/positions/{-id}', fn () => $this->operations()->delete() ),
		);
	}

	public function abilities(): array {
		$position = new Target( 'position_id', __( 'ID of the vacancy, a negative number, as svc-intranet/list-positions and svc-intranet/get-org-chart give it', 'svc' ), new Whole( null, -1 ) );
		return array(
			new Ability( 'svc-intranet/list-positions', AbilityCategories::INTRANET, __( 'List vacancies', 'svc' ), __( 'Choose it for questions about open positions. `reports_to` and `report_ids` are user IDs.', 'svc' ), fn () => $this->operations()->list(), summary: __( 'Lists the positions in the org chart that have no person.', 'svc' ) ),
			new Ability( 'svc-intranet/create-position', AbilityCategories::INTRANET, __( 'Add a vacancy', 'svc' ), __( 'Only for those who may manage profiles. `report_ids` must be people who report to `reports_to` now.', 'svc' ), fn () => $this->operations()->create(), summary: __( 'Adds a position without a person to the org chart.', 'svc' ) ),
			new Ability( 'svc-intranet/update-position', AbilityCategories::INTRANET, __( 'Change or fill a vacancy', 'svc' ), __( 'Only for those who may manage profiles. With `user_id` the person takes the place: the people below it report to this person from then on, and the vacancy is gone. Ask before you do that.', 'svc' ), fn () => $this->operations()->update(), $position, summary: __( 'Changes a vacancy, or puts a person in its place.', 'svc' ) ),
			new Ability( 'svc-intranet/delete-position', AbilityCategories::INTRANET, __( 'Delete a vacancy', 'svc' ), __( 'Only for those who may manage profiles. No person and no manager changes by it.', 'svc' ), fn () => $this->operations()->delete(), $position, summary: __( 'Takes a position without a person out of the org chart.', 'svc' ) ),
		);
	}

	private function operations(): PositionOperations {
		return new PositionOperations( $this->services->positions(), $this->positions( ... ) );
	}

	private function positions(): Positions {
		$profiles = $this->services->profile_store();
		return new Positions( $this->services->positions(), $profiles, $this->services->writer(), new Managers( $profiles, new ReportingLines( $this->services->database ), 'user_id' ) );
	}
}
