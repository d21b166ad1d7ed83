<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\AbilityCategories;
use Svc\Users\Intranet\People;
use Svc\Users\Storage\SearchIndex;

/** The staff directory: who is here, where and in which department. */
final class DirectoryFeature implements Feature, OffersAbilities {

	public function __construct(
		private readonly Database $database,
		private readonly SearchIndex $index,
		private readonly People $people,
	) {}

	public function register(): void {}

	public function routes(): array {
		$operations = $this->operations();
		return array(
			Route::get( '/intranet/directory', $operations->search( ... ) ),
			Route::get( '/intranet/directory/facets', $operations->facets( ... ) ),
			Route::get( '/intranet/departments', $operations->departments( ... ) ),
			Route::get( '/intranet/direct-reports/{id}', $operations->direct_reports( ... ) ),
		);
	}
	public function abilities(): array {
		$operations = $this->operations();
		$manager    = new Target( 'user_id', __( 'User ID of the person whose reports are asked for', 'svc' ) );
		return array(
			new Ability( 'svc-intranet/search-directory', AbilityCategories::INTRANET, __( 'Search the directory', 'svc' ), __( 'Choose it to list or count colleagues by exact filters, a page at a time; `total` is how many there are. For a question in ordinary words, misspelt names, skills or somebody\'s manager, choose svc-intranet/find-colleague.', 'svc' ), $operations->search( ... ) ),
			new Ability( 'svc-intranet/get-direct-reports', AbilityCategories::INTRANET, __( 'Get direct reports', 'svc' ), __( 'One level only: for everybody below a person, choose svc-intranet/get-org-chart-branch.', 'svc' ), $operations->direct_reports( ... ), $manager ),
			new Ability( 'svc-intranet/list-departments', AbilityCategories::INTRANET, __( 'List departments', 'svc' ), __( 'Choose it to learn how a department is spelt before filtering by it, or how large the departments are.', 'svc' ), $operations->departments( ... ) ),
		);
	}

	private function operations(): DirectoryOperations {
		$conditions = new DirectoryConditions( $this->index );
		return new DirectoryOperations(
			new Directory( new DirectoryLists( $this->database, $conditions ), new DirectoryFacets( $this->database, $conditions ), $this->people )
		);
	}
}
