<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Bookmarks\BookmarkFeature;
use Svc\Users\Services;
use Svc\Users\Storage\GroupCounts;

/** Finds and repairs problems: on the main site's Site Health page, in the admin screen's org chart, and as WP-CLI commands. */
final class RepairFeature implements Feature {

	public function __construct(
		private readonly Services $services,
		private readonly BookmarkFeature $bookmarks,
	) {}

	public function register(): void {
		$is_command = defined( 'WP_CLI' ) && WP_CLI;
		if ( ( is_admin() || wp_doing_cron() || $is_command ) && is_main_site() ) {
			( new SiteHealthTest( $this->repair( ... ) ) )->register();
			( new RepairButton( $this->repair( ... ) ) )->register();
		}
		if ( $is_command ) {
			( new RepairCommand( $this->repair( ... ) ) )->register();
		}
	}

	public function routes(): array {
		$operations = new RepairOperations( $this->repair( ... ) );
		return array(
			Route::get( '/repair', $operations->find( ... ) ),
			Route::post( '/repair', $operations->repair( ... ) ),
		);
	}

	/** Called only when a request or command needs it. */
	private function repair( RepairScope $scope = RepairScope::Everything ): Repair {
		$rows  = new RepairStore( $this->services->database );
		$links = new ManagerLinks( $this->services->profile_store(), $this->services->writer(), $this->services->intranet() );
		if ( RepairScope::Managers === $scope ) {
			return new Repair( $this->services->database, $this->services->change_log(), $rows, array( new LostManagers( $rows, $links ) ), array( new ManagerLoops( $rows, $this->services->profile_store(), $links ) ) );
		}
		return new Repair(
			$this->services->database,
			$this->services->change_log(),
			$rows,
			array(
				new LostAccounts( $rows, $this->services->profile_store(), $this->services->trash() ),
				new DoubledMeta( $this->services->database, $rows, $this->services->intranet() ),
				new StaleCopies( $rows, $this->services->profile_store(), $this->services->writer(), $this->services->row_writer(), $this->services->intranet() ),
				new LostWords( $rows, $this->services->profile_store(), $this->services->index() ),
				new LostManagers( $rows, $links ),
			),
			array(
				new ManagerLoops( $rows, $this->services->profile_store(), $links ),
				new LostPositions( $rows, $this->services->positions() ),
				new LostLines( $rows, $this->services->intranet(), $this->services->dotted_lines() ),
				new DoubledBookmarks( $this->services->database, $rows, $this->bookmarks ),
				new OrphanedWords( $rows, $this->services->index() ),
				new RoleCounts( $rows ),
				new GroupNumbers( $rows, new GroupCounts( $this->services->database ) ),
			)
		);
	}
}
