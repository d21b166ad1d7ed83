<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Closure;
use Svc\Kernel\Database\Migration;
use Svc\Users\Services;

/** The migration steps of this component. New steps are added at the end. */
final class Steps {

	/** @return array<non-empty-string, Closure(): Migration> By name. */
	public static function all( Services $services ): array {
		return array(
			'create-profiles'      => static fn () => new CreateProfiles(),
			'create-search-index'  => static fn () => new CreateSearchIndex( $services->index(), $services->profile_store() ),
			'add-intranet-columns' => static fn () => new AddIntranetColumns( $services->intranet(), $services->index(), $services->profile_store(), $services->row_writer() ),
			'create-charts'        => static fn () => new CreateCharts(),
			'count-groups'         => static fn () => new CountGroups(),
			'add-list-indexes'     => static fn () => new AddListIndexes(),
			'create-imports'       => static fn () => new CreateImports(),
			'keep-account-emails'  => static fn () => new KeepAccountEmails(),
			'index-reports'        => static fn () => new IndexReports(),
			'count-chart-changes'  => static fn () => new CountChartChanges(),
			'create-photos'        => static fn () => new CreatePhotos(),
			'store-switches'       => static fn () => new StoreSwitches( $services->switches ),
			'extend-imports'       => static fn () => new ExtendImports(),
			'create-open-managers' => static fn () => new CreateOpenManagers(),
			'create-trash'         => static fn () => new CreateTrash(),
			'create-positions'     => static fn () => new CreatePositions(),
			'create-addresses'     => static fn () => new CreateAddresses(),
			'create-history'       => static fn () => new CreateHistory(),
			'index-numbers'        => static fn () => new IndexNumbers( $services->index(), $services->profile_store() ),
			'keep-company'         => static fn () => new KeepCompany(),
			'queue-invitations'    => static fn () => new QueueInvitations( $services->outbox( ... ) ),
		);
	}
}
