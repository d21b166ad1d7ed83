<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Whole;
use Svc\Users\AbilityCategories;
use Svc\Users\Services;

/** The org chart, its branches and reporting chains. */
final class OrgChartFeature implements Feature, OffersAbilities {

	public function __construct( private readonly Services $services ) {}

	public function forget_site( int $site_id ): void {
		( new ChartCache( $this->services->database ) )->forget_site( $site_id );
	}

	public function routes(): array {
		return array(
			Route::get( '/intranet/org-chart', fn () => $this->operations()->whole() ),
			Route::get( '/intranet/org-chart/{-id}', fn () => $this->operations()->below() ),
			Route::get( '/intranet/reporting-chain/{id}', fn () => $this->operations()->chain() ),
		);
	}
	public function abilities(): array {
		$person     = new Target( 'user_id', __( 'User ID of the person to start from', 'svc' ) );
		$node       = new Target( 'user_id', __( 'User ID of the person to start from, or the negative ID of a vacancy', 'svc' ), new Whole() );
		return array(
			new Ability( 'svc-intranet/get-org-chart', AbilityCategories::INTRANET, __( 'Read the org chart', 'svc' ), __( 'It may be long: send a small `depth` first, and go on from a node whose `reports_count` is larger than its `reports` with svc-intranet/get-org-chart-branch.', 'svc' ), fn () => $this->operations()->whole(), summary: __( 'Reads who reports to whom in the whole company.', 'svc' ) ),
			new Ability( 'svc-intranet/get-org-chart-branch', AbilityCategories::INTRANET, __( 'Read a branch of the org chart', 'svc' ), __( 'Choose it for the whole team of a person; for one level only, svc-intranet/get-direct-reports.', 'svc' ), fn () => $this->operations()->below(), $node, summary: __( 'Reads who reports to one person, directly and indirectly.', 'svc' ) ),
			new Ability( 'svc-intranet/get-reporting-chain', AbilityCategories::INTRANET, __( 'List the managers of a person', 'svc' ), __( 'Choose it for a person\'s manager, the manager\'s manager and so on: the person comes first, the top last.', 'svc' ), fn () => $this->operations()->chain(), $person, summary: __( 'Lists the manager of a person, that manager’s manager, and so on up to the top.', 'svc' ) ),
		);
	}

	private function operations(): OrgChartOperations {
		return new OrgChartOperations( new OrgChart( new OrgChartStore( $this->services->database, $this->services->dotted_lines() ), new ChartCache( $this->services->database ) ) );
	}
}
