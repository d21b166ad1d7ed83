<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Users\Services;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\AbilityCategories;
use Svc\Users\Intranet\People;

/** The staff directory: people by department, role, office and manager. */
final class DirectoryFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/intranet/directory', fn () => $this->operations()->search() ),
			Route::get( '/intranet/directory/facets', fn () => $this->operations()->facets() ),
			Route::get( '/intranet/departments', fn () => $this->operations()->departments() ),
			Route::get( '/intranet/direct-reports/{id}', fn () => $this->operations()->direct_reports() ),
		);
	}
	public function abilities(): array {
		$manager    = new Target( 'user_id', __( 'User ID of the person whose reports are asked for', 'svc' ) );
		return array(
			new Ability( 'svc-intranet/search-directory', AbilityCategories::INTRANET, __( 'Search the directory', 'svc' ), __( 'Choose it to list or count colleagues by exact filters, a page at a time; `total` is how many there are. For a question in ordinary words, misspelled names, skills or a person\'s manager, choose svc-intranet/find-colleague.', 'svc' ), fn () => $this->operations()->search(), summary: __( 'Lists colleagues by department, role, office or manager.', 'svc' ) ),
			new Ability( 'svc-intranet/get-direct-reports', AbilityCategories::INTRANET, __( 'List direct reports', 'svc' ), __( 'One level only: for everybody below a person, choose svc-intranet/get-org-chart-branch.', 'svc' ), fn () => $this->operations()->direct_reports(), $manager, summary: __( 'Lists the people who report to a manager.', 'svc' ) ),
			new Ability( 'svc-intranet/list-departments', AbilityCategories::INTRANET, __( 'List departments', 'svc' ), __( 'Choose it to learn how a department is spelled before filtering by it, or how large the departments are.', 'svc' ), fn () => $this->operations()->departments(), summary: __( 'Lists the departments and how many people each has.', 'svc' ) ),
		);
	}

	private function operations(): DirectoryOperations {
		$conditions = new DirectoryConditions( $this->services->search(), $this->services->short_words() );
		return new DirectoryOperations(
			new Directory( new DirectoryLists( $this->services->database, $conditions ), new DirectoryFacets( $this->services->database, $conditions ), $this->services->people(), $conditions, $this->services->close_matches() )
		);
	}
}
