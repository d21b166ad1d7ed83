<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Intranet\People;
use Svc\Users\Profiles\SearchIndex;

/** The staff directory: who is here, where and in which department. */
final class DirectoryFeature implements Feature {

	public function __construct(
		private readonly Database $database,
		private readonly SearchIndex $index,
		private readonly People $people,
	) {}

	public function register(): void {}

	public function routes(): array {
		$conditions = new DirectoryConditions( $this->database, $this->index );
		$operations = new DirectoryOperations(
			new Directory( new DirectoryLists( $this->database, $conditions ), new DirectoryFacets( $this->database, $conditions ), $this->people )
		);
		return array(
			Route::get( '/intranet/directory', $operations->search( ... ) ),
			Route::get( '/intranet/directory/facets', $operations->facets( ... ) ),
			Route::get( '/intranet/departments', $operations->departments( ... ) ),
			Route::get( '/intranet/direct-reports/{id}', $operations->direct_reports( ... ) ),
		);
	}
}
