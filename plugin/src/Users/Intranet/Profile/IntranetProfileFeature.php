<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Users\Services;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\AbilityCategories;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\ReportingLines;

/** The intranet profile of each person. */
final class IntranetProfileFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/intranet/profile/{id}', fn () => $this->operations()->get() ),
			Route::put( '/intranet/profile/{id}', fn () => $this->operations()->update() ),
		);
	}
	public function abilities(): array {
		$person     = new Target( 'user_id', __( 'User ID of the person, as svc-intranet/find-colleague and svc-intranet/search-directory give it', 'svc' ) );
		return array(
			new Ability( 'svc-intranet/get-profile', AbilityCategories::INTRANET, __( 'Read an intranet profile', 'svc' ), __( 'Choose it for everything that colleagues may know of one person whose user ID is known. `reports_to` is the manager\'s user ID, `dotted_manager_ids` are those of managers beside them.', 'svc' ), fn () => $this->operations()->get(), $person, summary: __( 'Reads what colleagues see of a person: department, manager, office, skills and more.', 'svc' ) ),
			new Ability( 'svc-intranet/update-profile', AbilityCategories::INTRANET, __( 'Update an intranet profile', 'svc' ), __( 'Send only the fields that change; an empty text or null clears an optional one, and `skills` and `dotted_manager_ids` replace the whole list. What the caller may not change is refused by name, and then nothing is changed.', 'svc' ), fn () => $this->operations()->update(), $person, summary: __( 'Changes the department, manager, office, skills or other intranet details of a person.', 'svc' ) ),
		);
	}

	private function operations(): IntranetProfileOperations {
		return new IntranetProfileOperations( $this->profiles( ... ), $this->edits( ... ), $this->services->intranet_fields() );
	}

	private function profiles(): IntranetProfiles {
		return new IntranetProfiles( $this->services->profile_store(), $this->services->intranet(), $this->services->dotted_lines(), $this->services->intranet_fields() );
	}

	public function edits(): IntranetProfileEdits {
		return new IntranetProfileEdits(
			$this->profiles(),
			$this->services->profile_store(),
			$this->services->writer(),
			$this->services->row_writer(),
			$this->services->intranet(),
			new Managers( $this->services->profile_store(), new ReportingLines( $this->services->database ), IntranetKey::ReportsTo->field() ),
			$this->services->dotted_lines(),
			new IntranetChanges( $this->services->intranet_fields() ),
		);
	}
}
