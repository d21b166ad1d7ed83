<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Profiles\ProfileStore;

/** Who reports to whom. */
final class OrgChartFeature implements Feature {

	private readonly ChartVersion $version;
	private readonly ChartCache $cache;

	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $profiles,
	) {
		$this->version = new ChartVersion( $database );
		$this->cache   = new ChartCache( $database );
	}

	public function register(): void {
		( new ChartFollower( $this->version, $this->cache, $this->profiles ) )->register();
	}

	public function routes(): array {
		$operations = new OrgChartOperations( new OrgChart( $this->profiles, new OrgChartStore( $this->database ), $this->version, $this->cache ) );
		return array(
			Route::get( '/intranet/org-chart', $operations->whole( ... ) ),
			Route::get( '/intranet/org-chart/{id}', $operations->below( ... ) ),
			Route::get( '/intranet/reporting-chain/{id}', $operations->chain( ... ) ),
		);
	}
}
