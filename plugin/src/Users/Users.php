<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Component;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Kernel\LazyFeature;
use Svc\Kernel\Operations;
use Svc\Users\Accounts\AccountFeature;
use Svc\Users\Accounts\InvitationMessage;
use Svc\Users\Blocks\PeopleBlocks;
use Svc\Users\Bookmarks\BookmarkFeature;
use Svc\Users\Cli\CliFeature;
use Svc\Users\Company\CompanyFeature;
use Svc\Users\Company\CompanyStore;
use Svc\Users\Deliveries\DeliveryFeature;
use Svc\Users\Fields\RoleSettings;
use Svc\Users\History\HistoryFeature;
use Svc\Users\Imports\Cleaner;
use Svc\Users\Imports\ImportFeature;
use Svc\Users\Imports\ImportsTest;
use Svc\Users\Intranet\Directory\DirectoryFeature;
use Svc\Users\Intranet\Find\FindFeature;
use Svc\Users\Intranet\OpenManagers\OpenManagerFeature;
use Svc\Users\Intranet\OrgChart\OrgChartFeature;
use Svc\Users\Intranet\Positions\PositionFeature;
use Svc\Users\Intranet\Profile\IntranetProfileFeature;
use Svc\Users\Intranet\Repair\RepairFeature;
use Svc\Users\Photos\PhotoFeature;
use Svc\Users\PersonPages\PageSettings;
use Svc\Users\PersonPages\PersonPages;
use Svc\Users\Photos\PhotosTest;
use Svc\Users\Privacy\PrivacyFeature;
use Svc\Users\Profiles\ProfileFeature;
use Svc\Users\Profiles\Trash\TrashCleaner;
use Svc\Users\Screens\ActivationNotice;
use Svc\Users\Screens\BootData;
use Svc\Users\Screens\Page;
use Svc\Users\Screens\PeopleMenu;
use Svc\Users\Screens\Preload;
use Svc\Users\Settings\SettingsFeature;
use Svc\Users\Sheets\SheetFeature;
use Svc\Users\Storage\History\HistoryCleaner;
use Svc\Users\Storage\IntranetMeta;

/** The users component: profiles, the intranet, bookmarks. */
final class Users extends Component {

	public const BASE = 'users/v1';

	public readonly Services $services;

	private ?Operations $operations      = null;
	private ?PeopleBlocks $people_blocks = null;
	private ?PersonPages $person_pages   = null;

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
			ProfileFeature::class         => new LazyFeature( static fn () => new ProfileFeature( $services ), '/profiles' ),
			DirectoryFeature::class       => new LazyFeature( static fn () => new DirectoryFeature( $services ), '/intranet/directory', '/intranet/departments', '/intranet/direct-reports' ),
			IntranetProfileFeature::class => new LazyFeature( static fn () => new IntranetProfileFeature( $services ), '/intranet/profile' ),
			OrgChartFeature::class        => new LazyFeature( static fn () => new OrgChartFeature( $services ), '/intranet/org-chart', '/intranet/reporting-chain' ),
			PositionFeature::class        => new LazyFeature( static fn () => new PositionFeature( $services ), '/intranet/positions' ),
			FindFeature::class            => new LazyFeature( static fn () => new FindFeature( $services->database ) ),
			HistoryFeature::class         => new LazyFeature( static fn () => new HistoryFeature( $services ), '/profiles/*/history' ),
			ImportFeature::class          => new LazyFeature( fn () => new ImportFeature( $services, $this->feature( ProfileFeature::class ), $this->feature( IntranetProfileFeature::class ) ), '/imports' ),
			SheetFeature::class           => new LazyFeature( static fn () => new SheetFeature( $services ), '/profiles/export' ),
			BookmarkFeature::class        => new LazyFeature( static fn () => new BookmarkFeature( $services->database, $services->home ), '/intranet/bookmarks', '/intranet/collections' ),
			PhotoFeature::class           => new LazyFeature( static fn () => new PhotoFeature( $services ), '/photos' ),
			OpenManagerFeature::class     => new LazyFeature( static fn () => new OpenManagerFeature( $services ), '/intranet/open-managers' ),
			RepairFeature::class          => new LazyFeature( fn () => new RepairFeature( $services, $this->feature( BookmarkFeature::class ) ), '/repair' ),
			PrivacyFeature::class         => new LazyFeature( fn () => new PrivacyFeature( $services, $this->feature( PhotoFeature::class ) ) ),
			AccountFeature::class         => new LazyFeature( static fn () => new AccountFeature( $services ), '/accounts', '/profiles/*/invitation' ),
			DeliveryFeature::class        => new LazyFeature( static fn () => new DeliveryFeature( $services ), '/deliveries' ),
			CompanyFeature::class         => new LazyFeature( static fn () => new CompanyFeature( $services->database ), '/company' ),
			SettingsFeature::class        => new LazyFeature( static fn () => new SettingsFeature( $services ), '/settings' ),
			CliFeature::class             => new LazyFeature( fn () => new CliFeature( $this->operations(), $services ) ),
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

