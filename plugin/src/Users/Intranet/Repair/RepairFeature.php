<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Bookmarks\BookmarkFeature;
use Svc\Users\Storage\GroupCounts;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\SearchIndex;

/** Finding and mending damage: on the main site's Site Health page, in the dashboard's chart, and as a WP-CLI command. */
final class RepairFeature implements Feature {

	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $profiles,
		private readonly SearchIndex $index,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
		private readonly BookmarkFeature $bookmarks,
	) {}

	public function register(): void {
		$is_command = defined( 'WP_CLI' );
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
			Route::post( '/repair', $operations->mend( ... ) ),
		);
	}

	/** Made when somebody asks for it. */
	private function repair( RepairScope $scope = RepairScope::Everything ): Repair {
		$rows  = new RepairStore( $this->database );
		$links = new ManagerLinks( $this->profiles, $this->writer, $this->intranet );
		if ( RepairScope::Managers === $scope ) {
			return new Repair( $this->database, $rows, array( new LostManagers( $rows, $links ) ), array( new ManagerLoops( $rows, $this->profiles, $links ) ) );
		}
		return new Repair(
			$this->database,
			$rows,
			array(
				new LostAccounts( $rows, $this->profiles, $this->writer ),
				new DoubledMeta( $this->database, $rows, $this->intranet ),
				new StaleCopies( $rows, $this->profiles, $this->writer, $this->intranet ),
				new LostWords( $rows, $this->profiles, $this->index ),
				new LostManagers( $rows, $links ),
			),
			array(
				new ManagerLoops( $rows, $this->profiles, $links ),
				new DoubledBookmarks( $this->database, $rows, $this->bookmarks ),
				new OrphanedWords( $rows, $this->index ),
				new RoleCounts( $rows ),
				new GroupNumbers( $rows, new GroupCounts( $this->database ) ),
			)
		);
	}
}
