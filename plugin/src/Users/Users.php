<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Feature;
use Svc\Kernel\Operations;
use Svc\Kernel\Rest\Route;
use Svc\Users\Accounts\AccountOperations;
use Svc\Users\Accounts\AccountStore;
use Svc\Users\Bookmarks\BookmarkFeature;
use Svc\Users\Bookmarks\OwnBookmarks;
use Svc\Users\Cli\CliFeature;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Imports\Cleaner;
use Svc\Users\Imports\ImportFeature;
use Svc\Users\Imports\ImportStore;
use Svc\Users\Imports\RowStore;
use Svc\Users\Intranet\Directory\DirectoryFeature;
use Svc\Users\Intranet\Find\FindFeature;
use Svc\Users\Intranet\OrgChart\OrgChartFeature;
use Svc\Users\Intranet\People;
use Svc\Users\Intranet\Profile\IntranetProfileFeature;
use Svc\Users\Intranet\Repair\RepairFeature;
use Svc\Users\Migrations\AddIntranetColumns;
use Svc\Users\Migrations\AddListIndexes;
use Svc\Users\Migrations\CountChartChanges;
use Svc\Users\Migrations\CountGroups;
use Svc\Users\Migrations\CreateCharts;
use Svc\Users\Migrations\CreateImports;
use Svc\Users\Migrations\CreateProfiles;
use Svc\Users\Migrations\CreateSearchIndex;
use Svc\Users\Migrations\IndexReports;
use Svc\Users\Migrations\KeepAccountEmails;
use Svc\Users\Photos\PhotoFeature;
use Svc\Users\Privacy\PrivacyFeature;
use Svc\Users\Profiles\Photos;
use Svc\Users\Profiles\ProfileFeature;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Settings\Settings;
use Svc\Users\Settings\SettingsOperations;
use Svc\Users\Sheets\SheetFeature;
use Svc\Users\Storage\CallerProfiles;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\SearchIndex;

/** The users component: what its features share, and the features. */
final class Users {

	public const BASE = 'users/v1';

	public readonly ProfileStore $profile_store;
	public readonly MetaKeys $meta_keys;
	public readonly CallerProfiles $caller_profiles;
	public readonly Settings $settings;

	private readonly SearchIndex $index;
	private readonly IntranetMeta $intranet;
	private readonly ProfileWriter $writer;
	private readonly People $people;
	private readonly ProfilePolicy $policy;
	private readonly BookmarkFeature $bookmarks;

	/** @var list<Feature> */
	private readonly array $features;

	public function __construct( private readonly Database $database ) {
		$this->meta_keys     = new MetaKeys();
		$this->index         = new SearchIndex( $database, $this->meta_keys );
		$this->profile_store = new ProfileStore( $database, $this->index );
		$this->caller_profiles     = new CallerProfiles( $this->profile_store );
		$this->intranet      = new IntranetMeta( $database );
		$this->writer        = new ProfileWriter( $database, $this->profile_store, $this->intranet );
		$this->people        = new People( $this->profile_store );
		$this->settings      = new Settings( $database );
		$this->policy        = new ProfilePolicy( $this->settings, $this->caller_profiles );
		$this->bookmarks     = new BookmarkFeature( $database );
		$profiles            = new ProfileFeature( $database, $this->meta_keys, $this->index, $this->profile_store, $this->writer, $this->policy, $this->intranet, new Photos() );
		$intranet_profiles   = new IntranetProfileFeature( $this->profile_store, $this->writer, $this->intranet );
		$this->features      = array(
			$profiles,
			new DirectoryFeature( $database, $this->index, $this->people ),
			$intranet_profiles,
			new OrgChartFeature( $database ),
			new FindFeature( $database ),
			new ImportFeature( $database, $this->meta_keys, $this->index, $this->profile_store, $profiles, $intranet_profiles ),
			new SheetFeature( $database, $this->meta_keys, $this->index, $this->policy, $this->intranet ),
			$this->bookmarks,
			new PhotoFeature( $this->profile_store, $this->policy ),
			new RepairFeature( $database, $this->profile_store, $this->index, $this->writer, $this->intranet, $this->bookmarks ),
			new PrivacyFeature( $this->profile_store, $this->writer, $this->intranet, $this->meta_keys ),
			new DebugInfo( $database ),
			new CliFeature( new Operations( $this->routes( ... ) ), $this->meta_keys ),
		);
	}

	/** @return list<Migration> The version is how many there are: only ever append. */
	public function migrations(): array {
		return array(
			new CreateProfiles(),
			new CreateSearchIndex( $this->index, $this->profile_store ),
			new AddIntranetColumns( $this->intranet, $this->index, $this->profile_store ),
			new CreateCharts(),
			new CountGroups(),
			new AddListIndexes(),
			new CreateImports(),
		);
	}

	/** @return list<Migration> What came after other components had theirs. */
	public function later_migrations(): array {
		return array( new KeepAccountEmails(), new IndexReports(), new CountChartChanges() );
	}

	public function register(): void {
		$this->caller_profiles->register();
		( new Capabilities( $this->caller_profiles ) )->register();
		foreach ( $this->features as $feature ) {
			$feature->register();
		}
	}

	/** @return list<Route> */
	public function routes(): array {
		$accounts = new AccountOperations( new AccountStore( $this->database ) );
		$settings = new SettingsOperations( $this->settings );
		return array(
			...array_merge( ...array_map( static fn ( Feature $feature ): array => $feature->routes(), $this->features ) ),
			Route::get( '/accounts', $accounts->list( ... ) ),
			Route::get( '/settings', $settings->get( ... ) ),
			Route::put( '/settings', $settings->update( ... ) ),
		);
	}

	/** @return list<Ability> */
	public function abilities(): array {
		return array_merge( ...array_map( self::abilities_of( ... ), $this->features ) );
	}

	public function own_bookmarks(): OwnBookmarks {
		return $this->bookmarks->own();
	}

	public function import_cleaner(): Cleaner {
		return new Cleaner( new ImportStore( $this->database ), new RowStore( $this->database ) );
	}

	public function uninstalls_data(): bool {
		return $this->settings->deletes_data_on_uninstall();
	}

	public function delete_settings_and_meta(): void {
		IntranetMeta::uninstall();
		BookmarkFeature::uninstall();
		Settings::uninstall();
		Cleaner::uninstall();
	}

	/** @return list<Ability> */
	private static function abilities_of( Feature $feature ): array {
		return $feature instanceof OffersAbilities ? $feature->abilities() : array();
	}
}
