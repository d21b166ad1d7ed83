<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Users\Services;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Profiles\ListQueries;

/** Spreadsheet columns and exports. */
final class SheetFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::download( '/profiles/export', fn () => $this->operations()->export() ),
		);
	}

	private function operations(): SheetOperations {
		$columns = $this->services->columns();
		$reader  = new SheetReader(
			$this->services->database,
			$this->services->list_conditions(),
			$this->services->intranet(),
			$this->services->dotted_lines(),
			$this->services->profile_fields()
		);
		return new SheetOperations(
			$columns,
			new SheetExport( $columns, $reader ),
			new ListQueries( $this->services->policy(), $this->services->meta_keys() ),
			$this->services->policy()
		);
	}
}
