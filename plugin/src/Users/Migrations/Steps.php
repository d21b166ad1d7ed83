<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Step;
use Svc\Users\Services;

/** The migration steps of this component. New steps are added at the end. */
final class Steps {

	/** @return list<Step> */
	public static function all( Services $services ): array {
		return array(
			new Step( 'create-profiles', static fn () => new CreateProfiles() ),
			new Step( 'create-search-index', static fn () => new CreateSearchIndex( $services->index(), $services->profile_store() ) ),
			new Step( 'add-intranet-columns', static fn () => new AddIntranetColumns( $services->intranet(), $services->index(), $services->profile_store(), $services->row_writer() ) ),
			new Step( 'create-charts', static fn () => new CreateCharts() ),
			new Step( 'count-groups', static fn () => new CountGroups() ),
			new Step( 'add-list-indexes', static fn () => new AddListIndexes() ),
			new Step( 'create-imports', static fn () => new CreateImports() ),
			new Step( 'keep-account-emails', static fn () => new KeepAccountEmails() ),
			new Step( 'index-reports', static fn () => new IndexReports() ),
			new Step( 'count-chart-changes', static fn () => new CountChartChanges() ),
			new Step( 'create-photos', static fn () => new CreatePhotos() ),
			new Step( 'store-switches', static fn () => new StoreSwitches( $services->switches ) ),
			new Step( 'extend-imports', static fn () => new ExtendImports() ),
			new Step( 'create-open-managers', static fn () => new CreateOpenManagers() ),
			new Step( 'create-trash', static fn () => new CreateTrash() ),
			new Step( 'create-positions', static fn () => new CreatePositions() ),
			new Step( 'create-addresses', static fn () => new CreateAddresses() ),
			new Step( 'create-history', static fn () => new CreateHistory() ),
			new Step( 'index-numbers', static fn () => new IndexNumbers( $services->index(), $services->profile_store() ) ),
			new Step( 'keep-company', static fn () => new KeepCompany() ),
		);
	}
}
