<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Intranet\Profile\IntranetProfileFeature;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\ProfileFeature;
use Svc\Users\Sheets\Columns;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\SearchIndex;

/** People from a spreadsheet: looked at first, then done some at a time, by the operations' own services. */
final class ImportFeature implements Feature {

	public function __construct(
		private readonly Database $database,
		private readonly MetaKeys $meta_keys,
		private readonly SearchIndex $index,
		private readonly ProfileStore $store,
		private readonly ProfileFeature $profiles,
		private readonly IntranetProfileFeature $intranet,
	) {}

	public function register(): void {
		( new Cleaner( new ImportStore( $this->database ), new RowStore( $this->database ) ) )->register();
	}

	public function routes(): array {
		return array(
			Route::get( '/imports', fn () => $this->operations()->list() ),
			Route::post( '/imports', fn () => $this->operations()->create() ),
			Route::get( '/imports/columns', fn () => $this->operations()->columns() ),
			Route::get( '/imports/{id}', fn () => $this->operations()->get() ),
			Route::delete( '/imports/{id}', fn () => $this->operations()->delete() ),
			Route::get( '/imports/{id}/rows', fn () => $this->operations()->rows() ),
			Route::put( '/imports/{id}/rows', fn () => $this->operations()->put_rows() ),
			Route::post( '/imports/{id}/check', fn () => $this->operations()->check() ),
			Route::post( '/imports/{id}/run', fn () => $this->operations()->run() ),
			Route::post( '/imports/{id}/cancel', fn () => $this->operations()->cancel() ),
			Route::download( '/imports/{id}/report', fn () => $this->operations()->report() ),
		);
	}

	private function operations(): ImportOperations {
		$columns = new Columns( new ProfileFields( $this->meta_keys ), new IntranetFields(), $this->meta_keys );
		$imports = $this->imports( $columns );
		return new ImportOperations( $imports, new ImportFields( $columns ), $columns, new ImportReport( $imports, $columns ) );
	}

	private function imports( Columns $columns ): Imports {
		$imports  = new ImportStore( $this->database );
		$rows     = new RowStore( $this->database );
		$reader   = new RowReader( $columns, new ProfileFields( $this->meta_keys ), new IntranetFields() );
		$accounts = new Accounts();
		$profiles = $this->profiles->profiles();
		$intranet = $this->intranet->profiles();
		$steps     = new ImportStepRunner(
			$this->database,
			$imports,
			$rows,
			new RowCheck( $reader, $rows, $accounts, $this->store, $profiles, $intranet ),
			new LinkCheck( $this->database, $rows, new ProfileLists( $this->database, new ListConditions( $this->index ) ) ),
			new RowRun( $reader, $accounts, $this->store, $profiles, $intranet )
		);
		return new Imports( $imports, $rows, $steps );
	}
}
