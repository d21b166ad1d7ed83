<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Intranet\Profile\IntranetProfileFeature;
use Svc\Users\Profiles\ProfileFeature;
use Svc\Users\Services;
use Svc\Users\Sheets\Columns;
use Svc\Users\Storage\NameIndex;
use Svc\Users\Storage\OpenManagerStore;

/** Imports people from a spreadsheet: rows are checked first, then applied in steps by the operations' services. */
final class ImportFeature implements Feature {

	public function __construct(
		private readonly Services $services,
		private readonly ProfileFeature $profiles,
		private readonly IntranetProfileFeature $intranet,
	) {}

	public function cleaner(): Cleaner {
		return new Cleaner( new ImportStore( $this->services->database ), new RowStore( $this->services->database ) );
	}

	public function invitations(): Invitations {
		$database = $this->services->database;
		return new Invitations( new RowStore( $database ), new InvitationStore( $database ), $this->services->outbox( ... ) );
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
		$columns = $this->services->columns();
		$imports = $this->imports( $columns );
		return new ImportOperations( $imports, new ImportFields( $columns ), $columns, new ImportReport( $imports, $columns ) );
	}

	private function imports( Columns $columns ): Imports {
		$database = $this->services->database;
		$imports  = new ImportStore( $database );
		$rows     = new RowStore( $database );
		return new Imports( $imports, $rows, new RowLists( $database ), $this->steps( $columns, $imports, $rows ), new InvitationStore( $database ), $this->invitations() );
	}

	private function steps( Columns $columns, ImportStore $imports, RowStore $rows ): ImportStepRunner {
		$database = $this->services->database;
		$store    = $this->services->profile_store();
		$reader   = new RowReader( $columns, $this->services->profile_fields(), $this->services->intranet_fields() );
		$accounts = new Accounts();
		$profiles = $this->profiles->edits();
		$intranet = $this->intranet->edits();
		return new ImportStepRunner(
			$database,
			$imports,
			$rows,
			new RowCheck( $reader, $rows, $accounts, $store, $profiles, $intranet ),
			new ManagerNames( new RowNameIndex( $database ), $rows, $reader, new NameIndex( $database ) ),
			new LinkCheck( $database, $rows, $reader, $store ),
			new RowRun( $reader, $accounts, $store, $profiles, $intranet, $this->services->change_log() ),
			new OpenManagerStore( $database ),
			$this->invitations()
		);
	}
}