	public function migrations(): array {
		return Migrations\Steps::all( $this->services );
	}

	public function tables(): array {
		return array( 'addresses', 'charts', 'group_counts', 'history', 'import_rows', 'imports', 'kept_company', 'open_managers', 'photos', 'position_reports', 'positions', 'profiles', 'search', 'state', 'trash', 'trash_links' );
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
		return array(
			new PhotosTest(),
			new ImportsTest( $this->feature( ImportFeature::class )->cleaner() ),
		);
	}

	public function message_kinds(): array {
		return array( InvitationMessage::NAME => fn () => new InvitationMessage( $this->feature( ImportFeature::class )->invitations(), 'admin.php?page=' . Page::Deliveries->value ) );
	}

	public function network_options(): array {
		return array( RoleSettings::OPTION, CompanyStore::OPTION );
	}

	/** RoleSettings::OPTION, without loading the class. */
	public function read_options(): array {
		return array( 'svc_settings' );
	}

	public function jobs(): array {
		return array( Cleaner::HOOK, HistoryCleaner::HOOK, TrashCleaner::HOOK );
	}

	/** Whether the administrator chose that deleting the plugin deletes its data. */
	public function deletes_data_on_uninstall(): bool {
		return $this->services->settings()->deletes_data_on_uninstall();
	}

	public function exporters(): array {
		return array_merge(
			$this->feature( PrivacyFeature::class )->exporters(),
			$this->feature( HistoryFeature::class )->exporter()->exporters(),
			$this->feature( BookmarkFeature::class )->personal_data()->exporters(),
			$this->feature( PhotoFeature::class )->exporter()->exporters()
		);
	}

	public function erasers(): array {
		return $this->feature( PrivacyFeature::class )->erasers() + $this->feature( BookmarkFeature::class )->personal_data()->erasers();
	}

	public function delete_data(): void {
		IntranetMeta::uninstall();
		BookmarkFeature::uninstall();
		Cleaner::uninstall();
		TrashCleaner::uninstall();
		HistoryCleaner::uninstall();
		PageSettings::uninstall();
		ActivationNotice::forget();
	}

	/** The operations for blocks and the console, which call them in this process. */
	public function operations(): Operations {
		return $this->operations ??= new Operations( $this );
	}

	/** For other components. */
	public function contacts(): Contacts {
		return new Contacts( $this->services, $this->person_pages( ... ) );
	}

	public function people_blocks(): PeopleBlocks {
		return $this->people_blocks ??= new PeopleBlocks( $this->operations( ... ), fn () => $this->feature( BookmarkFeature::class )->own(), $this->person_pages( ... ), $this->contacts( ... ) );
	}

	public function person_pages(): PersonPages {
		return $this->person_pages ??= new PersonPages( $this->services, $this->operations( ... ) );
	}
}
