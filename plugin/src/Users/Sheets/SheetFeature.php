<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Profiles\ListQueries;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\SearchIndex;

/** People as a spreadsheet. */
final class SheetFeature implements Feature {

	public function __construct(
		private readonly Database $database,
		private readonly MetaKeys $meta_keys,
		private readonly SearchIndex $index,
		private readonly ProfilePolicy $policy,
		private readonly IntranetMeta $intranet,
	) {}

	public function register(): void {}

	public function routes(): array {
		return array(
			Route::download( '/profiles/export', $this->operations()->export( ... ) ),
		);
	}

	private function operations(): SheetOperations {
		$columns = new Columns( new ProfileFields( $this->meta_keys ), new IntranetFields(), $this->meta_keys );
		$reader  = new SheetReader( $this->database, new ListConditions( $this->index ), $this->intranet );
		return new SheetOperations(
			$columns,
			new SheetExport( $columns, $reader, $this->meta_keys ),
			new ListQueries( $this->policy, $this->meta_keys ),
			$this->policy
		);
	}
}
