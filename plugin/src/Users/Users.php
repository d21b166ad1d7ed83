<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Component;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Step;
use Svc\Kernel\Operations;
use Svc\Users\Accounts\AccountFeature;
use Svc\Users\Blocks\PeopleBlocks;
use Svc\Users\Bookmarks\BookmarkFeature;
use Svc\Users\Cli\CliFeature;
use Svc\Users\Company\CompanyFeature;
use Svc\Users\Company\CompanyStore;
use Svc\Users\Imports\Cleaner;
use Svc\Users\Imports\ImportFeature;
use Svc\Users\Imports\ImportsTest;
use Svc\Users\Imports\Invitations;
use Svc\Users\Intranet\Directory\DirectoryFeature;
use Svc\Users\Intranet\Find\FindFeature;
use Svc\Users\Intranet\OpenManagers\OpenManagerFeature;
use Svc\Users\Intranet\OrgChart\OrgChartFeature;
use Svc\Users\Intranet\Positions\PositionFeature;
use Svc\Users\Intranet\Profile\IntranetProfileFeature;
use Svc\Users\Intranet\Repair\RepairFeature;
use Svc\Users\Photos\PhotoFeature;
use Svc\Users\Photos\PhotosTest;
use Svc\Users\Privacy\PrivacyFeature;
use Svc\Users\Profiles\ProfileFeature;
use Svc\Users\Profiles\Trash\TrashCleaner;
use Svc\Users\Screens\BootData;
use Svc\Users\Screens\PeopleMenu;
use Svc\Users\Screens\Preload;
use Svc\Users\Settings\Settings;
use Svc\Users\Settings\SettingsFeature;
use Svc\Users\Sheets\SheetFeature;
use Svc\Users\Storage\IntranetMeta;

/** The users component: profiles, the intranet, bookmarks. */
final class Users extends Component {

	public const BASE = 'users/v1';

	public readonly Services $services;

	private ?PeopleBlocks $people_blocks = null;

	public function __construct( Database $database, ComponentSwitches $switches ) {
		$this->services = new Services( $database, $switches );
	}

	public function base(): string {
		return self::BASE;
	}

	public function title(): string {
		return __( 'People', 'svc' );
	}

	public function manage(): string {
		return Capabilities::MANAGE;
	}

	public function is_optional(): bool {
		return false;
	}

	protected function features(): array {
		$services = $this->services;
		return array(
			ProfileFeature::class         => static fn () => new ProfileFeature( $services ),
			DirectoryFeature::class       => static fn () => new DirectoryFeature( $services ),
			IntranetProfileFeature::class => static fn () => new IntranetProfileFeature( $services ),
			OrgChartFeature::class        => static fn () => new OrgChartFeature( $services ),
			PositionFeature::class        => static fn () => new PositionFeature( $services ),
			FindFeature::class            => static fn () => new FindFeature( $services->database ),
			ImportFeature::class          => fn () => new ImportFeature( $services, $this->feature( ProfileFeature::class ), $this->feature( IntranetProfileFeature::class ) ),
			SheetFeature::class           => static fn () => new SheetFeature( $services ),
			BookmarkFeature::class        => static fn () => new BookmarkFeature( $services->database, $services->home ),
			PhotoFeature::class           => static fn () => new PhotoFeature( $services ),
			OpenManagerFeature::class     => static fn () => new OpenManagerFeature( $services ),
			RepairFeature::class          => fn () => new RepairFeature( $services, $this->feature( BookmarkFeature::class ) ),
			PrivacyFeature::class         => fn () => new PrivacyFeature( $services, $this->feature( PhotoFeature::class ) ),
			AccountFeature::class         => static fn () => new AccountFeature( $services->database ),
			CompanyFeature::class         => static fn () => new CompanyFeature( $services->database ),
			SettingsFeature::class        => static fn () => new SettingsFeature( $services ),
			CliFeature::class             => fn () => new CliFeature( $this->operations(), $services ),
		);
	}

	public function register(): void {
		( new Hooks( $this ) )->register();
	}

	public function capabilities(): array {
		return Capabilities::all( $this->services->caller_profiles( ... ) );
	}

	public function error_codes(): array {
		return array( PeopleError::class );
	}

	/** @return list<Step> */
	public function migrations(): array {
		return Migrations\Steps::all( $this->services );
	}

	public function tables(): array {
		return array( 'charts', 'group_counts', 'import_rows', 'imports', 'open_managers', 'photos', 'position_reports', 'positions', 'profiles', 'search', 'state', 'trash', 'trash_links' );
	}

	public function ability_categories(): array {
		return AbilityCategories::all();
	}

	public function blocks(): BlockSet {
		return $this->people_blocks()->set();
	}

	public function menu(): ?Menu {
		return ( new PeopleMenu( $this->services->caller_profiles(), new Preload( $this->services->caller_profiles() ) ) )->menu();
	}

	public function boot_data(): array {
		return ( new BootData( $this->services ) )->all();
	}

	public function health_tests(): array {
		return array( new PhotosTest(), new ImportsTest( $this->feature( ImportFeature::class )->cleaner() ) );
	}

	public function jobs(): array {
		return array( Cleaner::HOOK, Invitations::HOOK, TrashCleaner::HOOK );
	}

	/** Whether the administrator chose that deleting the plugin deletes its data. */
	public function deletes_data_on_uninstall(): bool {
		return $this->services->settings()->deletes_data_on_uninstall();
	}

	public function delete_data(): void {
		IntranetMeta::uninstall();
		BookmarkFeature::uninstall();
		Settings::uninstall();
		Cleaner::uninstall();
		TrashCleaner::uninstall();
		CompanyStore::uninstall();
	}

	/** The operations for blocks and the console, which call them in this process. */
	public function operations(): Operations {
		return new Operations( $this->routes( ... ) );
	}

	public function people_blocks(): PeopleBlocks {
		return $this->people_blocks ??= new PeopleBlocks( $this->operations(), fn () => $this->feature( BookmarkFeature::class )->own() );
	}
}
